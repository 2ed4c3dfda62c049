/** Who comes next where work is scarce: nobody takes it from everybody. */
import { describe, expect, it } from "vitest";
import type { Asker } from "./asker.ts";
import { LineFull, openFairQueue } from "./line.ts";

const PATIENT = new AbortController().signal;
const one = (account: string, network = account): Asker => ({ account, network });

/** A line of one place that somebody else has; `done` lets one task after the other end, in the order in which they came up. */
function busyLine(mayWait = 50) {
  const line = openFairQueue(1, mayWait);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: Asker, name = asker.account ?? "") =>
    line.during(
      PATIENT,
      () => {
        order.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      asker,
    );
  const first = ask(one("first"));
  return {
    ask,
    async done(): Promise<string[]> {
      await new Promise((resolve) => setTimeout(resolve, 2));
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      await first;
      return order.slice(1);
    },
  };
}

describe("a line", () => {
  it("is filled in turn by account: whoever comes once does not wait for somebody's fifty-fifth", async () => {
    const { ask, done } = busyLine();
    const refused: unknown[] = [];
    for (let at = 0; at < 55; at += 1) ask(one("greedy")).catch((error: unknown) => refused.push(error));
    const honest = ["a", "b", "c", "d", "e"].map((name) => ask(one(name)));

    const order = await done();
    await Promise.all(honest);

    expect(Math.max(...["a", "b", "c", "d", "e"].map((name) => order.indexOf(name)))).toBeLessThanOrEqual(5);
    expect(refused).toHaveLength(55 - 22);
    expect(refused.every((error) => error instanceof LineFull)).toBe(true);
  });

  it("is filled by no account: two of its tasks stand there, and a neighbour of its network finds room", async () => {
    const { ask, done } = busyLine(4);
    const greedy = Array.from({ length: 10 }, () => ask(one("greedy", "mosque")));
    const neighbours = ["a", "b"].map((name) => ask(one(name, "mosque")));

    await done();

    await Promise.all([...greedy, ...neighbours]);
  });

  it("is not filled by many accounts of one network: the last of them makes room for somebody else", async () => {
    const { ask, done } = busyLine(10);
    const outcomes = Array.from({ length: 30 }, (_, at) =>
      ask(one(`m${at}`, "attacker")).catch((error: unknown) => error),
    );
    const honest = ask(one("honest"));

    const order = await done();
    await honest;

    expect(order.indexOf("honest")).toBeLessThanOrEqual(1);
    expect((await Promise.all(outcomes)).filter((outcome) => outcome instanceof LineFull)).toHaveLength(21);
  });

  it("lets an office or a mosque of one address take all its turns where nobody else waits", async () => {
    const { ask, done } = busyLine();
    const people = Array.from({ length: 20 }, (_, at) => ask(one(`p${at}`, "mosque")));

    expect(new Set(await done()).size).toBe(20);
    await Promise.all(people);
  });

  it("keeps the order of one account's own tasks", async () => {
    const { ask, done } = busyLine();
    const mine = ["1", "2", "3", "4"].map((name) => ask(one("me"), name));

    expect(await done()).toEqual(["1", "2", "3", "4"]);
    await Promise.all(mine);
  });
});
