import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Subscriber } from "../bus/bus.ts";
import { wakeUpCalls } from "./wake-up-calls.ts";

/** Two workers here do `pack`, one `send`; what the other nodes are told ends when the test lets it. */
function given() {
  const woken: string[] = [];
  const told: string[] = [];
  let end = () => {};
  let hear: Subscriber["message"] = () => undefined;
  const bus = {
    subscribe: (_channel: string, subscriber: Subscriber) => {
      hear = (text) => subscriber.message(text);
    },
    publish: (_channel: string, name: string) => {
      told.push(name);
      return new Promise<void>((resolve, reject) => {
        end = name === "broken" ? () => reject(new Error("the line broke")) : resolve;
      });
    },
  };
  const calls = wakeUpCalls(bus, (worker) => woken.push(worker), { debug: () => undefined });
  calls.answers("pack", "1");
  calls.answers("pack", "2");
  calls.answers("send", "3");
  return { calls, woken, told, hear: (name: string) => hear(name), end: () => turn(end()) };
}

it("wakes who does the job, here and where another node sent it", () => {
  const { calls, woken, told, hear } = given();

  calls.call("pack");
  hear("send");
  hear("unknown");

  expect([woken, told]).toEqual([["1", "2", "3"], ["pack"]]);
});

it("tells the others a name once, however often it is called while something is told, and again afterwards", async () => {
  const { calls, told, end } = given();

  for (const name of ["pack", "send", "pack", "pack", "send"]) calls.call(name);
  for (let count = 0; count < 4; count += 1) await end();
  expect(told).toEqual(["pack", "send", "pack"]);

  calls.call("send");
  expect(told.at(-1)).toBe("send");
});

it("goes on after a line that broke", async () => {
  const { calls, told, end } = given();

  calls.call("broken");
  await end();
  calls.call("pack");

  expect(told).toEqual(["broken", "pack"]);
});
