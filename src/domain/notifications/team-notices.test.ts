import { expect, it } from "vitest";
import { NOTICE_KINDS } from "./notice.ts";
import { teamKindsOf, teamRightOf } from "./team-notices.ts";

it("tells the team of everything that is about customers, and of nothing that is about the account or the licence", () => {
  const customers = NOTICE_KINDS.filter((kind) => kind.startsWith("customer_"));
  const personal = NOTICE_KINDS.filter((kind) => /^(licence|welcome|password|email|booking|team)_/.test(kind));

  expect(new Set(customers.map(teamRightOf))).toEqual(new Set(["bookings"]));
  expect(new Set(personal.map(teamRightOf))).toEqual(new Set([null]));
  expect(teamRightOf("question_asked")).toBe("voices");
});

it("names the kinds that come with rights: none with those that bring no notices", () => {
  const brought = teamKindsOf(["bookings", "money"]);

  expect(brought).toContain("customer_waits");
  expect(new Set(brought.map(teamRightOf))).toEqual(new Set(["bookings"]));
  expect(teamKindsOf(["money"])).toEqual([]);
});
