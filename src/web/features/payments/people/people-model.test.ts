/** Who bears what: to the penny, within what each can pay, on every date. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { household } from "../../family/testing.ts";
import {
  agreedBy,
  capOf,
  debtsToYou,
  missingOf,
  numberedPeople,
  partsByAmount,
  peopleOf,
  type SplitPerson,
  shareWeightOf,
  splitAmounts,
  wrongOf,
} from "./people-model.ts";

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

function people(...changes: Partial<SplitPerson>[]): SplitPerson[] {
  return numberedPeople(changes.length, (number) => `P${number}`).map((person, at) => ({ ...person, ...changes[at] }));
}

it("bear the same each, by their shares, or by what each can pay", () => {
  const three = people({ share: "2" }, { cap: "300" }, { cap: "100" });

  expect(splitAmounts(100_00, three, "equal")).toEqual([3334, 3333, 3333]);
  expect(splitAmounts(100_00, three, "by_share")).toEqual([5000, 2500, 2500]);
  expect(splitAmounts(70_00, three, "by_ability")).toEqual([3000, 3000, 1000]);
});

it("are those of the household who can come: nobody bears a part for a child who stays at home", () => {
  const limits = { applications: 1, tooYoung: ["m2"], isMixed: false };

  expect(peopleOf(household({ limits }), 10).map(({ key }) => key)).toEqual(["m1", "m3"]);
});

it("never bear more than they can: what is over goes to the others, and what nobody can bear is told", () => {
  const three = people({ cap: "10" }, {}, { pays: false });

  expect(splitAmounts(100_00, three, "equal")).toEqual([1000, 9000, 0]);
  expect(splitAmounts(100_00, people({ cap: "10" }, { cap: "20.50" }), "equal")).toBeNull();
  expect(missingOf(100_00, people({ cap: "10" }, { cap: "20.50" }), "equal")).toBe(69_50);
  expect(missingOf(100_00, three, "equal")).toBe(0);
});

it("bear on each date a part that is exact in both directions, and never a negative one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5_000_00 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 }),
      (amounts, shares) => {
        const parts = splitAmounts(
          sum(amounts),
          people(...shares.map((share) => ({ share: String(share) }))),
          "by_share",
        );
        const rows = partsByAmount(amounts, parts ?? []);

        expect(rows.map(sum)).toEqual(amounts);
        expect(parts?.map((_, at) => sum(rows.map((row) => row[at] ?? 0)))).toEqual(parts);
        expect(rows.flat().every((part) => part >= 0)).toBe(true);
      },
    ),
  );
});

it.each<[string, string[], string[], string]>([
  ["so many times the least", ["23850.00", "7950.00", "0.00"], ["3", "1", "-"], "by_share"],
  ["the same but for a penny", ["33.34", "33.33", "33.33"], ["1", "1", "1"], "equal"],
  ["percentages", ["5500.00", "4500.00", "0.00"], ["55.00", "45.00", "-"], "by_share"],
  ["one for all", ["100.00", "0.00", "0.00"], ["1", "-", "-"], "equal"],
  ["nothing", [], ["1", "1", "1"], "equal"],
])("have the shares that were agreed on: %s", (_, amounts, shares, split) => {
  const three = people({}, {}, {});
  const parts = amounts.map((amount, at) => ({ memberId: three[at]?.key ?? "", amount: { amount } }));

  const agreed = agreedBy(three, parts);

  expect(agreed.people.map(({ pays, share }) => (pays ? share : "-"))).toEqual(shares);
  expect(agreed.split).toBe(split);
});

it("owe the reader their part of what is paid already, and all that is paid in their name", () => {
  const three = people({}, {}, { hasAccount: false });

  expect(debtsToYou(three, [1000, 1000, 1000], 300).map(({ from, minor }) => [from.name, minor])).toEqual([
    ["P2", 100],
    ["P3", 1100],
  ]);
  expect(debtsToYou(people({}, {}), [1000, 1000], 0)).toEqual([]);
});

it.each([
  ["share", { share: "0" }],
  ["share", { share: "x" }],
  ["cap", { cap: "10.005" }],
  ["cap", { cap: "0" }],
  ["cap", { cap: "-5" }],
] as const)("are wrong in their %s with %j", (field, changes) => {
  const [person, silent] = people(changes, { ...changes, pays: false });

  expect(person && wrongOf(person, "by_share")).toEqual([field]);
  expect(silent && wrongOf(silent, "by_share")).toEqual([]);
});

it("are read in the digits and with the marks of any keyboard", () => {
  const three = people({ share: "٢" }, { share: "०,५", cap: "۱٬۰۰۰٫۵" }, { share: "১.৫" });

  expect(three.flatMap((person) => wrongOf(person, "by_share"))).toEqual([]);
  expect(three.map((person) => shareWeightOf(person, "by_share"))).toEqual([2, 0.5, 1.5]);
  expect(three.map(capOf)).toEqual([null, 1000.5, null]);
});

it("have a fault where a share or a cap is none", () => {
  const wrong = [{ share: "0" }, { share: "100" }, { share: "-1" }, { cap: "0" }, { cap: "1,234" }, { cap: "x" }];

  expect(people(...wrong).map((person) => wrongOf(person, "by_share"))).toEqual([
    ...[["share"], ["share"], ["share"]],
    ...[["cap"], ["cap"], ["cap"]],
  ]);
});
