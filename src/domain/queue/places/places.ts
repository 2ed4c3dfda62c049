/** Places of all who wait in one window: a rank less those before it who are no longer waiting (a Fenwick tree). */

export interface Places {
  /** Whoever had this rank waits no longer; once for each rank. */
  leave(rank: number): void;
  /** The place of a rank that still waits, from 1. */
  of(rank: number): number;
  /** Room for ranks up to this one. */
  grow(ranks: number): void;
}

/** `ranks` is the highest rank given so far. Both questions take as many steps as the number has bits. */
export function places(ranks = 0): Places {
  let gone = new Int32Array(capacityFor(ranks));
  const add = (rank: number) => {
    for (let at = rank; at < gone.length; at += at & -at) gone[at] = (gone[at] ?? 0) + 1;
  };
  const goneUpTo = (rank: number) => {
    let total = 0;
    for (let at = rank; at > 0; at -= at & -at) total += gone[at] ?? 0;
    return total;
  };
  /** A tree of twice the size keeps the old sums; only the nodes above the old end are new. */
  function grow(ranks: number): void {
    while (gone.length <= ranks) {
      const wider = new Int32Array(gone.length * 2);
      wider.set(gone);
      wider[gone.length] = goneUpTo(gone.length - 1);
      gone = wider;
    }
  }
  return {
    grow,
    leave(rank) {
      grow(rank);
      add(rank);
    },
    of: (rank) => rank - goneUpTo(Math.min(rank - 1, gone.length - 1)),
  };
}

function capacityFor(ranks: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, ranks + 1)));
}
