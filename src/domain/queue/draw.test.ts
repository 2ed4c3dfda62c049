/** The draw, its proof, and that every rank is as likely as any other. */
import { hash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitmentOf, drawOrder, seedOf, ticketRootOf } from "./draw.ts";
import { checkProof, type Proof } from "./proof.ts";

const sha256 = (text: string) => hash("sha256", text);
const ids = (count: number) => Array.from({ length: count }, (_, at) => `entry-${at}`);

function proofOf(entryIds: readonly string[], { late = 2, beacon = "b7" as string | null } = {}): Proof {
  const serverSeed = "secret";
  const ticketRoot = ticketRootOf(entryIds, sha256);
  const seed = seedOf({ serverSeed, ticketRoot, beacon }, sha256);
  const drawn = drawOrder(entryIds, seed, sha256).map((entryId, at) => ({ entryId, rank: at + 1 }));
  const arrivals = ids(late).map((id, at) => ({
    entryId: `late-${id}`,
    rank: drawn.length + at + 1,
    at: new Date(Date.UTC(2027, 0, 1, 9, 0, at)).toISOString(),
  }));
  const opensAt = "2027-01-01T09:00:00.000Z";
  return {
    commitment: commitmentOf(serverSeed, sha256),
    serverSeed,
    ticketRoot,
    beacon,
    seed,
    opensAt,
    drawn,
    arrivals,
  };
}

describe("the draw", () => {
  it("is the documented sum, digit for digit", () => {
    const root = ticketRootOf(["b", "a"], sha256);
    const seed = seedOf({ serverSeed: "s", ticketRoot: root, beacon: null }, sha256);

    expect(root).toBe(sha256("a\nb"));
    expect(seed).toBe(sha256(`s:${root}:`));
    expect(drawOrder(["a", "b"], seed, sha256)[0]).toBe(sha256(`${seed}:a`) < sha256(`${seed}:b`) ? "a" : "b");
  });

  it("does not depend on the order in which entries came", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 }), fc.string(), (entries, seed) => {
        expect(drawOrder(entries.toReversed(), seed, sha256)).toEqual(drawOrder(entries, seed, sha256));
      }),
    );
  });

  it("gives each of fifty households every rank equally often", () => {
    const draws = 20_000;
    const size = 50;
    const counts = new Array<number>(size).fill(0);
    for (let at = 0; at < draws; at += 1) {
      const rank = drawOrder(ids(size), `seed-${at}`, sha256).indexOf("entry-7");
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    const expected = draws / size;
    const chiSquare = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);

    // 99 % of fair draws stay below this, at 49 degrees of freedom; the seeds are fixed, so this one does or does not.
    expect(chiSquare).toBeLessThan(74.9);
  });
});

describe("fairness over many draws", () => {
  const SIZE = 12;
  const DRAWS = 20_000;
  const household = (at: number) => sha256(`household ${at}`).slice(0, 22);
  const crowd = Array.from({ length: SIZE }, (_, at) => household(at));
  /** By household and rank, how often; each draw with a secret of its own, of a fixed list, and the beacon at every other. */
  const counts = crowd.map(() => new Array<number>(SIZE).fill(0));
  const followers = new Array<number>(SIZE - 1).fill(0);

  for (let draw = 0; draw < DRAWS; draw += 1) {
    const ticketRoot = ticketRootOf(crowd, sha256);
    const beacon = draw % 2 ? sha256(`round ${draw}`) : null;
    const seed = seedOf({ serverSeed: sha256(`secret ${draw}`), ticketRoot, beacon }, sha256);
    const ranks = new Map(drawOrder(crowd, seed, sha256).map((entryId, rank) => [entryId, rank]));
    const rankOf = (at: number) => ranks.get(crowd[at] ?? "") ?? 0;
    for (const [at, row] of counts.entries()) row[rankOf(at)] = (row[rankOf(at)] ?? 0) + 1;
    const ahead = (rankOf(1) - rankOf(0) + SIZE) % SIZE;
    followers[ahead - 1] = (followers[ahead - 1] ?? 0) + 1;
  }

  const chiSquare = (observed: readonly number[], expected: number) =>
    observed.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);

  it("gives every household every rank equally often", () => {
    // Rows and columns have fixed sums: (n − 1)/n of it has (n − 1)² = 121 degrees of freedom; 99 % stay below 160.1.
    expect((chiSquare(counts.flat(), DRAWS / SIZE) * (SIZE - 1)) / SIZE).toBeLessThan(160.1);
    for (const row of counts) expect(row.reduce((total, count) => total + count, 0)).toBe(DRAWS);
  });

  it("puts two who came together no nearer to each other than any others", () => {
    // Ten degrees of freedom.
    expect(chiSquare(followers, DRAWS / (SIZE - 1))).toBeLessThan(23.2);
  });

  it("would be missed by the same sum where one household got a better half of the line in one draw of twenty", () => {
    const lean = DRAWS / 20 / (SIZE / 2);
    const leaning = counts.map((row, at) => row.map((count, rank) => count + (at > 0 ? 0 : rank < 6 ? lean : -lean)));

    expect((chiSquare(leaning.flat(), DRAWS / SIZE) * (SIZE - 1)) / SIZE).toBeGreaterThan(160.1);
  });
});

describe("a proof", () => {
  it("holds as it was made, with a beacon and without", () => {
    for (const beacon of ["b7", null])
      expect(Object.values(checkProof(proofOf(ids(30), { beacon }), sha256) ?? {})).toEqual([
        true,
        true,
        true,
        true,
        true,
      ]);
  });

  it("before the opening is not complete", () => {
    expect(checkProof({ ...proofOf([]), serverSeed: null }, sha256)).toBeNull();
  });

  it.each<[string, (proof: Proof) => Proof, string]>([
    ["another secret", (proof) => ({ ...proof, serverSeed: "other" }), "commitment"],
    ["an entry more", (proof) => ({ ...proof, drawn: [...proof.drawn, { entryId: "x", rank: 31 }] }), "ticketRoot"],
    ["an entry twice", (proof) => ({ ...proof, drawn: [...proof.drawn, ...proof.drawn.slice(0, 1)] }), "ticketRoot"],
    ["another beacon", (proof) => ({ ...proof, beacon: "b8" }), "seed"],
    ["two that changed places", (proof) => ({ ...proof, drawn: swapFirst(proof.drawn) }), "order"],
    ["somebody late put before others", (proof) => ({ ...proof, arrivals: proof.arrivals.toReversed() }), "arrivals"],
    [
      "somebody late who came before the opening",
      (proof) => ({ ...proof, opensAt: "2028-01-01T00:00:00Z" }),
      "arrivals",
    ],
  ])("shows %s", (_, forge, check) => {
    expect(checkProof(forge(proofOf(ids(30))), sha256)).toMatchObject({ [check]: false });
  });
});

function swapFirst<T extends { readonly entryId: string }>(list: readonly T[]): T[] {
  const [first, second, ...rest] = list;
  return first && second ? [{ ...first, entryId: second.entryId }, { ...second, entryId: first.entryId }, ...rest] : [];
}
