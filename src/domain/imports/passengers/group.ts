/** Which rows of a sheet of passengers make one booking: all of one reference, wherever they stand. */
import { MAX_PARTY } from "../../bookings/booking.ts";
import type { PassengerField } from "./columns.ts";
import type { Passenger, PassengerProblem } from "./read-passenger.ts";

export interface PassengerRow extends Passenger {
  /** As the program that made the file counts them. */
  readonly row: number;
}

export interface PassengerBooking {
  readonly reference: string;
  readonly packageReference: string;
  readonly country: string;
  /** In the order of the file, the first the customer. */
  readonly people: readonly PassengerRow[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
  /** One for each family application. */
  readonly officialNumbers: readonly string[];
  readonly paidMinor: number | null;
  readonly paidReference: string | null;
}

export interface Grouped {
  readonly bookings: readonly PassengerBooking[];
  /** By row, of bookings that do not hold together. */
  readonly problems: ReadonlyMap<number, readonly PassengerProblem[]>;
}

/** What has to be the same in every row of a booking that says it. */
const SHARED = [
  ["packageReference", (row: Passenger) => row.packageReference],
  ["country", (row: Passenger) => row.country],
  ["email", (row: Passenger) => row.email],
  ["phone", (row: Passenger) => row.phone],
  ["language", (row: Passenger) => row.language],
  ["officialNumber", (row: Passenger) => row.officialNumber],
  ["paid", (row: Passenger) => row.paidMinor],
  ["paidReference", (row: Passenger) => row.paidReference],
] as const satisfies readonly [PassengerField, (row: Passenger) => string | number | null][];

/** Every row is in exactly one booking, or in the problems of one. References are one whatever their case. */
export function groupPassengers(rows: readonly PassengerRow[]): Grouped {
  const byReference = new Map<string, PassengerRow[]>();
  for (const row of rows) {
    const key = row.bookingReference.toLowerCase();
    const group = byReference.get(key);
    if (group) group.push(row);
    else byReference.set(key, [row]);
  }
  const bookings: PassengerBooking[] = [];
  const problems = new Map<number, PassengerProblem[]>();
  for (const people of byReference.values()) {
    const found = problemsOf(people);
    if (found.size === 0) bookings.push(...bookingOf(people));
    // One wrong row keeps the whole booking from being made.
    for (const [row, list] of found) problems.set(row, list);
    const [first] = found.keys();
    if (first === undefined) continue;
    const kept = { field: "bookingReference", key: "other_row_of_booking", params: { row: first } } as const;
    for (const { row } of people) if (!problems.has(row)) problems.set(row, [kept]);
  }
  return { bookings, problems };
}

function problemsOf(people: readonly PassengerRow[]): Map<number, PassengerProblem[]> {
  const problems = new Map<number, PassengerProblem[]>();
  const add = (row: number, problem: PassengerProblem) => problems.set(row, [...(problems.get(row) ?? []), problem]);
  for (const [field, saidBy] of SHARED) {
    const first = people.find((person) => saidBy(person) !== null);
    for (const person of people) {
      const differs = first && saidBy(person) !== null && saidBy(person) !== saidBy(first);
      if (differs) add(person.row, { field, key: "differs_in_booking", params: { row: first.row } });
    }
  }
  const seen = new Map<string, number>();
  for (const person of people) {
    const key = `${person.surname}\n${person.givenNames}\n${person.birthDate ?? ""}`.toLowerCase();
    const first = seen.get(key);
    if (first !== undefined) add(person.row, { field: "surname", key: "same_person_as", params: { row: first } });
    else seen.set(key, person.row);
  }
  for (const { row } of people.slice(MAX_PARTY)) {
    add(row, { field: "bookingReference", key: "too_many", params: { max: MAX_PARTY } });
  }
  return problems;
}

function bookingOf(people: readonly PassengerRow[]): PassengerBooking[] {
  const [first] = people;
  if (!first) return [];
  const said = <T>(saidBy: (row: PassengerRow) => T | null) =>
    people.map(saidBy).find((value) => value !== null) ?? null;
  const numbers = said(({ officialNumber }) => officialNumber);
  return [
    {
      reference: first.bookingReference,
      packageReference: first.packageReference,
      country: first.country,
      people,
      email: said(({ email }) => email),
      phone: said(({ phone }) => phone),
      language: said(({ language }) => language),
      officialNumbers: numbers === null ? [] : numbers.split(/[;,،؛]/).map((number) => number.trim()),
      paidMinor: said(({ paidMinor }) => paidMinor),
      paidReference: said(({ paidReference }) => paidReference),
    },
  ];
}
