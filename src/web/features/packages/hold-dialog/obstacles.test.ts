/** Who of a household cannot come along, and with whom an admitted household begins. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { obstaclesTo, startOfHold, startOfTurn } from "./obstacles.ts";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const JOURNEY = { id: "safa", departureDate: "2027-05-05", returnDate: "2027-05-25" };

const amina = { id: "amina", birthDate: "1985-04-01", isSelf: true };
const child = { id: "child", birthDate: "2022-08-30", isSelf: false };
const yusuf = { id: "yusuf", birthDate: "1980-01-01", isSelf: false };

describe("obstaclesTo", () => {
  it("knows a child by its birth date, one of a member by the household, and whoever is named on another journey", () => {
    const booking = {
      phase: "confirmed",
      ...{ completed: false, holdExpiresAt: null, reference: "RH-7K3Q2M" },
      ...{ departureDate: "2027-05-01", returnDate: "2027-05-20" },
      parts: [{ packageId: "noor", seats: 2, travellers: [{ id: "yusuf" }] }],
    } as const;
    const groups = [{ limits: { tooYoung: ["m2"] }, members: [{ id: "m2", travellerId: "omar" }] }];

    const found = obstaclesTo(JOURNEY, { travellers: [amina, child, yusuf], groups, bookings: [booking] }, NOW);

    expect(Object.fromEntries(found)).toEqual({
      child: { kind: "too_young" },
      omar: { kind: "too_young" },
      yusuf: { kind: "travelling", reference: "RH-7K3Q2M" },
    });
  });

  it("lets come along who is twelve on the first day of Hajj", () => {
    const people = ["2015-05-14", "2015-05-15"].map((birthDate) => ({ id: birthDate, birthDate }));

    expect([...obstaclesTo(JOURNEY, { travellers: people, groups: [], bookings: [] }, NOW).keys()]).toEqual([
      "2015-05-15",
    ]);
  });
});

describe("startOfTurn", () => {
  const obstacles = new Map([["child", { kind: "too_young" as const }]]);
  const group = (...ids: (string | null)[]) => ({ id: "f", members: ids.map((travellerId) => ({ travellerId })) });

  it.each([
    ["all of the household but the child", ["amina", "child", "yusuf", "wife"], 4, ["amina", "yusuf", "wife"], 0],
    ["a place for a member who has not entered themselves", ["amina", null], 2, ["amina"], 1],
    ["no more than it stood in line for", ["amina", "yusuf", null], 2, ["amina", "yusuf"], 0],
    ["one place where nobody can come", ["child"], 1, [], 1],
  ] as const)("is %s", (_, ids, seats, named, others) => {
    const start = startOfTurn({ seats, familyId: "f" }, { travellers: [], groups: [group(...ids)], obstacles });

    expect([[...start.named], start.others]).toEqual([named, others]);
  });

  it("without a household is the asker with those they entered", () => {
    const of = (...travellers: (typeof amina)[]) =>
      startOfTurn({ seats: 3, familyId: null }, { travellers, groups: [], obstacles });

    expect(of(amina, child, yusuf)).toEqual({ named: new Set(["amina", "yusuf"]), others: 0 });
    expect(of(yusuf)).toEqual({ named: new Set(["yusuf"]), others: 1 });
    expect(of()).toEqual({ named: new Set(), others: 1 });
  });

  it("never asks for more than the turn is for, nor for nothing", () => {
    const ids = fc.array(fc.option(fc.constantFrom("amina", "child", "yusuf", "omar")), { maxLength: 8 });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 10 }), (members, seats) => {
        const start = startOfTurn({ seats, familyId: "f" }, { travellers: [], groups: [group(...members)], obstacles });
        const asked = start.named.size + start.others;

        expect(asked).toBeGreaterThanOrEqual(1);
        expect(asked).toBeLessThanOrEqual(seats);
        expect(start.named.has("child")).toBe(false);
      }),
    );
  });
});

describe("startOfHold", () => {
  const obstacles = new Map([["child", { kind: "too_young" as const }]]);
  const of = (travellers: readonly { id: string; isSelf: boolean }[], ...households: (string | null)[][]) => {
    const groups = households.map((ids, at) => ({
      id: `f${at}`,
      members: ids.map((travellerId) => ({ travellerId })),
    }));
    const { named, others } = startOfHold({ travellers, groups, obstacles });
    return [[...named], others];
  };

  it("is everybody who can come along, members with accounts too, and one place where nobody is known", () => {
    expect(of([amina, child, yusuf])).toEqual([["amina", "yusuf"], 0]);
    expect(of([amina, child], ["amina", "child", "wife", null])).toEqual([["amina", "wife"], 1]);
    expect(of([])).toEqual([[], 1]);
  });

  it("is nobody by name where several households could be meant", () => {
    expect(of([amina, yusuf], ["amina"], ["yusuf"])).toEqual([[], 1]);
  });
});
