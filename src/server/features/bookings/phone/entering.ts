/** The operator enters a booking for somebody who called: the same hold as everybody's, for an account that stands in. */
import { createHash } from "node:crypto";
import type { PhoneRequest } from "#contract/phone-bookings.ts";
import { isPhoneDeadline, MAX_PHONE_HOLD_DAYS } from "#domain/bookings/desk/phone.ts";
import { BY_PHONE } from "#domain/bookings/desk/source.ts";
import { channelOf, isCountry } from "#domain/countries.ts";
import type { Terms } from "#domain/packages/package.ts";
import { phoneOf } from "#domain/travellers/phone.ts";
import { answerOf } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError, type FieldProblem } from "#server/platform/errors/app-error.ts";
import type { PackageForSale } from "../../packages/service.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { holdSeats, inOneTransaction } from "../holds/holds.ts";
import { type SeatedPart, seatParty } from "../holds/party.ts";
import { type Held, placeHolds } from "../holds/placing-holds.ts";
import { requireChannel } from "../holds/securing.ts";
import { notServed } from "../holds/served.ts";
import { lockBooking } from "../records/bookings.repository.ts";
import type { OperatorActor } from "./acting.ts";
import { requirePeople } from "./people.ts";
import * as rows from "./phone.repository.ts";

/** The operator has said yes by entering it: nothing is left to approve. */
const agreed = (terms: Terms): Terms => ({ ...terms, approval: "instant" });

/** The id of the held booking, without a link yet: a new one, or that of the same attempt before. */
export async function enter(
  deps: Dependencies,
  user: OperatorActor,
  request: PhoneRequest,
  attemptKey: string | null,
): Promise<string> {
  requireSound(request, deps.clock());
  const seats = request.parts.map(({ people: _people, ...part }) => part);
  return holdSeats(deps, seatParty(seats), async () => {
    const [outcome] = await inOneTransaction(deps, async (tx) => [
      { answer: await attempt(deps, tx, { user, request, attemptKey }) },
    ]);
    return answerOf(outcome);
  });
}

interface Attempt {
  readonly user: OperatorActor;
  readonly request: PhoneRequest;
  readonly attemptKey: string | null;
}

async function attempt(deps: Dependencies, tx: Db, { user, request, attemptKey }: Attempt): Promise<Held> {
  const { operatorId } = user;
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  const earlier = attemptKey === null ? undefined : await findEarlier(tx, operatorId, attemptKey);
  if (earlier && earlier.requestHash !== requestHash) throw new AppError("idempotency_key_reused");
  if (earlier) return { bookingId: earlier.id };
  const standIn = rows.standInRow(request.customer, user.demo);
  await rows.insertStandIns(tx, [standIn]);
  const parts = await seatPeople(tx, standIn.id, request, deps.clock());
  const made = { userId: standIn.id, familyId: null, idempotencyKey: null, requestHash, offered: false };
  const placing = {
    ...made,
    ...{ actorId: user.id, firstSource: BY_PHONE, holdExpiresAt: new Date(request.heldUntil), agree: agreed },
    requireOffers(offers: readonly PackageForSale[]) {
      if (offers.some((offer) => offer.operatorId !== operatorId)) throw new AppError("not_found");
      // In a sale window seats go to those whose turn it is.
      if (offers.some(({ saleWindowId }) => saleWindowId !== null)) throw new AppError("not_on_sale");
    },
  };
  const moment = { now: deps.clock(), waits: true };
  const [outcome] = await placeHolds(deps, tx, [{ ...placing, parts, country: request.customer.country }], moment);
  const held = answerOf(outcome);
  if ("short" in held) return held;
  await keep(tx, { user, request, attemptKey }, { bookingId: held.bookingId, standInId: standIn.id });
  return held;
}

async function findEarlier(tx: Db, operatorId: string, attemptKey: string) {
  await lockAccount(tx, operatorId);
  return rows.findAttempt(tx, operatorId, attemptKey);
}

/** People as travellers of the stand-in; the parts name them by their ids. */
async function seatPeople(tx: Db, standInId: string, { parts }: PhoneRequest, now: Date): Promise<SeatedPart[]> {
  const people = parts.map((part) => part.people.map((person, place) => rows.personRow(standInId, person, now, place)));
  await rows.keepPeople(tx, people.flat());
  return seatParty(parts.map(({ people: _named, ...part }) => part)).map((part, index) => ({
    ...part,
    travellerIds: (people[index] ?? []).map(({ id }) => id),
  }));
}

async function keep(
  tx: Db,
  { user, request: { customer }, attemptKey }: Attempt,
  { bookingId, standInId }: { readonly bookingId: string; readonly standInId: string },
): Promise<void> {
  const contact = {
    contactEmail: customer.email ?? null,
    contactPhone: customer.phone ? phoneOf(customer.phone, customer.country) : null,
  };
  await rows.insertPhoneBooking(tx, { ...contact, bookingId, standInId, operatorId: user.operatorId, attemptKey });
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new Error(`booking ${bookingId} was made and is gone`);
  const answer = channelOf(customer.country);
  if (answer.channel === null) throw notServed(answer);
  await requireChannel(tx, booking, answer.channel);
}

/** What needs no row to be judged. Throws AppError `unacceptable`, `invalid_input`. */
function requireSound({ customer, parts, heldUntil }: PhoneRequest, now: Date): void {
  const fields: Record<string, FieldProblem> = {};
  if (!isCountry(customer.country)) fields["customer.country"] = { key: "not_offered" };
  if (customer.phone !== undefined && phoneOf(customer.phone, customer.country) === null)
    fields["customer.phone"] = { key: "not_a_phone" };
  if (!isPhoneDeadline(new Date(heldUntil), now)) {
    fields.heldUntil = { key: "hold_too_long", params: { days: MAX_PHONE_HOLD_DAYS } };
  }
  parts.forEach(({ seats, people }, index) => {
    if (people.length > seats) fields[`parts.${index}.people`] = { key: "too_many", params: { max: seats } };
  });
  if (Object.keys(fields).length > 0) throw new AppError("unacceptable", {}, fields);
  requirePeople(parts, now);
}
