import { expect, it } from "vitest";
import { injectionDue } from "./injection.ts";

const TRAVEL = { bookingId: "b1", departureDate: "2027-05-05" };
const BEFORE = "2027-01-10";
const given = (status: "verified" | "pending" | "rejected") => [{ type: "vaccination" as const, status }];

it.each<[string, Parameters<typeof injectionDue>, string | null]>([
  ["nobody has told of one", [{ doneOn: null, documents: [] }, TRAVEL, BEFORE], "2027-04-25"],
  ["the last one no longer protects", [{ doneOn: "2024-05-17", documents: [] }, TRAVEL, BEFORE], "2027-04-25"],
  ["its page was refused", [{ doneOn: null, documents: given("rejected") }, TRAVEL, BEFORE], "2027-04-25"],
  ["the last one protects on the last day", [{ doneOn: "2024-05-19", documents: [] }, TRAVEL, BEFORE], null],
  ["its page is verified", [{ doneOn: null, documents: given("verified") }, TRAVEL, BEFORE], null],
  ["its page is being read", [{ doneOn: null, documents: given("pending") }, TRAVEL, BEFORE], null],
  ["the journey has begun", [{ doneOn: null, documents: [] }, TRAVEL, "2027-05-05"], null],
  ["nothing is booked", [{ doneOn: null, documents: [] }, { departureDate: null }, BEFORE], null],
])("asks for the injection ten days before arrival unless it is had: %s", (_, asked, dueOn) => {
  expect(injectionDue(...asked)?.dueOn ?? null).toBe(dueOn);
});
