/** Whoever looks on reckons the place that the server would tell, whatever happens in the line and whichever messages come. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type KnownStand,
  type LineNews,
  MOST_TOLD,
  NOBODY_GONE,
  readRanks,
  reckonStand,
  writeRanks,
} from "./leavings.ts";
import { type RankLine, rankLine } from "./line.ts";

const SECOND = 1_000;

/** What happens in one second: some join at the end, the first so many are let in, these give up; a node may see them in two parts. */
const Second = fc.record({
  joined: fc.nat(6),
  admitted: fc.nat(5),
  gaveUp: fc.array(fc.nat(60), { maxLength: 4 }),
  /** Of the ranks, those that the second node reads a second later. */
  late: fc.nat(3),
});

function newsOf({ asOf, left }: RankLine): LineNews {
  return { asOf, left };
}

function standIn(line: RankLine, rank: number): KnownStand {
  return { rank, position: line.placeOf(rank), asOf: line.asOf };
}

/** A line of `drawn` households with a history; `look` sees it after every second. */
function play(
  drawn: number,
  seconds: readonly { joined: number; admitted: number; gaveUp: readonly number[]; late: number }[],
  look: (moment: { at: number; nodes: readonly [RankLine, RankLine]; waiting: ReadonlySet<number> }) => void,
): void {
  const nodes = [rankLine(), rankLine()] as const;
  const waiting = new Set(Array.from({ length: drawn }, (_, at) => at + 1));
  let last = drawn;
  let missed: number[] = [];
  for (const [at, { joined, admitted, gaveUp, late }] of seconds.entries()) {
    for (let count = 0; count < joined; count += 1) {
      last += 1;
      waiting.add(last);
    }
    const front = [...waiting].slice(0, admitted);
    const others = gaveUp.flatMap((place) => [...waiting][admitted + place] ?? []);
    const left = [...new Set([...front, ...others])];
    for (const rank of left) waiting.delete(rank);
    nodes[0].leave(left, at * SECOND);
    // Read again with an overlap, and a part of it later.
    nodes[1].leave([...missed, ...left.slice(0, left.length - late)], at * SECOND);
    missed = left;
    look({ at, nodes, waiting });
  }
}

describe("the reckoned place", () => {
  it("is the server's own after every second, from either node's messages, whichever are missed", () => {
    const heard = fc.infiniteStream(fc.record({ isHeard: fc.boolean(), node: fc.nat(1) }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        fc.array(Second, { maxLength: 40 }),
        heard,
        (drawn, seconds, luck) => {
          const known = new Map<number, KnownStand>();
          play(drawn, seconds, ({ nodes, waiting }) => {
            const { isHeard, node } = luck.next().value;
            const server = nodes[node] ?? nodes[0];
            for (const rank of waiting) if (!known.has(rank)) known.set(rank, standIn(server, rank));
            if (!isHeard) return;
            for (const [rank, stand] of known) {
              const reckoned = reckonStand(stand, newsOf(server));
              if (reckoned.kind === "at") {
                expect(waiting.has(rank) || server !== nodes[0]).toBe(true);
                expect(reckoned).toEqual({ kind: "at", position: server.placeOf(rank), asOf: server.asOf });
                known.set(rank, { rank, ...reckoned });
              } else if (reckoned.kind === "gone") {
                expect(waiting.has(rank)).toBe(false);
                known.delete(rank);
              } else if (waiting.has(rank)) known.set(rank, standIn(server, rank));
              else known.delete(rank);
            }
          });
        },
      ),
    );
  });

  it("is known from one node's messages alone without asking, as long as no more left meanwhile than are told", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.array(Second, { maxLength: 20 }), (drawn, seconds) => {
        const first = new Map<number, KnownStand>();
        play(drawn, seconds, ({ at, nodes: [server], waiting }) => {
          if (at === 0) for (const rank of waiting) first.set(rank, standIn(server, rank));
          for (const [rank, stand] of first) {
            const position = waiting.has(rank) ? server.placeOf(rank) : null;
            const expected = position === null ? { kind: "gone" } : { kind: "at", position, asOf: server.asOf };
            expect(reckonStand(stand, newsOf(server))).toEqual(expected);
          }
        });
      }),
    );
  });
});

it("another line's message, as after another draw, is not taken for one's own", () => {
  const [own, other] = [rankLine(), rankLine()];
  own.leave([1, 2], 0);
  other.leave([1, 3, 4], 0);

  expect(reckonStand(standIn(own, 9), newsOf(other))).toEqual({ kind: "unknown" });
  other.leave([2], 0);
  expect(reckonStand(standIn(other, 9), newsOf(own))).toEqual({ kind: "older" });
});

it("more than are told at once leave a gap that is noticed, and only those who left lately are told", () => {
  const line = rankLine();
  const before = standIn(line, 50_000);

  line.leave(
    Array.from({ length: MOST_TOLD + 1 }, (_, at) => 2 * at + 1),
    0,
  );
  expect(reckonStand(before, newsOf(line)).kind).toBe("unknown");
  const after = standIn(line, 50_000);
  line.leave([2], 60_000);

  expect(readRanks(line.left)).toHaveLength(200);
  expect(reckonStand(after, newsOf(line))).toEqual({ kind: "at", position: after.position - 1, asOf: line.asOf });
});

it("ranks are written in the order in which they left and read back, the newest first", () => {
  expect(writeRanks([7, 8, 9, 4, 10])).toBe("7-9,4,10");
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 100 }), (ranks) => {
      expect(readRanks(writeRanks(ranks))).toEqual(ranks.toReversed());
    }),
  );
  expect(readRanks("1-999999999")).toHaveLength(MOST_TOLD);
});

it.each(["x", "1,", "-1", "0", "1-", "1--2", "1e3", "9999999999", " 1"])("%j is no list of ranks", (text) => {
  expect(readRanks(text)).toBeNull();
  const stand = { rank: 1, position: 1, asOf: NOBODY_GONE };
  expect(reckonStand(stand, { asOf: NOBODY_GONE, left: text })).toEqual({ kind: "unknown" });
});
