/** The one thing that is said of a member first. */
import { describe, expect, it } from "vitest";
import type { MarkState } from "#domain/households/readiness.ts";
import { initialsOf, nextThing } from "./member-model.ts";

const marks = (passport: MarkState, health: MarkState, photo: MarkState, details: MarkState) => [
  { mark: "passport" as const, state: passport },
  { mark: "health_certificate" as const, state: health },
  { mark: "photo" as const, state: photo },
  { mark: "travel_details" as const, state: details },
];

describe("the one thing missing", () => {
  it.each([
    [marks("verified", "verified", "verified", "verified"), null],
    [marks("missing", "missing", "rejected", "verified"), { mark: "passport", state: "missing", more: 2 }],
    [marks("verified", "missing", "rejected", "verified"), { mark: "photo", state: "rejected", more: 1 }],
    [marks("verified", "pending", "verified", "missing"), { mark: "travel_details", state: "missing", more: 0 }],
    [marks("verified", "pending", "verified", "verified"), { mark: "health_certificate", state: "pending", more: 0 }],
  ])("of %o is %o", (given, expected) => {
    expect(nextThing(given)).toEqual(expected);
  });
});

it("has two letters for a face, one for people with one name", () => {
  expect(["Amina Rahman", "Karl Erik Eriksson", "Sukarno", ""].map(initialsOf)).toEqual(["AR", "KE", "S", ""]);
});
