/** A planned booking as the rows that the product itself would have written: parts, payments, ledger, the gateway's books. */
import type { Insertable } from "kysely";
import { deadlinesOf, type PaymentStatus } from "#domain/bookings/booking.ts";
import { applicationCount } from "#domain/bookings/nusuk.ts";
import { partPrice } from "#domain/bookings/price.ts";
import { refundOnCancel } from "#domain/bookings/refund.ts";
import { dateOf } from "#domain/calendar.ts";
import { discountPercent, ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import { chargePosting, type Entry, refundPosting } from "#domain/payments/posting.ts";
import type {
  BookingPartsTable,
  BookingReferencesTable,
  BookingsTable,
  BookingTravellersTable,
  PaymentsTable,
  SandboxMovementsTable,
} from "#server/platform/schema.ts";
import type { Random } from "../random.ts";
import { type BookingPlan, ENDINGS } from "./booking-plan.ts";

const MINUTE_MS = 60_000;
/** Packages are priced in it. */
const CURRENCY = "USD";

/** One transaction of the ledger, with its payment. */
export interface Posting {
  readonly kind: "charge" | "refund";
  readonly at: Date;
  readonly bookingId: string;
  readonly paymentId: string;
  readonly entries: readonly Entry[];
}

export interface BookingRows {
  readonly plan: BookingPlan;
  readonly booking: Insertable<BookingsTable> & { id: string };
  readonly parts: readonly Insertable<BookingPartsTable>[];
  readonly travellers: readonly Insertable<BookingTravellersTable>[];
  readonly references: readonly Insertable<BookingReferencesTable>[];
  readonly payments: readonly Insertable<PaymentsTable>[];
  readonly postings: readonly Posting[];
  readonly movements: readonly Insertable<SandboxMovementsTable>[];
}

/** Everything about the booking that the plan leaves open. */
interface Settled {
  readonly id: string;
  readonly totalMinor: number;
  readonly securedAt: Date;
  readonly endedAt: Date;
  readonly paidMinor: number;
  readonly refundMinor: number;
}

/** The rows of a plan; nothing in them lies after `now`, but the answer that is due. */
export function bookingRows(plan: BookingPlan, { random, now }: { random: Random; now: Date }): BookingRows {
  const id = random.uuid();
  const parts = partRows(id, plan);
  const settled = settle({ id, plan, parts, random, now });
  const money = moneyRows(plan, settled, random);
  const booking = bookingRow(plan, settled, random);
  return { plan, booking, parts, travellers: seatRows(id, plan), references: referenceRows(booking, parts), ...money };
}

/** The number that completed the booking, once for each of its applications. */
function referenceRows(
  { id, nusukReference, updatedAt }: BookingRows["booking"],
  parts: readonly { readonly seats: number }[],
): Insertable<BookingReferencesTable>[] {
  if (!nusukReference || !updatedAt) return [];
  const count = applicationCount(parts.reduce((sum, { seats }) => sum + seats, 0));
  return Array.from({ length: count }, (_, application) => ({
    bookingId: id,
    application,
    reference: application === 0 ? nusukReference : `${nusukReference}-${application + 1}`,
    recordedAt: updatedAt,
  }));
}

function seatRows(bookingId: string, { parts }: BookingPlan): Insertable<BookingTravellersTable>[] {
  return parts.flatMap(({ travellerIds = [] }, position) =>
    travellerIds.map((travellerId) => ({ bookingId, position, travellerId })),
  );
}

function partRows(bookingId: string, { offer, parts }: BookingPlan) {
  const { priceMinor, roomTypes } = offer;
  const people = parts.reduce((sum, { seats }) => sum + seats, 0);
  const percent = discountPercent(offer.groupDiscounts, people);
  return parts.map(({ seats, room, travellerIds }, position) => {
    const price = partPrice({ priceMinor, roomTypes, roomType: room, seats, discountPercent: percent });
    if (!price) throw new Error(`${offer.id} has no room ${room}`);
    return {
      ...{ bookingId, position, seats, ...price, packageId: offer.id, roomType: room, discountPercent: percent },
      room: travellerIds && room && seats <= ROOM_OCCUPANTS[room] ? position + 1 : null,
      terms: JSON.stringify(offer.terms),
      prices: JSON.stringify({ priceMinor, roomTypes }),
    };
  });
}

interface Draft {
  readonly id: string;
  readonly plan: BookingPlan;
  readonly parts: ReturnType<typeof partRows>;
  readonly random: Random;
  readonly now: Date;
}

function settle({ id, plan, parts, random, now }: Draft): Settled {
  const { money, minutes } = ENDINGS[plan.ending];
  const totalMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const securedAt = minutesAfter(plan.createdAt, random.int(3, 13));
  const endedAt = earlier(minutesAfter(securedAt, random.int(minutes[0], minutes[1])), now);
  const paidMinor = plan.channel === "operator" && money !== "none" ? totalMinor : 0;
  const refund = refundOnCancel({
    phase: money === "by_the_terms" ? "confirmed" : "awaiting_approval",
    paidMinor,
    parts: parts.map(({ amountMinor }) => ({ amountMinor, terms: plan.offer.terms })),
    departureDate: plan.offer.departureDate,
    today: dateOf(endedAt),
  });
  return { id, totalMinor, securedAt, endedAt, paidMinor, refundMinor: money === "kept" ? 0 : refund };
}

function bookingRow(plan: BookingPlan, settled: Settled, random: Random): BookingRows["booking"] {
  const { phase, reason } = ENDINGS[plan.ending];
  const { id, totalMinor, securedAt, endedAt } = settled;
  return {
    id,
    phase,
    totalMinor,
    currency: CURRENCY,
    reference: `RH-${letters(random)}`,
    userId: plan.customerId,
    operatorId: plan.offer.operatorId,
    channel: plan.ending === "hold_expired" ? null : plan.channel,
    paymentStatus: paymentStatusOf(plan, settled),
    departureDate: plan.offer.departureDate,
    returnDate: plan.offer.returnDate,
    ...deadlinesOf(phase, securedAt),
    shelteredUntil: null,
    nusukReference: phase === "confirmed" ? `${plan.channel === "nusuk" ? "NSK" : "CTR"}-${letters(random)}` : null,
    cancelReason: reason,
    cancelNote: plan.note ?? null,
    source: plan.source,
    idempotencyKey: null,
    requestHash: "",
    createdAt: plan.createdAt,
    updatedAt: endedAt,
  };
}

/** In `nusuk` the recorded reference completes the payment; in `operator` the money does. */
function paymentStatusOf({ ending, channel }: BookingPlan, { paidMinor, refundMinor }: Settled): PaymentStatus {
  if (refundMinor > 0) return "refunded";
  if (paidMinor > 0) return "completed";
  return ending === "confirmed" && channel === "nusuk" ? "completed" : "pending";
}

function moneyRows(
  plan: BookingPlan,
  settled: Settled,
  random: Random,
): Pick<BookingRows, "payments" | "postings" | "movements"> {
  if (settled.paidMinor === 0) return { payments: [], postings: [], movements: [] };
  const charge = { id: random.uuid(), amountMinor: settled.paidMinor, at: settled.securedAt };
  const refund = { id: random.uuid(), amountMinor: settled.refundMinor, at: settled.endedAt };
  const booking = { bookingId: settled.id, operatorId: plan.offer.operatorId, feeMinor: 0 };
  const posted = (kind: Posting["kind"], { id, at }: Moved, entries: readonly Entry[]): Posting => {
    return { kind, at, bookingId: settled.id, paymentId: id, entries };
  };
  const first = posted("charge", charge, chargePosting({ ...booking, amountMinor: charge.amountMinor }));
  const charged = {
    payments: [paymentRow(settled.id, charge, null)],
    postings: [first],
    movements: [movementRow(charge, null)],
  };
  if (refund.amountMinor === 0) return charged;
  return {
    payments: [...charged.payments, paymentRow(settled.id, refund, charge.id)],
    postings: [first, posted("refund", refund, refundPosting({ ...booking, amountMinor: refund.amountMinor }))],
    movements: [...charged.movements, movementRow(refund, charge.id)],
  };
}

interface Moved {
  readonly id: string;
  readonly amountMinor: number;
  readonly at: Date;
}

function paymentRow(
  bookingId: string,
  { id, amountMinor, at }: Moved,
  chargeId: string | null,
): Insertable<PaymentsTable> {
  return {
    id,
    bookingId,
    amountMinor,
    currency: CURRENCY,
    status: "completed",
    kind: chargeId ? "refund" : "charge",
    cardToken: chargeId ? null : "sandbox_visa",
    gateway: "sandbox",
    gatewayReference: null,
    failure: null,
    refundsPaymentId: chargeId,
    idempotencyKey: null,
    createdAt: at,
    settledAt: at,
  };
}

function movementRow({ id, amountMinor, at }: Moved, chargeId: string | null): Insertable<SandboxMovementsTable> {
  return { id, outcome: "succeeded", amountMinor, currency: CURRENCY, chargeId, createdAt: at };
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Six characters that cannot be mistaken for one another. */
function letters(random: Random): string {
  return Array.from({ length: 6 }, () => "23456789ABCDEFGHJKMNPQRSTVWXYZ".charAt(random.int(0, 29))).join("");
}
