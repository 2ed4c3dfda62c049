/** The opening draw (`sha256-sort-v1`): anybody who has the published values gets the same order (docs/queue.md). */

/** The hash of a text's UTF-8 bytes, in lower-case hex. */
export type Sha256 = (text: string) => string;

/** So many hex digits fit a number exactly, and numbers are compared much faster than texts. */
const EXACT_DIGITS = 13;

export const DRAW_ALGORITHM = "sha256-sort-v1";

/** Published when the window is announced: the server cannot choose another seed later. */
export function commitmentOf(serverSeed: string, sha256: Sha256): string {
  return sha256(serverSeed);
}

/** Stands for the frozen list of entries: another list has another root. */
export function ticketRootOf(entryIds: readonly string[], sha256: Sha256): string {
  return sha256(entryIds.toSorted(byCodeUnit).join("\n"));
}

export interface SeedParts {
  readonly serverSeed: string;
  readonly ticketRoot: string;
  /** Public randomness of a round that was fixed beforehand; null where there was none. */
  readonly beacon: string | null;
}

/** The seed depends on the committed secret, on everybody who is in, and on what nobody could know. */
export function seedOf({ serverSeed, ticketRoot, beacon }: SeedParts, sha256: Sha256): string {
  return sha256(`${serverSeed}:${ticketRoot}:${beacon ?? ""}`);
}

/** What an entry is sorted by; one's own can be recomputed without the others. */
export function drawKey(entryId: string, seed: string, sha256: Sha256): string {
  return sha256(`${seed}:${entryId}`);
}

/** Entries in the order drawn: ascending keys; equal ones, which sha-256 has not shown yet, by id. */
export function drawOrder(entryIds: readonly string[], seed: string, sha256: Sha256): string[] {
  return entryIds
    .map((entryId) => {
      const key = drawKey(entryId, seed, sha256);
      return { entryId, key, first: Number.parseInt(key.slice(0, EXACT_DIGITS), 16) };
    })
    .sort((a, b) => a.first - b.first || byCodeUnit(a.key, b.key) || byCodeUnit(a.entryId, b.entryId))
    .map(({ entryId }) => entryId);
}

/** Not by a language's rules, which differ between machines. */
function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
