/** What goes on at an operator that staff have suspended: its bookings, the refunds that are proposed, the time that was lost. */
import { dateOf } from "#domain/calendar.ts";
import { amountOf } from "#domain/money.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { othersOn } from "../notices/announcing.repository.ts";
import { postponeOpen } from "../records/money/instalments.repository.ts";
import { paidCharges } from "../records/money/payments.repository.ts";
import * as rows from "./stopped.repository.ts";

export function stoppedOperators({ db, clock }: Pick<Platform, "db" | "clock">) {
  return {
    /** Bookings ahead or under way, the next departure first, with all that was paid and has not come back. */
    async standing(operatorId: string) {
      const standing = await rows.listStandingBookings(db, operatorId, clock());
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
    /** Who made them, with their bookings, and everybody else whose lists show these. */
    async customers(tx: Db, operatorId: string) {
      const standing = await rows.listStandingBookings(tx, operatorId, clock());
      const others = await othersOn(
        tx,
        standing.map(({ id }) => id),
      );
      return standing.flatMap(({ id, userId, reference, channel }) =>
        [userId, ...others.flatMap((one) => (one.bookingId === id ? [one.userId] : []))].map((reader) => ({
          ...{ id, reference, channel, userId: reader },
        })),
      );
    },
    /** Offers of the waitlist at this operator, or of this account, that nobody can take, or can take again: their time stands still, or goes on. After the commit. */
    restOffers: (whose: string) => rows.restOffers(db, clock(), whose),
    /** Answers and payments that could not be given or taken while the operator was suspended have as much longer. */
    giveTimeBack: (tx: Db, operatorId: string, since: Date) => rows.moveDeadlines(tx, operatorId, since, clock()),
    /** Whoever could not sign in has some days for what fell due meanwhile. */
    letPay: (tx: Db, userId: string) => postponeOpen(tx, { userId }, dateOf(clock())),
  };
}
