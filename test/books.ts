/** The rules that must hold whatever happened before, as tests ask for them. */
import { expect } from "vitest";
import type { Db } from "#server/platform/database/database.ts";
import { BOOKS, brokenRules, JOBS, QUEUES } from "./invariants.ts";

/** Seats, lines and money. */
export async function expectBooksToBalance(db: Db): Promise<void> {
  expect(await brokenRules(db, BOOKS)).toEqual({});
}

/** Sale windows and those who wait in them. */
export async function expectQueuesToHold(db: Db): Promise<void> {
  expect(await brokenRules(db, QUEUES)).toEqual({});
}

/** The work in the background. */
export async function expectJobsToHold(db: Db): Promise<void> {
  expect(await brokenRules(db, JOBS)).toEqual({});
}
