/**
 * One ranking from the lists of all who vote, by the method of Schulze (2011): a package stands above another where more
 * people would rather have it, directly or along the strongest chain of such pairs. Nobody gains by naming a rival, and one
 * more list that puts a package first never puts it lower.
 */

/** Nusuk takes up to five; so does a list. Source: docs/sources.md#preferences. */
export const MAX_PREFERENCES = 5;

/** Best first, each once; what is not on it is below everything that is. */
export type Ballot = readonly string[];

export interface Ranked {
  readonly id: string;
  /** 1 for the best; equals share a rank. */
  readonly rank: number;
  /** Lists that it is on, and lists that it leads. */
  readonly named: number;
  readonly first: number;
  /** Others of the same rank: as many would rather have the one as the other. */
  readonly equals: number;
}

/** Best first; of equals, those on more lists. Empty without a list. */
export function rankTogether(ballots: readonly Ballot[]): Ranked[] {
  const ids = [...new Set(ballots.flat())].toSorted();
  const strength = strongestChains(ids, ballots);
  const beats = (a: number, b: number) => (strength[a]?.[b] ?? 0) > (strength[b]?.[a] ?? 0);
  const ranks = ids.map((_, one) => 1 + ids.filter((_, other) => beats(other, one)).length);
  return ids
    .map((id, index) => ({
      id,
      rank: ranks[index] ?? 1,
      named: ballots.filter((ballot) => ballot.includes(id)).length,
      first: ballots.filter(([best]) => best === id).length,
      equals: ranks.filter((rank) => rank === ranks[index]).length - 1,
    }))
    .toSorted((a, b) => a.rank - b.rank || b.named - a.named);
}

/** How many would rather have the first than the second. */
function preferring(a: string, b: string, ballots: readonly Ballot[]): number {
  return ballots.filter((ballot) => placeIn(ballot, a) < placeIn(ballot, b)).length;
}

function placeIn(ballot: Ballot, id: string): number {
  const place = ballot.indexOf(id);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

/** The widest path between each two, by Floyd and Warshall: a chain is as strong as its weakest pair. */
function strongestChains(ids: readonly string[], ballots: readonly Ballot[]): number[][] {
  const strength = ids.map((a) =>
    ids.map((b) => {
      const wins = preferring(a, b, ballots);
      return wins > preferring(b, a, ballots) ? wins : 0;
    }),
  );
  for (const through of ids.keys()) {
    for (const row of strength) {
      const toThere = row[through] ?? 0;
      for (const to of ids.keys()) {
        row[to] = Math.max(row[to] ?? 0, Math.min(toThere, strength[through]?.[to] ?? 0));
      }
    }
  }
  return strength;
}
