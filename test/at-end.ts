/** What a helper has opened is closed with whoever asked for it: a test, or its whole file. */
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Runs when the running test is over; asked for outside of one, after the file. The last asked for runs first. */
export function atEnd(close: () => unknown): void {
  // Within a test `afterAll` belongs to no suite and would never run.
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()));
  else afterAll(async () => void (await close()));
}
