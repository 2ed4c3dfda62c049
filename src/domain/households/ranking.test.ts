/** One ranking of all lists: cases by hand and what holds for every household. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PREFERENCES, rankTogether } from "./ranking.ts";

const order = (...ballots: string[]) =>
  rankTogether(ballots.map((ballot) => [...ballot])).map(({ id, rank }) => `${rank}${id}`);

describe("the household's ranking", () => {
  it.each([
    ["nobody's", [], []],
    ["one list as it is", ["cab"], ["1c", "2a", "3b"]],
    ["the favourite of most first", ["ab", "ab", "ba"], ["1a", "2b"]],
    ["two who want the opposite as equals", ["ab", "ba"], ["1a", "1b"]],
    ["what nobody puts last before what half put last", ["abc", "cba", "bac", "bca"], ["1b", "2a", "2c"]],
    ["a circle of three as equals", ["abc", "bca", "cab"], ["1a", "1b", "1c"]],
    ["what is named before what is not", ["a", "a", "b"], ["1a", "2b"]],
  ])("puts %s", (_, ballots, expected) => {
    expect(order(...ballots)).toEqual(expected);
  });

  it("agrees with Schulze's own example of 45 voters and five candidates", () => {
    const times = (count: number, list: string) => Array.from({ length: count }, () => list);
    const votes = [
      ...times(5, "acbed"),
      ...times(5, "adecb"),
      ...times(8, "bedac"),
      ...times(3, "cabed"),
      ...times(7, "caebd"),
      ...times(2, "cbade"),
      ...times(7, "dceba"),
      ...times(8, "ebadc"),
    ];

    expect(order(...votes)).toEqual(["1e", "2a", "3c", "4b", "5d"]);
  });

  it("counts who names and who leads, and says how many are equal", () => {
    const [first, second] = rankTogether([["a", "b"], ["b", "a"], ["c"]]);

    expect(first).toEqual({ id: "a", rank: 1, named: 2, first: 1, equals: 1 });
    expect(second).toEqual({ id: "b", rank: 1, named: 2, first: 1, equals: 1 });
  });
});

const anyBallot = fc.shuffledSubarray([..."abcdefg"], { minLength: 1, maxLength: MAX_PREFERENCES });
const anyBallots = fc.array(anyBallot, { minLength: 1, maxLength: 10 });
const ranksOf = (ballots: readonly (readonly string[])[]) =>
  Object.fromEntries(rankTogether(ballots).map(({ id, rank }) => [id, rank]));

it("does not depend on who voted first", () => {
  fc.assert(
    fc.property(anyBallots, (ballots) => {
      expect(rankTogether(ballots.toReversed())).toEqual(rankTogether(ballots));
    }),
  );
});

it("has a first, and puts first whatever most people would rather have than each other one", () => {
  fc.assert(
    fc.property(anyBallots, (ballots) => {
      const ranking = rankTogether(ballots);
      const place = (ballot: readonly string[], id: string) => (ballot.includes(id) ? ballot.indexOf(id) : 99);
      const wins = (a: string, b: string) => ballots.filter((one) => place(one, a) < place(one, b)).length;
      const winner = ranking.find(({ id }) => ranking.every((b) => b.id === id || wins(id, b.id) > wins(b.id, id)));

      expect(ranking[0]?.rank).toBe(1);
      if (winner) expect(ranking.filter(({ rank }) => rank === 1)).toEqual([winner]);
    }),
  );
});

it("never puts a package lower for a list more that leads with it", () => {
  fc.assert(
    fc.property(anyBallots, anyBallot, (ballots, more) => {
      const [best = ""] = more;
      const before = ranksOf(ballots)[best];

      if (before !== undefined) expect(ranksOf([...ballots, [best]])[best]).toBeLessThanOrEqual(before);
    }),
  );
});
