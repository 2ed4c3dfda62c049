/** Due dates of papers, before and after a booking. */
import { describe, expect, it } from "vitest";
import { hajjDays } from "#domain/calendar.ts";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { paperDates, type Travel } from "./paper-dates.ts";
import { papersOf } from "./papers.ts";

const HAJJ = hajjDays(1448);
const NUSUK: Travel = {
  departureDate: "2027-05-05",
  referenceDueOn: "2027-01-05",
  channel: "nusuk",
  isNumbered: false,
};
const dueOf = (travel: Travel | null) =>
  Object.fromEntries(paperDates(HAJJ, travel).map(({ type, dueOn, isForecast }) => [type, `${dueOn} ${isForecast}`]));

describe("papers are due", () => {
  it("without a booking by the forecast of the sale, and what the visa needs before visas close", () => {
    expect(dueOf(null)).toEqual({
      passport: "2027-01-09 true",
      visa: "2027-03-09 true",
      health_certificate: "2027-03-09 true",
      photo: "2027-01-09 true",
      vaccination: "2027-05-04 true",
    });
  });

  it("with a Nusuk booking by the last day for its reference, never after the day on which the sale is expected", () => {
    expect(dueOf({ ...NUSUK, referenceDueOn: "2027-02-01" })).toMatchObject({
      passport: "2027-01-09 true",
      photo: "2027-01-09 true",
    });
    expect(dueOf(NUSUK)).toMatchObject({
      passport: "2027-01-05 false",
      photo: "2027-01-05 false",
      health_certificate: "2027-03-09 true",
      visa: "2027-03-09 true",
      vaccination: "2027-04-25 false",
    });
  });

  it("with a Nusuk booking whose number has no day by the day on which the sale is expected", () => {
    expect(dueOf({ ...NUSUK, referenceDueOn: null }).passport).toBe("2027-01-09 true");
    expect(dueOf({ ...NUSUK, referenceDueOn: null, isNumbered: true }).passport).toBe("2027-03-09 true");
  });

  it("once the number is there before visas close: the purchase is made", () => {
    expect(dueOf({ ...NUSUK, isNumbered: true }).passport).toBe("2027-03-09 true");
  });

  it("with an operator's booking before visas close, and never after the departure", () => {
    expect(
      dueOf({ departureDate: "2027-05-05", referenceDueOn: null, channel: "operator", isNumbered: false }).passport,
    ).toBe("2027-03-09 true");
    expect(
      dueOf({ departureDate: "2027-03-01", referenceDueOn: null, channel: "operator", isNumbered: false }).passport,
    ).toBe("2027-03-01 true");
  });

  it("each once, a certificate never so early that it is too old at travel", () => {
    expect(paperDates(HAJJ, null).map(({ type }) => type)).toEqual([...DOCUMENT_TYPES]);
    expect(
      dueOf({ departureDate: "2027-07-01", referenceDueOn: null, channel: "operator", isNumbered: false })
        .health_certificate,
    ).toBe("2027-04-01 true");
  });

  it("a passport before the hold of a turn ends, where that is before every other day", () => {
    const inTurn = { until: "2026-11-24T10:15:00.000Z", isForecast: false };
    const standing: Travel = {
      departureDate: null,
      referenceDueOn: null,
      channel: null,
      isNumbered: false,
      turn: inTurn,
    };
    expect(paperDates(HAJJ, standing).find(({ type }) => type === "passport")).toEqual({
      ...{ type: "passport", dueOn: "2026-11-24T10:15:00.000Z", reason: "turn_hold", isForecast: false },
    });
    expect(dueOf(standing)).toEqual({ ...dueOf(null), passport: "2026-11-24T10:15:00.000Z false" });
    expect(dueOf({ ...NUSUK, turn: inTurn }).passport).toBe("2026-11-24T10:15:00.000Z false");
    const later = { until: "2027-02-20T10:00:00.000Z", isForecast: true };
    expect(dueOf({ ...NUSUK, turn: later })).toEqual(dueOf(NUSUK));
    expect(dueOf({ ...NUSUK, turn: { until: "2027-01-05", isForecast: true } }).passport).toBe("2027-01-05 true");
  });
});

it("calls a visa not due until the number is there, and no longer than to the departure", () => {
  const visaOn = (today: string, travel: Travel | null) =>
    papersOf([], travel, today).find(({ type }) => type === "visa")?.state;

  expect(visaOn("2027-05-04", NUSUK)).toBe("not_due");
  expect(visaOn("2027-05-04", { ...NUSUK, isNumbered: true })).toBe("missing");
  expect(visaOn("2027-05-05", NUSUK)).toBe("missing");
  expect(visaOn("2027-05-05", null)).toBe("not_due");
  // One of the booking is there: visas are issued, whatever the forecast says.
  expect(visaOn("2027-01-05", { ...NUSUK, isNumbered: true })).toBe("not_due");
  expect(visaOn("2027-01-05", { ...NUSUK, isNumbered: true, hasVisas: true })).toBe("missing");
});

it("has no day for another certificate once the journey has begun, though the next one asks for another", () => {
  const given = [{ type: "health_certificate", status: "verified", renewFrom: "2028-01-25" }] as const;
  const certificate = (today: string) =>
    papersOf(given, { ...NUSUK, isNumbered: true }, today).find(({ type }) => type === "health_certificate");

  expect(certificate("2027-05-04")).toMatchObject({ state: "verified", renewFrom: "2027-02-05" });
  for (const today of ["2027-05-05", "2027-06-20"]) {
    expect(certificate(today)).toMatchObject({ state: "verified", renewFrom: null });
  }
});
