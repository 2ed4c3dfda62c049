/** A planned booking as the rows that the product itself would have written: parts, payments, ledger, the gateway's books. */
import type { Insertable } from "kysely";
import { deadlinesOf, type PaymentStatus } from "#domain/bookings/booking.ts";
import { refundOnCancel } from "#domain/bookings/refund.ts";
import { partPrice } from "#domain/bookings/rooms/price.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { applicationCount } from "#domain/nusuk/applications.ts";
import { discountPercent, ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import { saleEnds } from "#domain/packages/sale.ts";
import { type ScheduledAmount, scheduleOf } from "#domain/payments/schedules/schedule.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { RandomSource } from "../random.ts";
import { CURRENCY, type DemoMovement, type MoneyRows, moneyRows } from "./booking-money.ts";
import { type BookingPlan, ENDINGS } from "./booking-plan.ts";

export interface BookingRows {
  readonly plan: BookingPlan;
  readonly booking: Insertable<Database["bookings"]> & { id: string };
  readonly parts: readonly Insertable<Database["bookingParts"]>[];
  readonly travellers: readonly Insertable<Database["bookingTravellers"]>[];
  readonly references: readonly Insertable<Database["bookingReferences"]>[];
  readonly instalments: readonly Insertable<Database["instalments"]>[];
  readonly payments: MoneyRows["payments"];
  readonly postings: MoneyRows["postings"];
  readonly movements: MoneyRows["movements"];
}

/** Everything about the booking that the plan leaves open. */
interface Settled {
  readonly id: string;
  readonly totalMinor: number;
  readonly securedAt: Date;
  readonly endedAt: Date;
  /** Empty where the price was paid at once, or not at all. */
  readonly schedule: readonly ScheduledAmount[];
  readonly charges: readonly DemoMovement[];
  readonly refundMinor: number;
}

/** The rows of a plan; nothing in them lies after `now`, but the answer that is due. */
export function bookingRows(plan: BookingPlan, { random, now }: { random: RandomSource; now: Date }): BookingRows {
  const id = random.uuid();
  const parts = partRows(id, plan);
  const settled = settle({ id, plan, parts, random, now });
  const refund = { at: settled.endedAt, amountMinor: settled.refundMinor };
  const movements = { bookingId: id, operatorId: plan.offer.operatorId, charges: settled.charges, refund };
  const booking = bookingRow(plan, settled, random);
  return {
    plan,
    parts,
    booking,
    travellers: seatRows(id, plan),
    references: referenceRows(booking, parts),
    instalments: instalmentRows(id, plan, settled),
    ...moneyRows(movements, random),
  };
}

/** The number that completed the booking, once for each of its applications. */
function referenceRows(
  { id, nusukReference, updatedAt }: BookingRows["booking"],
  parts: readonly { readonly seats: number }[],
): Insertable<Database["bookingReferences"]>[] {
  if (!nusukReference || !updatedAt) return [];
  const count = applicationCount(parts.reduce((sum, { seats }) => sum + seats, 0));
  return Array.from({ length: count }, (_, application) => ({
    bookingId: id,
    application,
    reference: application === 0 ? nusukReference : `${nusukReference}-${application + 1}`,
    recordedAt: updatedAt,
    seenAt: updatedAt,
  }));
}

function seatRows(bookingId: string, { parts }: BookingPlan): Insertable<Database["bookingTravellers"]>[] {
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
  readonly random: RandomSource;
  readonly now: Date;
}

function settle({ id, plan, parts, random, now }: Draft): Settled {
  const { money, minutes } = ENDINGS[plan.ending];
  const totalMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const securedAt = minutesAfter(plan.createdAt, random.int(3, 13));
  const endedAt = earlier(minutesAfter(securedAt, random.int(minutes[0], minutes[1])), now);
  const schedule =
    money === "in_parts"
      ? scheduleOf({
          parts: parts.map((part) => ({ ...part, terms: plan.offer.terms })),
          departureDate: plan.offer.departureDate,
          today: dateOf(securedAt),
        })
      : [];
  const charges = chargesOf(plan, { schedule, totalMinor, securedAt, now });
  const paidMinor = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const refund = refundOnCancel({
    phase: money === "by_the_terms" ? "confirmed" : "awaiting_approval",
    paidMinor,
    parts: parts.map(({ amountMinor }) => ({ amountMinor, terms: plan.offer.terms })),
    departureDate: plan.offer.departureDate,
    today: dateOf(endedAt),
  });
  const refundMinor = money === "given_back" || money === "by_the_terms" ? refund : 0;
  return { id, totalMinor, securedAt, endedAt, schedule, charges, refundMinor };
}

interface Price extends Pick<Settled, "schedule" | "totalMinor" | "securedAt"> {
  readonly now: Date;
}

/** Of a price in parts what was due by now, each on its day; else all of it at once. */
function chargesOf({ channel, ending }: BookingPlan, { schedule, totalMinor, securedAt, now }: Price): DemoMovement[] {
  if (channel !== "operator" || ENDINGS[ending].money === "none") return [];
  if (schedule.length === 0) return [{ at: securedAt, amountMinor: totalMinor }];
  const due = schedule.filter(({ dueOn }) => dueOn <= dateOf(now));
  return due.map(({ dueOn, amountMinor }, i) => ({
    amountMinor,
    at: i === 0 ? securedAt : earlier(new Date(`${dueOn}T10:00:00Z`), now),
  }));
}

function instalmentRows(bookingId: string, { offer }: BookingPlan, { schedule }: Settled): BookingRows["instalments"] {
  const graceDays = offer.terms.payment?.graceDays ?? 0;
  return schedule.map(({ dueOn, amountMinor }, position) => ({
    ...{ bookingId, position, dueOn, amountMinor },
    keptUntil: addDays(dueOn, graceDays),
  }));
}

function bookingRow(plan: BookingPlan, settled: Settled, random: RandomSource): BookingRows["booking"] {
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
    ...deadlinesOf(phase, securedAt, saleEnds(plan.offer, plan.channel)),
    shelteredUntil: null,
    nusukReference: phase === "confirmed" ? `${plan.channel === "nusuk" ? "NSK" : "CTR"}-${letters(random)}` : null,
    numbersSeen: phase === "confirmed",
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
function paymentStatusOf({ ending, channel }: BookingPlan, { charges, schedule, refundMinor }: Settled): PaymentStatus {
  if (refundMinor > 0) return "refunded";
  if (charges.length > 0) return schedule.length > 0 ? "pending" : "completed";
  return ending === "confirmed" && channel === "nusuk" ? "completed" : "pending";
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Six characters that cannot be mistaken for one another. */
function letters(random: RandomSource): string {
  return Array.from({ length: 6 }, () => "23456789ABCDEFGHJKMNPQRSTVWXYZ".charAt(random.int(0, 29))).join("");
}
