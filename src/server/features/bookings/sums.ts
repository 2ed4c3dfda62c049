/** What all bookings of an operator add up to, now and some days ago. */
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { PROMISED_HOURS } from "#domain/operators/attention.ts";
import type { OperatorSums } from "#domain/operators/figures.ts";
import type { Dependencies } from "./dependencies.ts";
import { type BookingSums, sumBookings, sumPayments } from "./sums.repository.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Both statements see the same state of the books. */
export async function operatorSums(
  { db }: Pick<Dependencies, "db">,
  operatorId: string,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<OperatorSums & Pick<BookingSums, "season">> {
  const back = (ms: number) => new Date(now.getTime() - ms);
  const instants = {
    now,
    earlier: back(days * DAY_MS),
    before: back(2 * days * DAY_MS),
    lateBy: back((PROMISED_HOURS - APPROVAL_HOURS) * HOUR_MS),
  };
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => ({
      ...(await sumPayments(tx, operatorId, instants)),
      ...(await sumBookings(tx, operatorId, instants)),
    }));
}
