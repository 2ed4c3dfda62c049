/** Phone bookings as the operator sees them, and what a claim link shows to whoever holds it. */
import type { z } from "zod";
import type { PhoneBooking, viewClaim } from "#contract/phone-bookings.ts";
import { accountName } from "#domain/account-name.ts";
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { claimState } from "#domain/bookings/desk/phone.ts";
import { partySize } from "#domain/bookings/rooms/seats.ts";
import { amountOf } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { hashOfCode } from "#server/platform/secrets/secret-token.ts";
import { listPhone, type PhoneRow, readByLink, readPhone } from "./reading.repository.ts";

type Shown = z.input<typeof PhoneBooking>;

export async function phoneBookingsOf(db: Db, operatorId: string, now: Date): Promise<Shown[]> {
  return (await listPhone(db, operatorId, now)).map((row) => present(row, now));
}

/** Throws AppError `not_found`. */
export async function phoneBookingOf(db: Db, operatorId: string, id: string, now: Date): Promise<Shown> {
  const row = await readPhone(db, operatorId, id, now);
  if (!row) throw new AppError("not_found");
  return present(row, now);
}

/** Names are shown to pilgrims who are signed in, so that they can say which of them they are. Throws AppError `link_unknown`. */
export async function viewOfClaim(
  db: Db,
  reader: Pick<SessionUser, "id" | "role"> | null,
  code: string,
  now: Date,
): Promise<z.input<typeof viewClaim.response>> {
  const row = await readByLink(db, hashOfCode(code), now);
  if (!row) throw new AppError("link_unknown");
  const { id, parts, linkExpiresAt, ...booking } = row;
  const state = stateOf(row, now);
  const people = parts.flatMap((part) =>
    part.people.map(({ id: personId, ...person }) => ({ ...person, id: personId })),
  );
  return {
    state,
    bookingId: reader?.id === row.userId ? id : null,
    reference: booking.reference,
    operatorName: booking.operatorName,
    packageName: parts[0]?.packageName ?? "",
    seats: partySize(parts.map(({ seats }) => ({ packageId: "", seats }))),
    total: amountOf(booking.totalMinor, booking.currency),
    departureDate: booking.departureDate,
    returnDate: booking.returnDate,
    holdExpiresAt: row.phase === "held" ? (row.holdExpiresAt?.toISOString() ?? null) : null,
    linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
    people: reader?.role === "pilgrim" && state === "open" ? people : [],
  };
}

function stateOf({ phase, hasRunOut, claimedAt, linkExpiresAt }: PhoneRow, now: Date) {
  return claimState({ isOver: phase === "cancelled" || hasRunOut === true, claimedAt, linkExpiresAt }, now);
}

function present(row: PhoneRow, now: Date): Shown {
  const { currency, parts } = row;
  const phase = row.hasRunOut ? "cancelled" : row.phase;
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
    customerName: accountName(row),
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    country: row.countryOfResidence,
    status: STATUS_OF_PHASE[phase],
    phase,
    channel: row.channel,
    holdExpiresAt: phase === "held" ? (row.holdExpiresAt?.toISOString() ?? null) : null,
    total: amountOf(row.totalMinor, currency),
    paid: amountOf(row.paidMinor, currency),
    owedBack: amountOf(row.owedBackMinor, currency),
    seats: parts.reduce((sum, { seats }) => sum + seats, 0),
    packageName: parts[0]?.packageName ?? "",
    departureDate: row.departureDate,
    claim: stateOf(row, now),
    linkExpiresAt: row.linkExpiresAt?.toISOString() ?? null,
    claimedAt: row.claimedAt?.toISOString() ?? null,
    parts: parts.map((part) => ({ ...part, people: [...part.people] })),
  };
}
