/** The state of each required document. */
import { expect, it } from "vitest";
import { slotsOf } from "./document-slots.ts";

it("lets the best file of a type decide and leaves the visa out until it is due", () => {
  const slots = slotsOf(
    [
      { type: "passport", status: "rejected" },
      { type: "passport", status: "verified" },
      { type: "photo", status: "rejected" },
      { type: "photo", status: "pending" },
      { type: "vaccination", status: "verified" },
    ],
    false,
  );

  expect(slots).toEqual([
    { type: "passport", state: "verified" },
    { type: "visa", state: "not_due" },
    { type: "health_certificate", state: "missing" },
    { type: "photo", state: "pending" },
  ]);
});
