/** What goes on at an operator that staff have suspended: its bookings, the refunds that are proposed, the time that was lost. */
import { amountOf } from "#domain/money.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { paidCharges } from "./payments.repository.ts";
import * as rows from "./stopped.repository.ts";

export function stoppedOperators({ db, clock }: Pick<Platform, "db" | "clock">) {
  return {
    /** Bookings ahead or under way, the next departure first, with all that was paid and has not come back. */
    async standing(operatorId: string) {
      const standing = await rows.standingAt(db, operatorId, clock());
      const charges =
        standing.length === 0
          ? []
          : await paidCharges(
              db,
              standing.map(({ id }) => id),
            );
      return standing.map(({ id, reference, departureDate, currency }) => {
        const left = charges.filter(({ bookingId }) => bookingId === id);
        const minor = left.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
        return { id, reference, departureDate, refund: amountOf(minor, currency) };
      });
    },
    /** Who made them, with their bookings. */
    customers: (tx: Db, operatorId: string) => rows.standingAt(tx, operatorId, clock()),
    /** Answers and payments that could not be given while the operator was suspended have as much longer. */
    giveTimeBack: (tx: Db, operatorId: string, since: Date) => rows.moveDeadlines(tx, operatorId, since, clock()),
  };
}
