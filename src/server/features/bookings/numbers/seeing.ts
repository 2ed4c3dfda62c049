/** The operator has seen the numbers that pilgrims reported: one booking, or many at once. */

import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceSeen } from "../notices/announcing.ts";
import { lockOwn } from "../phases/transition.ts";
import { updateBooking } from "../records/bookings.repository.ts";
import type { Actor } from "../records/side.ts";
import { markSeen } from "./numbers.repository.ts";
import { noteNumber } from "./recording.repository.ts";
import { numberAct, numbersOn } from "./recording.ts";

export interface ShownNumbers {
  readonly id: string;
  /** As the reader saw them. */
  readonly references: readonly (string | null)[];
}

/** Seen once is seen. Throws AppError `illegal_transition` without any number, `changed_meanwhile`. */
export async function seeNumbers(deps: Dependencies, user: Actor, { id, references }: ShownNumbers): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const numbers = await numbersOn(tx, id);
    if (booking.phase === "cancelled" || numbers.every((number) => number === null))
      throw new AppError("illegal_transition");
    if (JSON.stringify(numbers) !== JSON.stringify(references)) throw new AppError("changed_meanwhile");
    const now = deps.clock();
    const newly = await markSeen(tx, id, now);
    if (newly.length === 0) return;
    for (const { application, reference } of newly) {
      const change = { application, what: "see", before: reference, after: reference } as const;
      await noteNumber(tx, id, { ...change, by: user, at: now });
    }
    await updateBooking(tx, id, { numbersSeen: !numbers.includes(null) }, now);
    await recordAudit(tx, numberAct(booking, user, "see_reference"));
    await announceSeen(deps, tx, booking);
  });
}

const OUTCOMES = ["changed_meanwhile", "illegal_transition", "not_found"] as const;
type Outcome = "seen" | (typeof OUTCOMES)[number];

/** Each in a transaction of its own: one that is refused holds none back. */
export async function seeMany(
  deps: Dependencies,
  user: Actor,
  shown: readonly ShownNumbers[],
): Promise<{ id: string; outcome: Outcome }[]> {
  const outcomes: { id: string; outcome: Outcome }[] = [];
  for (const one of shown) {
    const outcome = await seeNumbers(deps, user, one).then(
      () => "seen" as const,
      (error: unknown) => refusedAs(error),
    );
    outcomes.push({ id: one.id, outcome });
  }
  return outcomes;
}

function refusedAs(error: unknown): Outcome {
  const outcome = error instanceof AppError ? OUTCOMES.find((code) => code === error.code) : undefined;
  if (!outcome) throw error;
  return outcome;
}
