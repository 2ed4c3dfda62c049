/** Four marks a person, the one thing that holds each up, and the household as a whole. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "../documents/document.ts";
import {
  blockingOf,
  householdPercent,
  householdReadiness,
  MARK_STATES,
  MARKS,
  type MarkState,
  readinessOf,
} from "./readiness.ts";

const TOLD = {
  birthDate: "1988-03-12",
  sex: "F",
  nationality: "GB",
  countryOfResidence: "GB",
  phone: "+442079460990",
  emergencyContact: "Bilal Karim",
};
const verified = (...types: ("passport" | "health_certificate" | "photo" | "visa")[]) =>
  types.map((type) => ({ type, status: "verified" as const }));

describe("a member", () => {
  it.each([
    ["with everything", TOLD, verified("passport", "health_certificate", "photo"), 100, "ready"],
    ["with nothing but travel details", TOLD, [], 25, "incomplete"],
    [
      "without a telephone",
      { ...TOLD, phone: null },
      verified("passport", "health_certificate", "photo"),
      75,
      "incomplete",
    ],
    [
      "whose certificate is being checked",
      TOLD,
      [...verified("passport", "photo"), { type: "health_certificate" as const, status: "pending" as const }],
      75,
      "pending",
    ],
    ["with a visa beside nothing else", TOLD, verified("visa"), 40, "incomplete"],
  ])("%s", (_, facts, documents, percent, state) => {
    const readiness = readinessOf(facts, documents, false);

    expect(readiness.percent).toBe(percent);
    expect(readiness.lacks.state).toBe(state);
  });

  it("is complete exactly when ready", () => {
    const anyDocument = fc.record({
      type: fc.constantFrom(...DOCUMENT_TYPES),
      status: fc.constantFrom(...DOCUMENT_STATUSES),
    });
    fc.assert(
      fc.property(
        fc.array(anyDocument),
        fc.constantFrom(TOLD, { ...TOLD, sex: null }),
        fc.boolean(),
        (documents, facts, isVisaDue) => {
          const { percent, lacks } = readinessOf(facts, documents, isVisaDue);

          expect(percent === 100).toBe(lacks.state === "ready");
        },
      ),
    );
  });
});

it("lacks the visa once the journey has its number, and not before", () => {
  const papers = verified("passport", "health_certificate", "photo");

  expect(readinessOf(TOLD, papers, false)).toMatchObject({ percent: 100, lacks: { state: "ready" }, blocking: null });
  expect(readinessOf(TOLD, papers, true)).toMatchObject({
    ...{ percent: 80, lacks: { state: "incomplete", documents: ["visa"] } },
    blocking: { mark: "visa", state: "missing", more: 0 },
  });
  expect(readinessOf(TOLD, [...papers, { type: "visa", status: "rejected" }], false).blocking?.mark).toBe("visa");
});

it("is the mean of its members, within 0 and 100", () => {
  expect(householdPercent([100, 100, 75, 50, 25])).toBe(70);
  expect(householdPercent([])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100 }), { minLength: 1 }), (percents) => {
      expect(householdPercent(percents)).toBeGreaterThanOrEqual(Math.min(...percents));
      expect(householdPercent(percents)).toBeLessThanOrEqual(Math.max(...percents));
    }),
  );
});

/** Before a visa is due. */
const marked = (...states: MarkState[]) =>
  MARKS.filter((mark) => mark !== "visa").map((mark, at) => ({ mark, state: states[at] ?? "verified" }));

describe("the one thing that holds somebody up", () => {
  it.each([
    ["nothing", marked(), null],
    [
      "the passport before all else, because a new one takes weeks",
      marked("missing", "rejected", "rejected", "missing"),
      ["passport", "missing", 3],
    ],
    [
      "what was refused before what is missing",
      marked("verified", "missing", "rejected", "missing"),
      ["photo", "rejected", 2],
    ],
    [
      "the certificate before the photo",
      marked("verified", "missing", "missing"),
      ["health_certificate", "missing", 1],
    ],
    [
      "the photo before the travel details",
      marked("verified", "verified", "missing", "missing"),
      ["photo", "missing", 1],
    ],
    [
      "travel details that alone are missing",
      marked("verified", "verified", "verified", "missing"),
      ["travel_details", "missing", 0],
    ],
    [
      "what is missing before what is being checked",
      marked("pending", "verified", "verified", "missing"),
      ["travel_details", "missing", 0],
    ],
    [
      "what is being checked when nothing is to be done",
      marked("verified", "pending", "pending"),
      ["health_certificate", "pending", 0],
    ],
  ] as const)("is %s", (_, marks, expected) => {
    const blocking = blockingOf(marks);

    expect(blocking && [blocking.mark, blocking.state, blocking.more]).toEqual(expected);
  });

  it("is there exactly while somebody is not ready", () => {
    const states = fc.tuple(...marked().map(() => fc.constantFrom(...MARK_STATES)));
    fc.assert(
      fc.property(states, (all) => {
        expect(blockingOf(marked(...all)) === null).toBe(all.every((state) => state === "verified"));
      }),
    );
  });
});

describe("a household", () => {
  const ready = readinessOf(TOLD, verified("passport", "health_certificate", "photo"), false);
  const checked = readinessOf(
    TOLD,
    [...verified("passport", "photo"), { type: "health_certificate", status: "pending" }],
    false,
  );
  const noPhoto = readinessOf(TOLD, verified("passport", "health_certificate"), false);
  const noPassport = readinessOf(TOLD, verified("photo", "health_certificate"), false);

  it.each([
    ["of nobody is not ready", [], "incomplete", 0, 0, null],
    ["is ready when everybody is", [ready, ready], "ready", 100, 2, null],
    ["waits for a verdict", [ready, checked], "pending", 88, 1, ["1", "health_certificate"]],
    ["is held up by one", [ready, noPhoto, checked], "incomplete", 83, 1, ["1", "photo"]],
    [
      "is held up by a passport, whoever else lacks what",
      [noPhoto, noPassport],
      "incomplete",
      75,
      0,
      ["1", "passport"],
    ],
    ["names the first of two with the same", [ready, noPhoto, noPhoto], "incomplete", 83, 1, ["1", "photo"]],
  ] as const)("%s", (_, people, state, percent, count, blocking) => {
    const whole = householdReadiness(
      people.map((one, at) => ({ id: String(at), readiness: { ...one, state: one.lacks.state } })),
    );

    expect(whole).toMatchObject({ state, percent, ready: count });
    expect(whole.blocking && [whole.blocking.memberId, whole.blocking.mark]).toEqual(blocking);
  });
});
