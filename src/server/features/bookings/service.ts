/** Bookings: the entrance of this feature for routes, jobs and other features. */
import type { Booking, BookingRequest } from "#contract/bookings.ts";
import { UNTOLD_SOURCE } from "#domain/bookings/desk/source.ts";
import { amountOf } from "#domain/money.ts";
import type { OthersHold } from "#domain/obligations/papers/facts.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { askerNow } from "#server/platform/workers/asker.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageForSale, PackageService } from "../packages/service.ts";
import { forfeitSeatsJob } from "./changes/forfeit.job.ts";
import { forfeitSeats } from "./changes/forfeit.ts";
import { bookingChanges } from "./changes/service.ts";
import type { Dependencies, SaleQueue } from "./dependencies/dependencies.ts";
import type { Gateway, MoneyMover } from "./dependencies/gateway.ts";
import { approve, decline } from "./desk/answers/answers.ts";
import { bookingDesk } from "./desk/service.ts";
import { confirm } from "./holds/confirming.ts";
import { countLiveHolds } from "./holds/holds.repository.ts";
import { holdsOf } from "./holds/holds.ts";
import { type OfferedParty, offerSeats } from "./holds/offering.ts";
import { newReference } from "./holds/reference.ts";
import { warnHoldsJob } from "./notices/hold-warnings.job.ts";
import { warnHolds } from "./notices/hold-warnings.ts";
import { remindJob } from "./notices/reminders.job.ts";
import { sendBookingReminders } from "./notices/reminders.ts";
import type { Files } from "./numbers/picture.ts";
import { recordReference } from "./numbers/recording.ts";
import { officialNumberService } from "./numbers/service.ts";
import { byHand } from "./payments/direct/by-hand.ts";
import { reachable } from "./payments/gateways/reachable.ts";
import { sandboxGateway } from "./payments/gateways/sandbox-gateway.ts";
import { moneyService } from "./payments/gateways/service.ts";
import { stripeClient } from "./payments/gateways/stripe-client.ts";
import { stripeGateway } from "./payments/gateways/stripe-gateway.ts";
import { remindOfAmountsJob } from "./payments/instalments/instalments.job.ts";
import { remindOfAmounts } from "./payments/instalments/reminding.ts";
import { type PartPayment, payPart, settlePart, withdrawPart } from "./payments/part-payments.ts";
import { askForOutcome, gatewayFor, pay, withdrawPayment } from "./payments/payments.ts";
import { proveBooksJob } from "./payments/proof/prove-books.job.ts";
import { proveBooks } from "./payments/proof/prove-books.ts";
import { settle, settleForgotten } from "./payments/settlement.ts";
import { type Cancellation, type Cancelling, cancel, previewCancel } from "./phases/cancelling.ts";
import { endOverdueJob } from "./phases/overdue.job.ts";
import { endOverdue, endRunOut } from "./phases/overdue.ts";
import { stoppedOperators } from "./phases/stopped.ts";
import { passengerImports } from "./phone/imports/service.ts";
import type { Post } from "./phone/links.ts";
import { type PhoneDeps, phoneBookings } from "./phone/service.ts";
import { othersHolds } from "./reading/reading.repository.ts";
import { getBooking, listBookings, ownHoldsOf, type PagedBookings, type Query } from "./reading/reading.ts";
import { settleForgottenJob, settlePaymentJob } from "./records/money/payments.job.ts";
import { type Actor, pilgrim, type Reachable } from "./records/side.ts";
import { nameTravellers } from "./travellers/naming.ts";

