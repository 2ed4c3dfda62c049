/** The state of each required document. */
import { expect, it } from "vitest";
import { documentSlots } from "./document-slots.ts";

const NOW = new Date("2026-11-20T14:00:00Z");

it("lets the best file of a type decide and leaves the visa out until it is due", () => {
  const slots = documentSlots({
    documents: [
      { type: "passport", status: "rejected" },
      { type: "passport", status: "verified" },
      { type: "photo", status: "rejected" },
      { type: "photo", status: "pending" },
      { type: "vaccination", status: "verified" },
    ],
    bookings: [],
    now: NOW,
  });

  expect(slots).toEqual([
    { type: "passport", state: "verified" },
    { type: "visa", state: "not_due" },
    { type: "health_certificate", state: "missing" },
    { type: "photo", state: "pending" },
  ]);
});
