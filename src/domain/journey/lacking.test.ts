/** Who lacks what at which step: one place for each lack. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARK_STATES, MARKS, READY_STATES } from "#domain/obligations/readiness.ts";
import { isKnownAt, isUnknownAt, type JourneyPerson, lacksAt, lacksToTell } from "./lacking.ts";
import { JOURNEY_STEPS, type JourneyStep } from "./steps.ts";

const person = (overrides: Partial<JourneyPerson> = {}): JourneyPerson => ({
  marks: MARKS.map((mark) => ({ mark, state: "verified" })),
  state: "ready",
  biometrics: null,
  isOthers: false,
  ...overrides,
});
const lacking = (given: Partial<JourneyPerson>): JourneyStep[] =>
  JOURNEY_STEPS.filter((step) => lacksAt(step, person(given)).length > 0);

describe("what somebody lacks", () => {
  it.each<[string, Partial<JourneyPerson>, JourneyStep[]]>([
    ["nothing", {}, []],
    ["a passport that is not there", { marks: [{ mark: "passport", state: "missing" }] }, ["upload"]],
    ["a refused photo", { marks: [{ mark: "photo", state: "rejected" }] }, ["verification"]],
    [
      "a certificate that is being read",
      { marks: [{ mark: "health_certificate", state: "pending" }] },
      ["verification"],
    ],
    ["travel details", { marks: [{ mark: "travel_details", state: "missing" }] }, ["family"]],
    ["the step in the official app", { biometrics: "open" }, ["nusuk"]],
    ["nothing in the official app", { biometrics: null }, []],
    ["what the reader may not know", { marks: null, state: "incomplete" }, ["upload"]],
    ["what the reader may not know of, and is being read", { marks: null, state: "pending" }, ["verification"]],
    ["what the reader may not know in the official app", { biometrics: "hidden" }, []],
    ["nothing, of which the reader may not know", { marks: null, state: "ready" }, []],
  ])("%s", (_, given, steps) => {
    expect(lacking(given)).toEqual(steps);
  });

  it.each<[string, Partial<JourneyPerson>, JourneyStep[]]>([
    ["somebody whose marks are known", { state: "incomplete", biometrics: "open" }, []],
    [
      "somebody who lacks what the reader may not know",
      { marks: null, state: "incomplete" },
      ["upload", "verification", "family"],
    ],
    ["somebody whose papers are being checked", { marks: null, state: "pending" }, []],
    ["somebody who is ready", { marks: null, state: "ready" }, []],
    ["somebody whose step in the official app is not the reader's to know", { biometrics: "hidden" }, ["nusuk"]],
  ])("is unknown of %s", (_, given, steps) => {
    expect(JOURNEY_STEPS.filter((step) => isUnknownAt(step, person(given)))).toEqual(steps);
  });

  it("of whom the reader knows no step is counted at none", () => {
    const hidden = person({ marks: null, state: "incomplete" });
    expect(JOURNEY_STEPS.filter((step) => isKnownAt(step, hidden))).toEqual([]);
    expect(JOURNEY_STEPS.filter((step) => isKnownAt(step, person({ marks: null, state: "pending" })))).toEqual([
      "verification",
    ]);
  });

  it("is told whole at the upload and at the check, what was refused first, of who is through with neither", () => {
    const told = (given: Partial<JourneyPerson>, step: JourneyStep = "verification") =>
      lacksToTell(step, person(given));
    const missing = { mark: "photo", state: "missing" } as const;
    const refused = { mark: "passport", state: "rejected" } as const;

    expect(told({ marks: [missing] })).toEqual([{ kind: "mark", ...missing }]);
    const both = [refused, missing].map((mark) => ({ kind: "mark", ...mark }));
    expect(told({ marks: [missing, refused] })).toEqual(both);
    expect(told({ marks: [missing, refused] }, "upload")).toEqual(both);
    expect(told({ marks: [refused] }, "upload")).toEqual([]);
    expect(told({})).toEqual([]);
  });

  it("leaves the check undone of what is not uploaded", () => {
    const missing = person({ marks: [{ mark: "passport", state: "missing" }] });
    expect(JOURNEY_STEPS.filter((step) => isKnownAt(step, missing))).toEqual(["upload", "verification"]);
  });

  it("stands at exactly one step, each lack of it", () => {
    const marks = fc.tuple(
      ...MARKS.map((mark) => fc.record({ mark: fc.constant(mark), state: fc.constantFrom(...MARK_STATES) })),
    );
    fc.assert(
      fc.property(marks, fc.constantFrom(...READY_STATES), (given, state) => {
        const said = JOURNEY_STEPS.flatMap((step) => lacksAt(step, person({ marks: given, state })));
        expect(said.length).toBe(given.filter((one) => one.state !== "verified").length);
      }),
    );
  });
});
