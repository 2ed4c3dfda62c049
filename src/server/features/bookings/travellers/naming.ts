/** Who travels on a booking: the account's own people and those of its household, each once, old enough, on one journey and from one country. */
import { dateOf } from "#domain/calendar.ts";
import { channelOf } from "#domain/countries.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isTooYoung, MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import { answerOf, type CombinedOutcome } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError, type FieldProblem } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceTakenOff } from "../notices/announcing.ts";
import { requireNamesOpen } from "../phases/conditions.ts";
import { lockOwn } from "../phases/transition.ts";
import {
  type BookingPart,
  findCountriesOfResidence,
  type LockedBooking,
  partsOf,
} from "../records/bookings.repository.ts";
import { hasHoldRunOut } from "../records/overdue.repository.ts";
import { isReadBy } from "../records/readers.repository.ts";
import type { Actor } from "../records/side.ts";
import { forgetNeedsOfAbsent } from "./needs-told.repository.ts";
import { areRoomsBeingPaid, seatListsOf } from "./places/places.repository.ts";
import { requireRooms } from "./places/placing.ts";
import {
  clearTravellers,
  departuresOf,
  lockTravellers,
  type NamedPerson,
  namableTravellers,
  type OtherJourney,
  otherJourney,
  otherJourneys,
  packagesBookedFor,
  seatTravellers,
  travellersOn,
} from "./travellers.repository.ts";
import { keepSeats } from "./turn-seats/keeping.ts";

interface Naming {
  readonly userId: string;
  /** Null while the booking is still to be made. */
  readonly bookingId: string | null;
  readonly parts: readonly { readonly packageId: string; readonly travellerIds: readonly string[] }[];
}

/**
 * Names who travels while the journey lies ahead; once names are closed, only places without one. Throws AppError
 * `illegal_transition`, `in_progress`, `turn_people`, `turn_unproven`, and as `requireNamesOpen` and `requireTravellers`.
 */
export async function nameTravellers(
  deps: Dependencies,
  user: Actor,
  id: string,
  lists: readonly (readonly string[])[],
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const before = (await travellersOn(tx, id)).map((one) => one.id);
    await nameOn(deps, tx, booking, { actorId: user.id, lists });
    const named = lists.flat();
    const added = named.filter((one) => !before.includes(one));
    const travellerIds = before.filter((one) => !named.includes(one));
    await announceTakenOff(deps, tx, id, { travellerIds, why: "renamed" });
    await deps.queue.requireOfPlace(tx, id, added);
    if (booking.phase !== "held") await keepSeats(deps, tx, id, { seats: added.length, travellerIds: added });
  });
}

interface Names {
  readonly actorId: string;
  readonly lists: readonly (readonly string[])[];
  /** Those whose name is another from now on: they count as others. */
  readonly renamed?: readonly string[];
}

/** Under the booking's lock, as `nameTravellers`. */
export async function nameOn(
  { clock }: Pick<Dependencies, "clock">,
  tx: Db,
  { id, ...booking }: LockedBooking,
  { actorId, lists, renamed = [] }: Names,
): Promise<void> {
  const { userId, phase, departureDate } = booking;
  const now = clock();
  const isOver = phase === "cancelled" || departureDate < dateOf(now) || (await hasHoldRunOut(tx, id, now));
  if (isOver) throw new AppError("illegal_transition");
  if (await areRoomsBeingPaid(tx, id)) throw new AppError("in_progress");
  await lockAccount(tx, userId);
  const booked = await partsOf(tx, id);
  const parts = seatLists(booked, lists);
  const same = lists.map((list) => list.filter((one) => !renamed.includes(one)));
  if (!keepsAll(await seatListsOf(tx, id, booked.length), same)) {
    await requireNamesOpen(tx, { ...booking, id }, booked, now);
  }
  requireRooms(booked, parts, await requireTravellers(tx, { userId, bookingId: id, parts, now }));
  await clearTravellers(tx, id);
  await seatTravellers(tx, [{ bookingId: id, parts }]);
  await forgetNeedsOfAbsent(tx, id);
  const details = { named: lists.flat().length };
  await recordAudit(tx, { actorId, action: "booking.named", subjectType: "booking", subjectId: id, details });
}

/** Whether everyone who is named stays where they are. */
function keepsAll(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): boolean {
  return before.every((named, index) => named.every((id) => after[index]?.includes(id)));
}

function seatLists(parts: readonly BookingPart[], lists: readonly (readonly string[])[]) {
  const fit = parts.length === lists.length && parts.every(({ seats }, i) => (lists[i]?.length ?? 0) <= seats);
  if (!fit)
    throw new AppError("unacceptable", {}, { parts: { key: "one_list_a_part", params: { parts: parts.length } } });
  return parts.map(({ packageId }, i) => ({ packageId, travellerIds: lists[i] ?? [] }));
}

/**
 * Under the account's lock; those who are named. Throws AppError `unacceptable` with the part, `already_travelling`,
 * `mixed_channels`.
 */
export async function requireTravellers(
  tx: Db,
  { now, ...naming }: Naming & { readonly now: Date },
): Promise<readonly NamedPerson[]> {
  await lockTravellers(tx, idsIn(naming));
  const [outcome] = await travellersNamed(tx, [naming], now);
  return answerOf(outcome);
}

