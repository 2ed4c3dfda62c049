/** What many sockets hear alike: each message once to each, the same bytes to all, and nothing after they have left. */
import { expect, it } from "vitest";
import { Topics } from "./topics.ts";

it("tells everybody what is new, a newcomer what was said before, and nobody who has left", () => {
  const topics = new Topics();
  const heard = { first: [] as Buffer[], second: [] as Buffer[] };
  const leave = topics.join("w", (bytes) => heard.first.push(bytes));
  const one = Buffer.from("one");

  topics.say("w", one);
  topics.say("w", Buffer.from("one"));
  const leaveToo = topics.join("w", (bytes) => heard.second.push(bytes));
  topics.say("w", one);
  topics.say("other", Buffer.from("unheard"));
  topics.say("w", Buffer.from("two"));
  leave();
  topics.say("w", Buffer.from("three"));

  expect(heard.first.map(String)).toEqual(["one", "two"]);
  expect(heard.second.map(String)).toEqual(["one", "two", "three"]);
  expect(heard.first[0]).toBe(heard.second[0]);
  expect(topics.names()).toEqual(["w"]);
  leaveToo();
  expect(topics.names()).toEqual([]);
});

it("of which there is nothing to hear is forgotten, and may begin anew", () => {
  const topics = new Topics();
  const leave = topics.join("w", () => undefined);
  topics.drop("w");
  expect(topics.names()).toEqual([]);

  topics.join("w", () => undefined);
  leave();

  expect(topics.names()).toEqual(["w"]);
});
