# SPDX-License-Identifier: MIT
#
# The printed table: a figure, its peer, and whether the floor holds.


class Table:
    """Collects figures and prints each as soon as it is known.

    Floors and targets are upper limits in the figure's own unit. A floor may also be a ratio to
    the peer, because machines differ and ratios differ less.
    """

    def __init__(self):
        self.below = 0
        print(f"{'row':4}{'figure':38}{'ours':>12}{'peer':>12}{'ratio':>10}"
              f"{'floor':>14}{'target':>10}  verdict")

    def add(self, row, figure, ours, unit, peer=None, peer_name="", floor=None, target=None,
            floor_ratio=None):
        """One line. `floor_ratio`: how much of the peer's figure ours may be."""
        ratio = ours / peer if peer else None
        holds = (floor is None or ours <= floor) and (
            floor_ratio is None or ratio is None or ratio <= floor_ratio)
        reached = target is not None and ours <= target
        self.below += not holds
        verdict = "BELOW FLOOR" if not holds else "ok, target reached" if reached else "ok"
        limit = f"{floor_ratio:g} of peer" if floor_ratio else amount(floor, unit)
        print(f"{row:4}{figure:38}{amount(ours, unit):>12}{amount(peer, unit):>12}"
              f"{f'{ratio:.3f}' if ratio is not None else '-':>10}{limit:>14}"
              f"{amount(target, unit):>10}  {verdict}"
              + (f" (peer: {peer_name})" if peer_name else ""), flush=True)

    def finish(self):
        print("no figure is below its floor" if not self.below
              else f"{self.below} figures are below their floor")
        return 1 if self.below else 0


def amount(value, unit):
    """A number with its unit, short enough for a column."""
    if value is None:
        return "-"
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:.{digits}f} {unit}"