export type { SaleQueue, TurnTickets } from "./dependencies/dependencies.ts";
export { isAsked, waitsForAnswer } from "./desk/table/table.repository.ts";
export { isHeld } from "./holds/holds.repository.ts";
export { withReferenceDraws } from "./holds/reference.ts";
export { requireOneServed, requireServed } from "./holds/served.ts";
export { announceToOthers } from "./notices/announcing.ts";
export { holdSubject, walletSubject } from "./notices/subjects.ts";
export type { OfficialNumberService } from "./numbers/service.ts";
export { countryOf, findCountriesOfResidence } from "./records/bookings.repository.ts";
export { type PaidByAccount, paidByAccount, paidMinor } from "./records/money/payments.repository.ts";
export { type OpenAnswer, openAnswer, presentAnswer } from "./records/open-answer.ts";
export { holdEnds, holdHasRunOut, isOffMarket } from "./records/overdue.repository.ts";
export { releaseDate } from "./records/sale-end.ts";
export { companionsOf } from "./travellers/companions.ts";
export { requireNoClash } from "./travellers/naming.ts";
export { forgetTold, keepTold, type PersonOnBooking } from "./travellers/needs-told.repository.ts";
export { moveBookedPlaces } from "./travellers/places/one-person.repository.ts";
export { administers, keepGroups, whoAdminister } from "./travellers/travellers.repository.ts";
export { cameHome, travelsOf, verdictJourneysOf } from "./travellers/travels.repository.ts";

export type BookingService = ReturnType<typeof bookingService>;

interface Ground extends Pick<Platform, "db" | "clock" | "jobs" | "config" | "live" | "limits"> {
  readonly packages: PackageService;
  readonly notifications: NotificationService;
  /** Of the fair queue; left out: no seat of a sale window is sold. */
  readonly queue?: SaleQueue;
}
/** What a test may put in another's place. */
type Parts = Partial<Pick<Dependencies, "gateway" | "newReference">>;

export function bookingService(ground: Ground, parts: Parts = {}) {
  const deps: Dependencies = {
    queue: soldWithoutQueue,
    ...ground,
    ...gatewaysOf(ground, parts.gateway),
    newReference,
    ...parts,
  };
  const read = (user: Actor, id: string) => getBooking(deps, user, id);
  const hold = holdsOf(deps);
  const readOwn = ownHoldsOf(deps);
  return {
    gateway: (bookingId: string | undefined) => gatewayFor(deps, bookingId),
    money: moneyService(deps),
    get: read,
    list: (user: Actor, query?: Query): Promise<PagedBookings> => listBookings(deps, user, query),
    /** Made by this account. */
    madeBy: async (userId: string): Promise<Booking[]> =>
      (await listBookings(deps, pilgrim(userId), {}, { userId })).bookings,
    /** Made by this account, or naming its owner. */
    travelledBy: async (userId: string): Promise<Booking[]> =>
      (await listBookings(deps, pilgrim(userId), {}, { personId: userId })).bookings,
    /** What it reads: its own, those that name its owner, and those of its households. */
    readBy: async (userId: string): Promise<Booking[]> =>
      (await listBookings(deps, pilgrim(userId), {}, { readerId: userId })).bookings,
    /** Places that others of its households hold or were offered, which it can only look at. */
    othersHolds: (userId: string): Promise<OthersHold[]> => othersHolds(deps.db, userId, deps.clock()),
    hold: async (user: Reachable, { parts, familyId, firstSource }: BookingRequest, idempotencyKey: string | null) => {
      const confirmed = !user.lacks.includes("address_unconfirmed");
      const wanted = { parts, familyId: familyId ?? null, firstSource: firstSource ?? UNTOLD_SOURCE, confirmed };
      const { network = null, hasLeft = () => false } = askerNow() ?? {};
      const id = await hold({ ...wanted, pilgrimId: user.id, idempotencyKey, network, hasLeft });
      return readOwn({ user, id });
    },
    nameTravellers: answering(deps, nameTravellers),
    confirm: answering(deps, confirm),
    pay: answering(deps, pay),
    payPart: (part: PartPayment) => payPart(deps, part),
    withdrawPart: (payerId: string, stepId: string) => withdrawPart(deps, payerId, stepId),
    settlePart: (payerId: string, bookingId: string) => settlePart(deps, payerId, bookingId),
    askPayment: answering(deps, askForOutcome),
    withdrawPayment: answering(deps, withdrawPayment),
    approve: answering(deps, approve),
    decline: answering(deps, decline),
    recordReference: answering(deps, recordReference),
    /** What is only held; a payment of the same moment keeps it. Throws AppError `illegal_transition`. */
    giveUpHeld: async (user: Actor, id: string) => void (await cancel(deps, user, id, { only: "held" })),
    cancel: async (user: Actor, id: string, shown: Cancelling["shown"] = {}) =>
      answerCancel(await cancel(deps, user, id, { shown }), await read(user, id)),
    previewCancel: async (user: Actor, id: string) =>
      answerCancel(await previewCancel(deps, user, id), await read(user, id)),
    changes: bookingChanges(deps),
    desk: bookingDesk({ ...deps, limits: ground.limits }),
    stopped: stoppedOperators(ground),
    endOverdue: () => endOverdue(deps),
    /** Those of these holds that have run out at `now`. */
    endRunOut: (ids: readonly string[], now: Date) => endRunOut(deps, ids, now),
    remind: () => sendBookingReminders(deps),
    /** With the caller's transaction, under the package's lock. */
    offer: (tx: Db, offer: PackageForSale, party: OfferedParty): Promise<string> => offerSeats(deps, tx, offer, party),
    phone: (needs: PhoneDeps) => phoneBookings(deps, needs),
    numbers: (files: Files) => officialNumberService(deps, files),
    passengers: (mail: Post, reading: Pick<Platform, "cpu" | "log">) => passengerImports(deps, mail, reading),
    /** How many holds block seats at this moment. */
    liveHolds: () => countLiveHolds(deps.db, deps.clock()),
    /** Says who does this feature's jobs. */
    work: () => workOff(deps),
  };
}

