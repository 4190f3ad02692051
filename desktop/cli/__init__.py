"""The sub-commands of `tabellone`: for set-up, testing, laboratories and scripts.

Results go to stdout, talk to stderr. Exit 0: done; 1: the answer is no; 2: wrong use; 3: the machine failed.
"""
