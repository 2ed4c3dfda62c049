/** The times of the steps come from what happened, and stay unknown where nothing says them. */
import { expect, it } from "vitest";
import { bookingWith } from "../../../testing/bookings.ts";
import { stepTimes } from "./step-times.ts";

const NOW = new Date("2026-11-20T14:00:00Z");
const told = (kind: "welcome_pilgrim" | "document_verified" | "their_document_verified", at: string) => ({
  ...{ id: at, kind, at, params: {}, link: null, act: null, settledBy: null },
});

it("knows nothing of nothing", () => {
  expect(stepTimes({ activity: [], bookings: [], families: [] }, NOW)).toEqual({});
});

it("takes the last verdict, the first booking, the first group and the journey that leaves first", () => {
  const activity = [
    told("their_document_verified", "2026-11-19T10:00:00Z"),
    told("document_verified", "2026-11-18T10:00:00Z"),
    told("welcome_pilgrim", "2026-11-17T10:00:00Z"),
  ];
  const later = bookingWith({ phase: "confirmed", departureDate: "2028-05-05", createdAt: "2026-11-17T12:00:00Z" });
  const first = bookingWith({ phase: "confirmed", departureDate: "2027-05-05", returnDate: "2027-05-23" });
  const gone = bookingWith({ phase: "cancelled", departureDate: "2026-12-01" });
  const families = [{ createdAt: "2026-11-18T12:00:00Z" }, { createdAt: "2026-11-18T11:00:00Z" }];

  expect(stepTimes({ activity, bookings: [later, gone, first], families }, NOW)).toEqual({
    account: "2026-11-17T10:00:00Z",
    verification: "2026-11-19T10:00:00Z",
    package: "2026-11-17T12:00:00Z",
    family: "2026-11-18T11:00:00Z",
    tracking: "2027-05-05",
    completion: "2027-05-23",
  });
});

it("tells no day before the account of somebody who came into an older group", () => {
  const activity = [told("welcome_pilgrim", "2026-11-17T10:00:00Z")];
  const times = stepTimes({ activity, bookings: [], families: [{ createdAt: "2026-11-17T09:00:00Z" }] }, NOW);

  expect(times).toEqual({ account: "2026-11-17T10:00:00Z" });
});