/** Stripe where it is set up, else the sandbox; earlier payments stay with the gateway that took them. */
function gatewaysOf({ db, config }: Ground, given?: Gateway): Pick<Dependencies, "gateway" | "gatewayNamed"> {
  const sandbox = sandboxGateway(db);
  const gateway =
    given ?? (config.stripe ? reachable(stripeGateway(stripeClient(config.stripe), config.publicUrl)) : sandbox);
  const known: readonly MoneyMover[] = [gateway, sandbox, byHand(db)];
  return {
    gateway,
    gatewayNamed(kind) {
      const named = known.find((one) => one.kind === kind);
      if (!named) throw new Error(`this installation is not set up for payments by ${kind}`);
      return named;
    },
  };
}

/** Does something to a booking and answers the booking as it then is. */
function answering<User extends Actor, Rest extends unknown[]>(
  deps: Dependencies,
  act: (deps: Dependencies, user: User, id: string, ...rest: Rest) => Promise<void>,
) {
  return async (user: User, id: string, ...rest: Rest): Promise<Booking> => {
    await act(deps, user, id, ...rest);
    return getBooking(deps, user, id);
  };
}

function workOff(deps: Dependencies): void {
  deps.jobs.work(settlePaymentJob, ({ paymentId }) => settle(deps, paymentId));
  deps.jobs.work(settleForgottenJob, () => settleForgotten(deps));
  deps.jobs.work(proveBooksJob, async () => {
    await proveBooks(deps);
  });
  deps.jobs.work(endOverdueJob, () => endOverdue(deps));
  deps.jobs.work(remindJob, () => sendBookingReminders(deps));
  deps.jobs.work(forfeitSeatsJob, () => forfeitSeats(deps));
  deps.jobs.work(warnHoldsJob, () => warnHolds(deps));
  deps.jobs.work(remindOfAmountsJob, () => remindOfAmounts(deps));
}

function answerCancel({ paidMinor, refundMinor, currency }: Cancellation, booking: Booking) {
  return { booking, paid: amountOf(paidMinor, currency), refund: amountOf(refundMinor, currency) };
}

const soldWithoutQueue: SaleQueue = {
  householdsOf: async (_db, asked) => asked.map(() => null),
  requireTurns: async (_tx, asked) =>
    asked.map(({ demand }) =>
      demand.length > 0 ? { refusal: new AppError("not_admitted") } : { answer: { ticketIds: [], hasWritten: false } },
    ),
  spendTurns: async () => undefined,
  requireKnown: async () => [],
  requireOfPlace: async () => undefined,
  papersOf: async () => new Map(),
  verifiedPassports: async () => new Map(),
  freePlaces: async () => undefined,
  freePlacesOver: async () => undefined,
  asksForPassports: async () => new Set(),
};
