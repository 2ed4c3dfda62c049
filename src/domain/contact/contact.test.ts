/** When letters are promised to be answered. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import {
  ANSWER_HOURS,
  answerDue,
  CONTACT_KINDS,
  contactReference,
  hoursLeft,
  letterFlags,
  letterGist,
} from "./contact.ts";

it("promises an answer within 24 hours, on privacy within 48", () => {
  const written = new Date("2026-11-20T09:30:00Z");

  expect(answerDue("form", written).toISOString()).toBe("2026-11-21T09:30:00.000Z");
  expect(answerDue("privacy", written).toISOString()).toBe("2026-11-22T09:30:00.000Z");
});

it("counts down from the promise to nothing, then below", () => {
  const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...CONTACT_KINDS), instants, fc.integer({ min: 0, max: 200 }), (kind, at, hours) => {
      const due = answerDue(kind, at);
      expect(hoursLeft(due, new Date(at.getTime() + hours * HOUR_MS))).toBe(ANSWER_HOURS[kind] - hours);
    }),
  );
});

it("has a reference that can be said on the telephone", () => {
  expect(contactReference(1001)).toBe("C-1001");
});

it.each([
  ["Is there a room for four?", []],
  ["See https://a.example and www.b.example", []],
  ["http://a.example HTTPS://b.example www.c.example", ["many_links"]],
])("marks letters with many links: %j", (text, flags) => {
  expect(letterFlags(text)).toEqual(flags);
});

it.each([
  ["Buy  NOW!!", "buy now 77"],
  ["ｂｕｙ now", "Buy, now."],
])("takes %j and %j for one letter", (one, other) => {
  expect(letterGist(one)).toBe(letterGist(other));
});
