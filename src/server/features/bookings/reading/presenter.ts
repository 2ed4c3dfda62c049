/** A booking as both sides see it, made of its row. */
import type { z } from "zod";
import type { Booking, BookingTraveller } from "#contract/bookings.ts";
import { accountName } from "#domain/account-name.ts";
import { isCompleted, STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { changesCloseOn } from "#domain/bookings/change.ts";
import { yieldsFrom } from "#domain/bookings/holds/holding.ts";
import { partySize } from "#domain/bookings/rooms/seats.ts";
import { addDays, dateOf, type IsoDate } from "#domain/calendar.ts";
import { channelOf, soldInstead } from "#domain/countries.ts";
import { amountOf, toMajor } from "#domain/money.ts";
import { applicationsOf, referencesOf } from "#domain/nusuk/applications.ts";
import { inPersonDues } from "#domain/obligations/papers/in-person.ts";
import type { Travel } from "#domain/obligations/papers/paper-dates.ts";
import { papersOf } from "#domain/obligations/papers/papers.ts";
import { homeCurrency } from "#domain/payments/rates/home-currency.ts";
import { convert, type RateSheet } from "#domain/payments/rates/rates.ts";
import { graceDaysOf, scheduleOf } from "#domain/payments/schedules/schedule.ts";
import { scheduleStanding } from "#domain/payments/schedules/standing.ts";
import { takingOf } from "#domain/payments/taking.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import type { TestCard } from "../dependencies/gateway.ts";
import { presentMovements } from "../records/money/movements.ts";
import { presentAnswer } from "../records/open-answer.ts";
import type { Actor } from "../records/side.ts";
import type { BookingRecord, PartRow } from "./reading.repository.ts";

interface Moment {
  readonly now: Date;
  readonly rates: RateSheet;
  /** By traveller, the journey that their papers are for. */
  readonly travels: ReadonlyMap<string, Travel>;
  /** Those of the bookings' households that the reader administers. */
  readonly administered: ReadonlySet<string>;
  /** Of the gateway, where it names them. */
  readonly cards: readonly TestCard[];
}

/** A hold that has run out is shown as cancelled from that moment, whether or not the sweep has come by. */
export function presentBooking(stored: BookingRecord, reader: Actor, moment: Moment): z.input<typeof Booking> {
  const row = { ...stored, channel: channelFor(stored) };
  const { currency, totalMinor } = row;
  const { now, rates, cards } = moment;
  const parts = row.parts.map((part) => ({
    ...part,
    travellers: shownTravellers(row, part.travellers, reader, moment),
  }));
  const amount = toMajor(totalMinor);
  return {
    ...presentLife(row, now),
    id: row.id,
    isMine: row.userId === reader.id,
    familyId: row.familyId,
    hasTickets: ticketCount(row, reader, moment) > 0 || isWhole(row, reader, moment),
    ticketCount: ticketCount(row, reader, moment),
    offered: row.offered,
    ...(reader.role === "operator" && { answer: presentAnswer(row.answer) ?? undefined }),
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
    date: dateOf(row.createdAt),
    channel: row.channel,
    totalAmount: amount,
    amount,
    currency,
    home: presentHome(row, rates),
    paymentStatus: row.paymentStatus,
    amountPaid: amountOf(row.paidMinor, currency),
    movements: presentMovements(row, reader, cards),
    schedule: presentSchedule(row, dateOf(now)),
    taking: presentTaking(row),
    kept: amountOf(row.keptMinor, currency),
    reduced: amountOf(row.reducedMinor, currency),
    operatorStopped: !row.operatorRuns,
    rests: row.rests,
    ...(row.isYielding && reader.role === "pilgrim" && { yieldsFrom: yieldsFrom(row.createdAt).toISOString() }),
    openPayment: row.userId === reader.id ? presentOpenPayment(row) : null,
    nusukReference: row.nusukReference,
    references: referencesOf(partySize(parts), row.references),
    numbersSeen: row.numbersSeen,
    referenceDueOn: referenceDueOn(row),
    changesCloseOn: changesCloseOn(
      parts.map(({ terms }) => terms),
      row.departureDate,
    ),
    cancelNote: row.cancelNote,
    seats: partySize(parts),
    groupDiscount: amountOf(sumOf(parts.map(({ discountMinor }) => discountMinor)), currency),
    parts: parts.map(({ amountMinor, discountMinor, prices, terms: _terms, ...part }) => ({
      ...part,
      amount: amountOf(amountMinor, currency),
      discount: amountOf(discountMinor, currency),
      roomPrices: prices.roomTypes.map(({ type, supplementMinor }) => ({
        roomType: type,
        each: amountOf(prices.priceMinor + supplementMinor, currency),
      })),
    })),
    applications: presentApplications(row, parts),
    operatorId: row.operatorId,
    operatorName: row.operatorName,
    departureDate: row.departureDate,
    returnDate: row.returnDate,
    customerName: accountName(row),
    packageName: parts[0]?.packageName ?? "",
  };
}

/** Whether everybody's tickets are the reader's to have. */
function isWhole({ userId, familyId }: BookingRecord, { id, role }: Actor, { administered }: Moment): boolean {
  return role !== "operator" && (userId === id || (familyId !== null && administered.has(familyId)));
}

function ticketCount(row: BookingRecord, reader: Actor, moment: Moment): number {
  if (reader.role === "operator") return 0;
  const people = row.parts.flatMap(({ travellers }) => travellers);
  return people.filter(({ userId }) => isWhole(row, reader, moment) || userId === reader.id).length;
}

type TravellerRow = PartRow["travellers"][number];
type Shown = Omit<TravellerRow, "documents"> &
  Pick<
    BookingTraveller,
    "keptElsewhere" | "documents" | "papers" | "asked" | "biometrics" | "injection" | "lacksDetails"
  >;

/**
 * Who only holds is no customer yet; who travels is named to the operator as the passport prints it. Of papers, whoever did
 * not make the booking sees those of their own people, and of the others which are asked of them.
 */
function shownTravellers(
  row: BookingRecord,
  travellers: PartRow["travellers"],
  { id, role }: Actor,
  { now, travels }: Moment,
): Shown[] {
  const { phase, hasRunOut, userId } = row;
  const today = dateOf(now);
  const travelOf = ({ id: key }: TravellerRow) => travelBehind(row, today) ?? travels.get(key) ?? null;
  const askedOf = (person: TravellerRow) =>
    papersOf([], travelOf(person), today).map(({ state: _, renewFrom: _none, ...paper }) => paper);
  const shown = (person: TravellerRow) => {
    const papers = papersOf(person.documents, travelOf(person), today);
    return { ...person, documents: [...person.documents], papers, asked: askedOf(person) };
  };
  const inPerson = (person: TravellerRow) => inPersonOf(row, person, travelOf(person), today);
  if (role !== "operator") {
    const sees = (person: TravellerRow) => userId === id || person.userId === id;
    return travellers.map((person) => {
      if (!sees(person)) return { ...person, documents: null, papers: null, asked: askedOf(person) };
      if (person.userId !== id) return { ...shown(person), keptElsewhere: true };
      return { ...shown(person), ...inPerson(person), ...(person.isLacking && { lacksDetails: true as const }) };
    });
  }
  if (hasRunOut || phase === "held" || phase === "cancelled") return [];
  return travellers.map((person) => {
    const { surname, givenNames } = printedName(person.surname, person.givenNames);
    return { ...shown(person), surname, givenNames };
  });
}

/** Of one's own people alone; left out where nothing is asked of them. */
function inPersonOf(row: BookingRecord, person: TravellerRow, travel: Travel | null, today: IsoDate) {
  if (travel?.bookingId !== row.id) return {};
  const { biometricsDoneOn, vaccinatedOn, documents } = person;
  const doneOn = { biometrics: biometricsDoneOn, injection: vaccinatedOn };
  const { biometrics, injection } = inPersonDues(row, { doneOn, documents }, travel, today);
  return { ...(biometrics && { biometrics }), ...(injection && { injection }) };
}

/** Papers on a journey that is over are told as they were due for it, and not for the next one; null while it is ahead. */
function travelBehind(row: BookingRecord, today: IsoDate): Travel | null {
  const { departureDate, returnDate, channel } = row;
  if (returnDate >= today) return null;
  return { departureDate, channel, referenceDueOn: referenceDueOn(row), isNumbered: row.nusukReference !== null };
}

function referenceDueOn({ channel, releaseDate }: BookingRecord): IsoDate | null {
  return channel === "operator" ? null : releaseDate;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function presentOpenPayment({ openPayment, currency }: BookingRecord): z.input<typeof Booking>["openPayment"] {
  if (!openPayment) return null;
  const { amountMinor, createdAt, status, ...payment } = openPayment;
  return {
    ...payment,
    amount: amountOf(amountMinor, currency),
    since: new Date(createdAt).toISOString(),
    state: status === "held" ? "held" : "open",
  };
}

function presentTaking({ parts, currency }: BookingRecord): z.input<typeof Booking>["taking"] {
  const { accepts, minimumMinor } = takingOf(parts);
  return { accepts: [...accepts], minimum: amountOf(minimumMinor, currency) };
}

/** Agreed with the deposit; before that what the terms make of it today. What was paid at once is one amount of that day. */
function presentSchedule(row: BookingRecord, today: IsoDate): z.input<typeof Booking>["schedule"] {
  const { channel, currency, paidMinor, instalments } = row;
  if (channel === "nusuk") return [];
  return scheduleStanding(instalments.length > 0 ? instalments : scheduleOnOffer(row, today), paidMinor, today).map(
    ({ amountMinor, openMinor, ...amount }) => ({
      ...amount,
      amount: amountOf(amountMinor, currency),
      open: amountOf(openMinor, currency),
    }),
  );
}

function scheduleOnOffer({ phase, parts, totalMinor, departureDate, createdAt }: BookingRecord, today: IsoDate) {
  if (phase !== "held") return [{ dueOn: dateOf(createdAt), keptUntil: dateOf(createdAt), amountMinor: totalMinor }];
  const graceDays = graceDaysOf(parts);
  const amounts = scheduleOf({ parts, departureDate, today });
  return amounts.map((amount) => ({ ...amount, keptUntil: addDays(amount.dueOn, graceDays) }));
}

/** Where an operator sells there are none. */
function presentApplications(
  { channel, departureDate, references }: BookingRecord,
  parts: readonly { readonly travellers: readonly Pick<TravellerRow, "id" | "birthDate">[] }[],
) {
  if (channel === "operator") return [];
  const people = parts.flatMap(({ travellers }) => travellers);
  const made = referencesOf(people.length, references).length;
  return applicationsOf(people, departureDate, made).map((some) => ({ travellerIds: some.map(({ id }) => id) }));
}

function presentLife(row: BookingRecord, now: Date) {
  const phase = row.hasRunOut ? "cancelled" : row.phase;
  return {
    phase,
    status: STATUS_OF_PHASE[phase],
    completed: isCompleted(phase, row.returnDate, dateOf(now)),
    holdExpiresAt: phase === "held" ? (row.holdExpiresAt?.toISOString() ?? null) : null,
    // While its operator is suspended nobody loses places for want of an answer.
    approvalDueAt: row.operatorRuns ? (row.approvalDueAt?.toISOString() ?? null) : null,
    cancelReason: row.hasRunOut ? ("hold_expired" as const) : row.cancelReason,
  };
}

/** Of a live hold as the booker's country decides it; what is paid or confirmed keeps the channel that it was sold through. */
function channelFor({ phase, hasRunOut, channel, countryOfResidence, parts }: BookingRecord): BookingRecord["channel"] {
  if (channel !== null || phase !== "held" || hasRunOut || countryOfResidence === null) return channel;
  const isSold = parts.every(({ channels }) => soldInstead(channels, countryOfResidence) === null);
  return isSold ? channelOf(countryOfResidence).channel : null;
}

/** In the payer's currency. */
function presentHome({ totalMinor, currency, countryOfResidence }: BookingRecord, rates: RateSheet) {
  const home = convert(totalMinor, currency, homeCurrency(countryOfResidence), rates);
  return { amount: toMajor(home.minor), currency: home.currency, rate: home.rate, asOf: home.asOf };
}
