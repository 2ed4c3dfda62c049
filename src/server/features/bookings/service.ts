/** Bookings: the entrance of this feature for routes, jobs and other features. */
import type { Booking, BookingRequest } from "#contract/bookings.ts";
import type { Platform } from "#server/platform/context.ts";
import type { PackageService } from "../packages/service.ts";
import { type Actor, approve, confirm, decline, recordReference } from "./answers.ts";
import { type Cancellation, cancel, previewCancel } from "./cancelling.ts";
import type { Dependencies } from "./dependencies.ts";
import { createHold } from "./holds.ts";
import { endOverdueJob } from "./overdue.job.ts";
import { endOverdue } from "./overdue.ts";
import { settleForgottenJob, settlePaymentJob } from "./payments.job.ts";
import { pay } from "./payments.ts";
import { presentAmount } from "./presenter.ts";
import { getBooking, listBookings, type Page, type Query } from "./reading.ts";
import { newReference } from "./reference.ts";
import { sandboxGateway } from "./sandbox-gateway.ts";
import { settle, settleForgotten } from "./settlement.ts";

export type BookingService = ReturnType<typeof bookingService>;

type Ground = Pick<Platform, "db" | "clock" | "jobs" | "config"> & { readonly packages: PackageService };
/** What a test may put in another's place. */
type Parts = Partial<Pick<Dependencies, "gateway" | "newReference">>;

export function bookingService(ground: Ground, parts: Parts = {}) {
  const deps: Dependencies = { ...ground, gateway: sandboxGateway(ground.db), newReference, ...parts };
  const read = (user: Actor, id: string) => getBooking(deps, user, id);
  return {
    gateway: deps.gateway,
    get: read,
    list: (user: Actor, query?: Query): Promise<Page> => listBookings(deps, user, query),
    async hold(user: Actor, parts: BookingRequest["parts"], idempotencyKey: string | null): Promise<Booking> {
      return read(user, await createHold(deps, { pilgrimId: user.id, parts, idempotencyKey }));
    },
    async confirm(user: Actor, id: string): Promise<Booking> {
      await confirm(deps, user, id);
      return read(user, id);
    },
    async pay(user: Actor, id: string, payment: { card: string; idempotencyKey: string | null }): Promise<Booking> {
      await pay(deps, { pilgrimId: user.id, bookingId: id, ...payment });
      return read(user, id);
    },
    async approve(user: Actor, id: string): Promise<Booking> {
      await approve(deps, user, id);
      return read(user, id);
    },
    async decline(user: Actor, id: string, reason: string): Promise<Booking> {
      await decline(deps, user, id, reason);
      return read(user, id);
    },
    async recordReference(user: Actor, id: string, reference: string): Promise<Booking> {
      await recordReference(deps, user, id, reference);
      return read(user, id);
    },
    cancel: async (user: Actor, id: string) => answerCancel(await cancel(deps, user, id), await read(user, id)),
    previewCancel: async (user: Actor, id: string) =>
      answerCancel(await previewCancel(deps, user, id), await read(user, id)),
    endOverdue: () => endOverdue(deps),
    /** Says who does this feature's jobs. */
    work() {
      ground.jobs.work(settlePaymentJob, ({ paymentId }) => settle(deps, paymentId));
      ground.jobs.work(settleForgottenJob, () => settleForgotten(deps));
      ground.jobs.work(endOverdueJob, () => endOverdue(deps));
    },
  };
}

function answerCancel({ paidMinor, refundMinor, currency }: Cancellation, booking: Booking) {
  return { booking, paid: presentAmount(paidMinor, currency), refund: presentAmount(refundMinor, currency) };
}
