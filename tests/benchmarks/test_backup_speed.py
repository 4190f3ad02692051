"""How long a passphrase takes to become a key: long for who guesses, short for who knows it.

Aim: less than a second with the parameters that the program writes, also on a busy machine.
"""

from pytest_benchmark.fixture import BenchmarkFixture

from desktop.settings.passphrases import Passphrase
from desktop.settings.series_sealed import seal, unseal

WORDS = Passphrase("quattro gatti sul tetto")


def test_a_backup_is_opened(benchmark: BenchmarkFixture):
    """A small one: nearly all of the time goes into the key."""
    sealed = seal(b"{}", WORDS)
    assert benchmark.pedantic(unseal, (sealed, WORDS), rounds=5) == b"{}"
