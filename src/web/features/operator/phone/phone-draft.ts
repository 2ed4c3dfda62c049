/** What the form of a booking by phone holds, and what it sends. */
import type { createPhoneBooking } from "#contract/phone-bookings.ts";
import type { RouteArgs } from "#contract/route.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { ROOM_TYPES, type RoomTypeName } from "#domain/packages/package.ts";
import { SEXES, type Sex } from "#domain/travellers/traveller.ts";
import { type Translated, translated } from "#i18n/locales.ts";

export interface PersonDraft {
  /** Of somebody who is named already. */
  readonly id?: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly sex: Sex | "";
}

export interface RoomDraft {
  readonly roomType: RoomTypeName | "";
  readonly seats: number;
  /** As many as there are seats; an empty line is not named yet. */
  readonly people: readonly PersonDraft[];
}

export interface PhoneDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly language: Translated;
  readonly packageId: string;
  readonly rooms: readonly RoomDraft[];
  /** Days that the seats are kept. */
  readonly days: number;
  readonly sendMail: boolean;
}

export const NO_PERSON: PersonDraft = { surname: "", givenNames: "", birthDate: "", sex: "" };
const ONE_ROOM: RoomDraft = { roomType: "", seats: 1, people: [NO_PERSON] };

export function emptyDraft(language: Translated): PhoneDraft {
  const caller = { firstName: "", lastName: "", country: "", phone: "", email: "", language };
  return { ...caller, packageId: "", rooms: [ONE_ROOM], days: 3, sendMail: false };
}

/** As texts, to be kept while it is typed. */
export function phoneDraftTexts({ rooms, days, sendMail, ...texts }: PhoneDraft) {
  return { ...texts, days: String(days), sendMail: sendMail ? "yes" : "", rooms: JSON.stringify(rooms) };
}

/** What `textsOf` wrote; of rooms that it did not write one empty one is left. */
export function phoneDraftOf({
  rooms,
  days,
  sendMail,
  language,
  ...texts
}: ReturnType<typeof phoneDraftTexts>): PhoneDraft {
  return {
    ...texts,
    language: translated(language),
    days: Number(days),
    sendMail: sendMail !== "",
    rooms: roomsOf(rooms),
  };
}

function roomsOf(text: string): readonly RoomDraft[] {
  const rooms = listOf(parsed(text)).map((room): RoomDraft => {
    const seats = Number(said(room, "seats"));
    const people = listOf(fieldOf(room, "people")).map(personOf);
    const roomType = ROOM_TYPES.find((type) => type === said(room, "roomType")) ?? "";
    return {
      roomType,
      ...withSeats({ people }, Number.isInteger(seats) && seats > 0 ? Math.min(seats, MAX_PARTY) : 1),
    };
  });
  return rooms.length > 0 ? rooms : [ONE_ROOM];
}

function personOf(person: unknown): PersonDraft {
  const sex = SEXES.find((one) => one === said(person, "sex")) ?? "";
  return {
    surname: said(person, "surname"),
    givenNames: said(person, "givenNames"),
    birthDate: said(person, "birthDate"),
    sex,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

function said(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
}

/** A further line of places, of the kind of the first. */
export function withRoom(draft: PhoneDraft): PhoneDraft {
  return { ...draft, rooms: [...draft.rooms, { ...ONE_ROOM, roomType: draft.rooms[0]?.roomType ?? "" }] };
}

export function changedRoom(draft: PhoneDraft, index: number, change: Partial<RoomDraft>): PhoneDraft {
  return { ...draft, rooms: draft.rooms.map((room, at) => (at === index ? { ...room, ...change } : room)) };
}

/** So many places: names that were typed stay as far as there is room. */
export function withSeats({ people }: Pick<RoomDraft, "people">, seats: number): Pick<RoomDraft, "seats" | "people"> {
  return { seats, people: Array.from({ length: seats }, (_, place) => people[place] ?? NO_PERSON) };
}

/** Lines in which something stands; a name that is missing there is for the server to say. */
export function namedPeople(people: readonly PersonDraft[]) {
  return people.filter(isBegun).map(({ id, surname, givenNames, birthDate, sex }) => ({
    ...(id && { id }),
    surname,
    givenNames,
    birthDate: birthDate || null,
    sex: sex || null,
  }));
}

function isBegun({ surname, givenNames, birthDate, sex }: PersonDraft): boolean {
  return [surname, givenNames, birthDate, sex].some((text) => text.trim() !== "");
}

/** Errors below `path`, which count the people who were sent, by the line in which each stands: `<place>.<field>`. */
export function peopleErrors(
  errors: Readonly<Record<string, string>>,
  path: string,
  people: readonly PersonDraft[],
): Record<string, string> {
  const places = people.flatMap((person, place) => (isBegun(person) ? [place] : []));
  const below = Object.entries(errorsBelow(errors, path)).map(([name, text]) => {
    const [sent = "", ...field] = name.split(".");
    return [[places[Number(sent)] ?? sent, ...field].join("."), text];
  });
  return Object.fromEntries(below);
}

type Body = RouteArgs<typeof createPhoneBooking>["body"];

/** So many days from now, less a minute: it takes a moment to arrive. */
export function heldUntil(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS - MINUTE_MS).toISOString();
}

/** The errors below a path, without it. */
function errorsBelow(errors: Readonly<Record<string, string>>, path: string): Record<string, string> {
  const below = Object.entries(errors).filter(([name]) => name.startsWith(path));
  return Object.fromEntries(below.map(([name, text]) => [name.slice(path.length), text]));
}

export function phoneBookingBody(draft: PhoneDraft, now: Date): Body {
  const { firstName, lastName, country, phone, email, language, packageId, rooms, days, sendMail } = draft;
  return {
    customer: { firstName, lastName, country, language, ...(phone && { phone }), ...(email && { email }) },
    parts: rooms.map(({ roomType, seats, people }) => ({
      packageId,
      seats,
      people: namedPeople(people),
      ...(roomType && { roomType }),
    })),
    heldUntil: heldUntil(days, now),
    sendMail: sendMail && email !== "",
  };
}
