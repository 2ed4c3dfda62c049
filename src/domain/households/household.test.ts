/** Limits, who goes with whom, and that a group is never without an administrator. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_MEMBERS,
  hasPlace,
  householdFor,
  isMemberLimit,
  keepsAnAdministrator,
  leavingWith,
  MEMBER_LIMITS,
  type Membership,
} from "./household.ts";

const account = (id: string, role: Membership["role"]): Membership => ({
  id,
  role,
  userId: `u-${id}`,
  enteredBy: null,
});
const enteredBy = (id: string, other: string): Membership => ({
  id,
  role: "member",
  userId: null,
  enteredBy: `u-${other}`,
});

describe("the number of places", () => {
  it("is 4 to 10, and 8 when nothing else is said", () => {
    expect(MEMBER_LIMITS).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(DEFAULT_MEMBERS).toBe(8);
    expect([3, 4, 10, 11, 4.5, -8].map(isMemberLimit)).toEqual([false, true, true, false, false, false]);
  });

  it("lets one more in until all are taken", () => {
    expect([7, 8, 9].map((members) => hasPlace(members, 8))).toEqual([true, false, false]);
  });
});

it("takes along those whom the leaver has entered, and nobody else", () => {
  const members = [account("amina", "admin"), account("yusuf", "member"), enteredBy("khadija", "amina")];

  expect([...leavingWith(members, "amina")].sort()).toEqual(["amina", "khadija"]);
  expect([...leavingWith(members, "yusuf")]).toEqual(["yusuf"]);
  expect([...leavingWith(members, "khadija")]).toEqual(["khadija"]);
});

it("is for the group that most of the named are in", () => {
  const group = (id: string, ...people: string[]) => ({ id, members: people.map((travellerId) => ({ travellerId })) });
  const groups = [group("parents", "amina", "khadija"), group("cousins", "amina", "omar", "sara")];

  expect(householdFor(groups, new Set(["amina", "omar"]))).toBe("cousins");
  expect(householdFor(groups, new Set(["amina"]))).toBe("parents");
  expect(householdFor(groups, new Set())).toBe("parents");
  expect(householdFor([], new Set(["amina"]))).toBeUndefined();
});

const anyMembers = fc
  .uniqueArray(fc.constantFrom(..."abcdefghij"), { minLength: 1, maxLength: 10 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.constantFrom(account(id, "admin"), account(id, "member"), enteredBy(id, "a")))),
  );

it("never lets the last administrator go, whoever they take along", () => {
  fc.assert(
    fc.property(anyMembers, fc.array(fc.nat()), (members, goes) => {
      let left = members;
      fc.pre(keepsAnAdministrator(left, new Set()));
      for (const turn of goes) {
        const leaver = left[turn % left.length];
        const gone = leaver ? leavingWith(left, leaver.id) : new Set<string>();
        if (keepsAnAdministrator(left, gone)) left = left.filter(({ id }) => !gone.has(id));
      }

      expect(left.some(({ role }) => role === "admin")).toBe(true);
    }),
  );
});
