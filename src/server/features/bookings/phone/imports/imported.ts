/** Planned bookings as the rows that the product writes for them. */
import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { MAX_PHONE_HOLD_DAYS } from "#domain/bookings/desk/phone.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DAY_MS, earlier } from "#domain/durations.ts";
import { lastSaleDay, saleEnds } from "#domain/packages/sale.ts";
import { directPosting } from "#domain/payments/books/posting.ts";
import { graceDaysOf } from "#domain/payments/schedules/schedule.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { auditRow } from "#server/platform/records/audit.ts";
import { DIRECT } from "../../records/money/payments.repository.ts";
import { partRow } from "../../records/parts.repository.ts";
import { type ClaimLink, newLink } from "../links.ts";
import { personRow, standInRow } from "../phone.repository.ts";
import type { PlannedBooking } from "./plan.ts";

/** The entry of the audit with which an imported booking begins. */
export const IMPORTED = "booking.import";

/** What is still open is not asked for sooner than this. */
const BALANCE_AFTER_DAYS = 7;

type Row<Name extends keyof Database> = Insertable<Database[Name]>;

export interface ImportRun {
  readonly importId: string;
  readonly actorId: string;
  readonly operatorId: string;
  readonly demo: boolean;
  readonly sendLinks: boolean;
  readonly newReference: () => string;
  readonly now: Date;
}

export interface ImportedRows {
  readonly user: Row<"users">;
  readonly people: readonly Row<"travellers">[];
  readonly booking: Row<"bookings"> & { readonly id: string };
  readonly parts: readonly Row<"bookingParts">[];
  readonly seats: readonly Row<"bookingTravellers">[];
  readonly phone: Row<"phoneBookings">;
  readonly audit: Row<"audit">;
  readonly references: readonly Row<"bookingReferences">[];
  readonly instalments: readonly Row<"instalments">[];
  readonly payment: (Row<"payments"> & { readonly id: string; readonly amountMinor: number }) | null;
  readonly direct: Row<"directPayments"> | null;
  readonly entries: ReturnType<typeof directPosting>;
  /** Undefined where the file does not say it, or none of ours. */
  readonly language: Locale | undefined;
  /** To be mailed; null where that was not asked for, or there is no address. */
  readonly link: ClaimLink | null;
}

export function rowsOf(planned: PlannedBooking, act: ImportRun): ImportedRows {
  const { booking: source, party, seated } = planned;
  const id = randomUUID();
  const [first] = source.people;
  const name = { firstName: first?.givenNames || "–", lastName: first?.surname ?? "–" };
  const language = LOCALES.find((locale) => locale === source.language);
  const caller = { ...name, country: source.country, language };
  const user = standInRow(caller, act.demo);
  const people = source.people.map((person, place) => ({
    row: person.row,
    data: personRow(user.id, person, act.now, place),
  }));
  const idOfRow = new Map(people.map(({ row, data }) => [row, data.id]));
  const booking = bookingRow(planned, { id, userId: user.id }, act);
  const link = act.sendLinks && source.email !== null ? newLink(booking.holdExpiresAt ?? null, act.now) : null;
  const contact = { contactEmail: source.email, contactPhone: source.phone };
  const claim = { linkHash: link?.hash ?? null, linkExpiresAt: link?.expiresAt ?? null };
  const from = { importId: act.importId, importReference: source.reference };
  return {
    ...{ user, booking, link, language, people: people.map(({ data }) => data) },
    parts: party.parts.map((part, position) =>
      partRow(id, { ...part, terms: { ...part.terms, approval: "instant" } }, position),
    ),
    seats: seated.flatMap((rows, position) =>
      rows.map((row) => ({ bookingId: id, position, travellerId: idOfRow.get(row) ?? "" })),
    ),
    phone: { bookingId: id, operatorId: act.operatorId, standInId: user.id, ...contact, ...claim, ...from },
    audit: auditRow({
      ...{ actorId: act.actorId, action: IMPORTED, subjectType: "booking", subjectId: id },
      details: { import: act.importId },
    }),
    references: source.officialNumbers.map((reference, application) => ({
      ...{ bookingId: id, application, reference },
      recordedAt: act.now,
      seenAt: act.now,
    })),
    instalments: instalmentRows(planned, id, act.now),
    ...moneyRows(planned, id, act),
  };
}

function bookingRow(
  { booking, offer, party, channel, phase }: PlannedBooking,
  { id, userId }: { readonly id: string; readonly userId: string },
  { operatorId, newReference, now }: ImportRun,
) {
  const { totalMinor, currency, departureDate, returnDate } = party;
  const isPaid = phase === "confirmed" && (channel === "nusuk" || booking.paidMinor === totalMinor);
  const longest = new Date(now.getTime() + MAX_PHONE_HOLD_DAYS * DAY_MS);
  const journey = { totalMinor, currency, departureDate, returnDate };
  return {
    ...{ id, userId, operatorId, phase, channel, ...journey },
    reference: newReference(),
    familyId: null,
    paymentStatus: isPaid ? ("completed" as const) : ("pending" as const),
    holdExpiresAt: phase === "held" ? earlier(longest, saleEnds(offer, "operator")) : null,
    nusukReference: booking.officialNumbers.length > 0 ? booking.officialNumbers.join(", ") : null,
    // The list is the operator's own.
    numbersSeen: booking.officialNumbers.length > 0,
    source: "phone" as const,
    requestHash: "import",
    createdAt: now,
    updatedAt: now,
  };
}

/** What was paid, and the rest by the day on which the terms want it, but not within the next days, and before departure. */
function instalmentRows(planned: PlannedBooking, bookingId: string, now: Date): Row<"instalments">[] {
  const { booking, party, offer, phase } = planned;
  if (phase !== "awaiting_balance" || booking.paidMinor === null) return [];
  const today = dateOf(now);
  const byTerms = addDays(offer.departureDate, -(offer.terms.payment?.balanceDays ?? 0));
  const soonest = addDays(today, BALANCE_AFTER_DAYS);
  const last = lastSaleDay(offer, "operator");
  const dueOn = earlier(byTerms > soonest ? byTerms : soonest, last);
  const keptUntil = earlier(addDays(dueOn, graceDaysOf(party.parts)), last);
  return [
    { bookingId, position: 0, dueOn: today, keptUntil: today, amountMinor: booking.paidMinor },
    { bookingId, position: 1, dueOn, keptUntil, amountMinor: party.totalMinor - booking.paidMinor },
  ];
}

/** Money that came before it was imported: paid by hand, on the day of the import as far as we know. */
function moneyRows({ booking, party }: PlannedBooking, bookingId: string, { actorId, operatorId, now }: ImportRun) {
  const { paidMinor: amountMinor, paidReference } = booking;
  if (amountMinor === null || paidReference === null) return { payment: null, direct: null, entries: [] };
  const paymentId = randomUUID();
  const times = { createdAt: now, settledAt: now };
  return {
    payment: {
      ...{ id: paymentId, bookingId, amountMinor, currency: party.currency, ...times },
      ...{ kind: "charge" as const, status: "completed" as const, gateway: DIRECT, gatewayMovement: paidReference },
      ...{ feeMinor: 0, cardToken: null, idempotencyKey: null, refundsPaymentId: null, scope: null },
    },
    direct: { paymentId, reference: paidReference, recordedBy: actorId, movedOn: dateOf(now), recordedAt: now },
    entries: directPosting({ bookingId, operatorId, amountMinor }),
  };
}