/** Of each those who are named, once all of them are locked; refused as `requireTravellers`. */
export async function travellersNamed(
  tx: Db,
  namings: readonly Naming[],
  now: Date,
): Promise<CombinedOutcome<readonly NamedPerson[]>[]> {
  if (namings.every((naming) => idsIn(naming).length === 0)) return namings.map(() => ({ answer: [] }));
  const journeys = namings.map((naming) => ({
    ...{ userId: naming.userId, bookingId: naming.bookingId, travellerIds: idsIn(naming) },
    packageIds: naming.parts.map(({ packageId }) => packageId),
  }));
  const people = await namableTravellers(tx, journeys);
  const departures = await departuresOf(tx, [...new Set(journeys.flatMap(({ packageIds }) => packageIds))]);
  const countries = await findCountriesOfResidence(
    tx,
    namings.map(({ userId }) => userId),
  );
  const others = await otherJourneys(tx, journeys, now);
  const outcomes: CombinedOutcome<readonly NamedPerson[]>[] = [];
  for (const [index, naming] of namings.entries()) {
    const named = { people: people[index] ?? [], departures, other: others[index] ?? null, now };
    const refusal = await refusalOf(tx, naming, { ...named, country: countries.get(naming.userId) ?? null });
    outcomes.push(refusal ? { refusal } : { answer: named.people });
  }
  return outcomes;
}

function idsIn({ parts }: Naming): string[] {
  return parts.flatMap((part) => part.travellerIds);
}

interface Named {
  readonly people: readonly NamedPerson[];
  readonly departures: ReadonlyMap<string, string>;
  readonly other: OtherJourney | null;
  /** Of the payer. */
  readonly country: string | null;
  readonly now: Date;
}

async function refusalOf(tx: Db, naming: Naming, { people, departures, other, country, now }: Named): Promise<unknown> {
  const { userId, parts } = naming;
  if (idsIn(naming).length === 0) return null;
  const [departure = dateOf(now)] = parts.flatMap(({ packageId }) => departures.get(packageId) ?? []).sort();
  try {
    refuse(parts, (part, earlier) => namingProblem(part.travellerIds, { earlier, people, departure }));
    requireOneCountry(people, country);
  } catch (refusal) {
    return refusal;
  }
  return other ? travelsAlready(tx, other, userId) : null;
}

/** That somebody travels is told to whoever may name them; on which booking, to whoever may read that one. */
async function travelsAlready(tx: Db, other: OtherJourney, askerId: string): Promise<AppError> {
  const known = await isReadBy(tx, { readerId: askerId }, other.bookingId);
  const reference = known ? { reference: other.reference } : {};
  return new AppError("already_travelling", { name: fullName(other), known: String(known), ...reference });
}

function refuse(
  parts: Naming["parts"],
  problemOf: (part: Naming["parts"][number], earlier: readonly string[]) => FieldProblem | null,
): void {
  const fields: Record<string, FieldProblem> = {};
  parts.forEach((part, index) => {
    const problem = problemOf(
      part,
      parts.slice(0, index).flatMap((before) => before.travellerIds),
    );
    if (problem) fields[`parts.${index}.travellerIds`] = problem;
  });
  if (Object.keys(fields).length > 0) throw new AppError("unacceptable", {}, fields);
}

interface Known {
  /** Named in the parts before. */
  readonly earlier: readonly string[];
  readonly people: readonly NamedPerson[];
  readonly departure: string;
}

function namingProblem(ids: readonly string[], { earlier, people, departure }: Known): FieldProblem | null {
  if (ids.some((id) => !people.some((person) => person.id === id))) return { key: "not_your_traveller" };
  if (new Set([...earlier, ...ids]).size < earlier.length + ids.length) return { key: "named_twice" };
  const child = people.find(({ id, birthDate }) => ids.includes(id) && isTooYoung(birthDate, departure));
  return child ? { key: "too_young", params: { name: fullName(child), age: MIN_AGE_YEARS } } : null;
}

/**
 * A household is one country's (docs/sources.md#household). The payer counts where they have told theirs; people who
 * have not told live with the payer. Throws AppError `mixed_channels` with who belongs where.
 */
export function requireOneCountry(people: readonly NamedPerson[], payersCountry: string | null): void {
  const residents = people.flatMap(({ surname, givenNames, countryOfResidence: country }) =>
    country === null ? [] : [{ name: fullName({ surname, givenNames }), country, channel: channelOf(country).channel }],
  );
  const countries = new Set(residents.map(({ country }) => country));
  if (payersCountry !== null && countries.size > 0) countries.add(payersCountry);
  if (countries.size > 1) throw new AppError("mixed_channels", { travellers: residents, payersCountry });
}

/** Where those who told it live; null where nobody did. As `requireOneCountry` leaves them, it is one country. */
export function countryOfPeople(people: readonly NamedPerson[]): string | null {
  return people.find(({ countryOfResidence }) => countryOfResidence !== null)?.countryOfResidence ?? null;
}

/**
 * Before two rows of one person become one: their standing bookings must not share a Hajj or days. Nobody names either of
 * them until the transaction ends. Throws AppError `already_travelling`.
 */
export async function requireNoClash(
  tx: Db,
  { travellerId, otherId, askerId }: Readonly<Record<"travellerId" | "otherId" | "askerId", string>>,
  now: Date,
): Promise<void> {
  await lockTravellers(tx, [travellerId, otherId]);
  const packageIds = await packagesBookedFor(tx, otherId, now);
  if (packageIds.length === 0) return;
  const other = await otherJourney(tx, { travellerIds: [travellerId], packageIds, bookingId: null }, now);
  if (other) throw await travelsAlready(tx, other, askerId);
}

/** Whether somebody named on the booking has been booked elsewhere for that time. Under the account's lock. */
export async function areTravellingElsewhere(tx: Db, bookingId: string, now: Date): Promise<boolean> {
  const travellerIds = (await travellersOn(tx, bookingId)).map(({ id }) => id);
  await lockTravellers(tx, travellerIds);
  const packageIds = (await partsOf(tx, bookingId)).map(({ packageId }) => packageId);
  return (await otherJourney(tx, { travellerIds, packageIds, bookingId }, now)) !== null;
}
