/** Many who ask at once become batches: each has its own answer, nobody waits twice, and nothing is begun in vain. */
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import pg from "pg";
import { expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { askedBy, askerNow } from "../workers/asker.ts";
import { ALONE, type CombinedOutcome, combine } from "./combine.ts";
import { forSelling, isSelling } from "./pools/pools.ts";

interface Asked {
  readonly id: number;
  readonly by: string;
  readonly lane: string;
  readonly kind: "answer" | "refusal" | "alone" | "fault";
}

const someone = fc.record({
  by: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
  lane: fc.constantFrom("1", "2"),
  kind: fc.constantFrom<Asked["kind"][]>("answer", "answer", "answer", "answer", "refusal", "alone", "fault"),
  after: fc.constantFrom(0, 0, 0, 1, 2),
});

it("gives everybody their own answer, in batches of a lane, one of each asker at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someone, { minLength: 1, maxLength: 60 }), async (people) => {
      const seen: Asked[][] = [];
      const underWay = new Set<readonly Asked[]>();
      const ask = combine<Asked, number>({
        by: ({ by }) => by,
        lane: ({ lane }) => lane,
        most: 5,
        async together(batch) {
          seen.push([...batch]);
          underWay.add(batch);
          const beside = [...underWay].filter(([first]) => first?.lane === batch[0]?.lane);
          // Whoever goes alone may meet another of its own, as with two devices.
          const several = beside.filter(({ length }) => length > 1);
          const askers = several.flat().map(({ by }) => by);
          await wait(1);
          underWay.delete(batch);
          expect(several.length).toBeLessThanOrEqual(2);
          expect(new Set(batch.map(({ lane }) => lane)).size).toBe(1);
          expect(new Set(askers).size).toBe(askers.length);
          if (batch.some(({ kind }) => kind === "fault")) throw new Error("fault");
          return batch.map(({ id, kind }): CombinedOutcome<number> => {
            if (kind === "refusal") return { refusal: new Error("refused") };
            return kind === "alone" && batch.length > 1 ? ALONE : { answer: id };
          });
        },
      });

      const answers = await Promise.all(
        people.map(async ({ after, ...one }, id) => {
          if (after > 0) await wait(after);
          return ask({ ...one, id }).catch((error: Error) => error.message);
        }),
      );

      const due = people.map(({ kind }, id) => ({ answer: id, alone: id, refusal: "refused", fault: "fault" })[kind]);
      expect(answers).toEqual(due);
      expect(Math.max(...seen.map(({ length }) => length))).toBeLessThanOrEqual(5);
      expect(new Set(seen.flat().map(({ id }) => id)).size).toBe(people.length);
    }),
    { numRuns: 30 },
  );
});

it("takes those of one moment together, in the order in which they came, and the next while two are under way", async () => {
  const batches: number[][] = [];
  const ask = combine<number, number>({
    most: 4,
    async together(batch) {
      batches.push([...batch]);
      await wait(5);
      return batch.map((answer) => ({ answer }));
    },
  });

  await Promise.all(Array.from({ length: 11 }, (_, id) => ask(id)));

  expect(batches).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10],
  ]);
});

it("does a batch that failed one by one, in order; where the database is away nobody tries twice", async () => {
  const tried: number[][] = [];
  let fault: Error = new Error("a reference was taken");
  const ask = combine<number, number>({
    async together(batch) {
      tried.push([...batch]);
      if (batch.length > 1) throw fault;
      return batch.map((answer) => ({ answer }));
    },
  });

  const done = await Promise.all([ask(1), ask(2), ask(3)]);
  expect([done, tried]).toEqual([
    [1, 2, 3],
    [[1, 2, 3], [1], [2], [3]],
  ]);

  tried.length = 0;
  fault = Object.assign(new pg.DatabaseError("terminating connection", 1, "error"), { code: "57P01" });
  const lost = await Promise.allSettled([ask(1), ask(2)]);
  expect([lost.map(({ status }) => status), tried]).toEqual([["rejected", "rejected"], [[1, 2]]]);
});

it("refuses with the time that those before it need, once too many wait", async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const ask = combine<number, number>({
    async together(batch) {
      await held;
      return batch.map((answer) => ({ answer }));
    },
  });
  const waiting = Array.from({ length: 2_000 }, (_, id) => ask(id));

  const refusal = await ask(2_001).catch((error: unknown) => error);
  goOn();

  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: "unavailable", status: 503, params: { seconds: expect.any(Number) } });
  expect(await Promise.all(waiting)).toHaveLength(2_000);
  expect(await ask(7)).toBe(7);
});

it("begins nothing for whoever has left, and does nothing as one of those who asked, but with their connections", async () => {
  const begun: number[] = [];
  const askers: unknown[] = [];
  const ask = combine<{ id: number; gone: boolean }, number>({
    hasLeft: ({ gone }) => gone,
    async together(batch) {
      begun.push(...batch.map(({ id }) => id));
      askers.push([askerNow(), isSelling()]);
      return batch.map(({ id }) => ({ answer: id }));
    },
  });

  const answers = await askedBy({ account: "a", network: "n" }, () =>
    Promise.allSettled([ask({ id: 1, gone: false }), ask({ id: 2, gone: true }), ask({ id: 3, gone: false })]),
  );

  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await forSelling(() => ask({ id: 4, gone: false }));

  expect(begun).toEqual([1, 3, 4]);
  expect(askers).toEqual([
    [null, false],
    [null, true],
  ]);
});
