/** Who is reminded. */
import { expect, it } from "vitest";
import { lateMembers, type Remindable, toRemind } from "./reminder.ts";

const person = (id: string, keeperId: string | null, state: Remindable["state"] = "incomplete"): Remindable => ({
  id,
  keeperId,
  state,
});
const idsOf = (members: readonly Remindable[]) => members.map(({ id }) => id);

it("is for those who can do something, and not for who presses", () => {
  const members = [
    person("ready", "u1", "ready"),
    person("checked", "u2", "pending"),
    person("late", "u3"),
    person("mine", "admin"),
    person("nobody's", null),
  ];

  expect(idsOf(lateMembers(members, "admin"))).toEqual(["late"]);
});

it("goes once a day to an account, also where it answers for several people", () => {
  const late = [person("omar", "omar"), person("sara", "omar"), person("lina", "lina")];

  expect(idsOf(toRemind(late, new Set()))).toEqual(["omar", "lina"]);
  expect(idsOf(toRemind(late, new Set(["omar"])))).toEqual(["lina"]);
  expect(toRemind(late, new Set(["omar", "lina"]))).toEqual([]);
});
