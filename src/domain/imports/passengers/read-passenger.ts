/** One row of a sheet of passengers, or what is wrong in which of its cells. */
import { COUNTRIES } from "../../countries.ts";
import { ROOM_TYPES, type RoomTypeName } from "../../packages/package.ts";
import { phoneOf } from "../../travellers/phone.ts";
import { travellerProblems } from "../../travellers/problems.ts";
import { MAX_NAME, type Sex } from "../../travellers/traveller.ts";
import { type Cell, EMPTY, plainWord, type Read, textOf, unreadable } from "../cell.ts";
import { readLanguages } from "../read-choice.ts";
import { readDate } from "../read-date.ts";
import { readAmount } from "../read-number.ts";
import type { CellFormats } from "../read-row.ts";
import { NEEDED_PASSENGER_FIELDS, type PassengerColumns, type PassengerField } from "./columns.ts";

/** Longest reference, official number or address. */
const MAX_TEXT = 100;

export interface Passenger {
  readonly bookingReference: string;
  readonly packageReference: string;
  readonly surname: string;
  readonly givenNames: string;
  /** Of residence. */
  readonly country: string;
  readonly birthDate: string | null;
  readonly sex: Sex | null;
  readonly nationality: string | null;
  readonly roomType: RoomTypeName | null;
  readonly email: string | null;
  /** E.164 */
  readonly phone: string | null;
  /** The one that is written to them, two letters. */
  readonly language: string | null;
  readonly officialNumber: string | null;
  /** Minor units, of the whole booking. */
  readonly paidMinor: number | null;
  readonly paidReference: string | null;
}

export interface PassengerProblem {
  readonly field: PassengerField;
  /** A sentence of the catalogue `fields`. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

export type ReadPassenger = { readonly passenger: Passenger } | { readonly problems: readonly PassengerProblem[] };

type Reader = (cell: Cell, reading: CellFormats) => Read<unknown>;

const text: Reader = (cell) => {
  const value = textOf(cell).replace(/\p{Cc}+/gu, " ");
  if (value.length > MAX_TEXT) return { problem: { key: "not_offered" } };
  return { value: value || null };
};

const READERS: Record<PassengerField, Reader> = {
  bookingReference: text,
  packageReference: text,
  surname: text,
  givenNames: text,
  country: readCountry,
  birthDate: (cell, { dateOrder }) => readDate(cell, dateOrder),
  sex: readSex,
  nationality: readCountry,
  roomType: readRoom,
  email: readEmail,
  phone: readPhone,
  language: readFirstLanguage,
  officialNumber: text,
  paid: (cell, { decimal }) => readPaid(cell, decimal),
  paidReference: text,
};

const NEEDED = new Set<PassengerField>(NEEDED_PASSENGER_FIELDS);

/** `today` is `YYYY-MM-DD`. */
export function readPassenger(
  cells: readonly Cell[],
  columns: PassengerColumns,
  { today, ...reading }: CellFormats & { readonly today: string },
): ReadPassenger {
  const values: Partial<Record<PassengerField, unknown>> = {};
  const problems: PassengerProblem[] = [];
  columns.forEach((field, column) => {
    if (field === null) return;
    const read = READERS[field](cells[column] ?? null, reading);
    if ("problem" in read) problems.push({ field, ...read.problem });
    else if (read.value === null && NEEDED.has(field)) problems.push({ field, key: "required" });
    else values[field] = read.value;
  });
  if (problems.length > 0) return { problems };
  const passenger = passengerOf(values);
  const wrong = factsProblems(passenger, today);
  return wrong.length > 0 ? { problems: wrong } : { passenger };
}

function passengerOf(values: Partial<Record<PassengerField, unknown>>): Passenger {
  const said = (field: PassengerField) => (typeof values[field] === "string" ? values[field] : null);
  const { sex, roomType, paid } = values;
  return {
    bookingReference: said("bookingReference") ?? "",
    packageReference: said("packageReference") ?? "",
    surname: said("surname") ?? "",
    givenNames: said("givenNames") ?? "",
    country: said("country") ?? "",
    birthDate: said("birthDate"),
    sex: sex === "F" || sex === "M" || sex === "X" ? sex : null,
    nationality: said("nationality"),
    roomType: ROOM_TYPES.find((type) => type === roomType) ?? null,
    email: said("email"),
    phone: said("phone"),
    language: said("language"),
    officialNumber: said("officialNumber"),
    paidMinor: typeof paid === "number" ? paid : null,
    paidReference: said("paidReference"),
  };
}

/** By the rules of everybody who travels. */
function factsProblems({ surname, givenNames, birthDate, nationality }: Passenger, today: string): PassengerProblem[] {
  const untold = {
    countryOfResidence: null,
    phone: null,
    emergencyContact: null,
    biometricsDoneOn: null,
    vaccinatedOn: null,
  };
  const facts = travellerProblems({ surname, givenNames, birthDate, nationality, ...untold }, today);
  const long = (
    [
      ["surname", surname],
      ["givenNames", givenNames],
    ] as const
  ).filter(([, name]) => name.length > MAX_NAME);
  return [
    ...facts.map(({ field, key }) => ({ field: NAMED.find((name) => name === field) ?? "surname", key })),
    ...long.map(([field]) => ({ field, key: "too_long", params: { max: MAX_NAME } })),
  ];
}

const NAMED = ["surname", "givenNames", "birthDate", "nationality"] as const;

let names: ReadonlyMap<string, string> | null = null;

/** Countries by their names in English and Arabic, and what they are shortly called. */
function countryNames(): ReadonlyMap<string, string> {
  if (names) return names;
  const known = new Map<string, string>();
  for (const language of ["en", "ar"]) {
    const words = new Intl.DisplayNames(language, { type: "region" });
    for (const code of COUNTRIES) known.set(plainWord(words.of(code) ?? code), code);
  }
  for (const [name, code] of Object.entries(SHORT)) known.set(plainWord(name), code);
  names = known;
  return known;
}

const SHORT: Readonly<Record<string, string>> = {
  UK: "GB",
  "Great Britain": "GB",
  England: "GB",
  USA: "US",
  America: "US",
  UAE: "AE",
  KSA: "SA",
  بريطانيا: "GB",
  امريكا: "US",
  الامارات: "AE",
  السعودية: "SA",
};

/** A two-letter code, or a name. */
function readCountry(cell: Cell): Read<string> {
  const written = textOf(cell);
  if (written === "") return EMPTY;
  const code = COUNTRIES.find((one) => one === written.toUpperCase()) ?? countryNames().get(plainWord(written));
  return code === undefined ? unreadable("not_offered") : { value: code };
}

const SEXES: Readonly<Record<string, Sex>> = {
  f: "F",
  female: "F",
  woman: "F",
  mrs: "F",
  ms: "F",
  انثي: "F",
  m: "M",
  male: "M",
  man: "M",
  mr: "M",
  ذكر: "M",
  x: "X",
};

function readSex(cell: Cell): Read<Sex> {
  return wordOf(cell, SEXES);
}

const ROOMS: Readonly<Record<string, RoomTypeName>> = {
  quad: "quad",
  "4": "quad",
  رباعيه: "quad",
  رباعي: "quad",
  triple: "triple",
  "3": "triple",
  ثلاثيه: "triple",
  ثلاثي: "triple",
  double: "double",
  twin: "double",
  "2": "double",
  ثناييه: "double",
  ثنايي: "double",
  مزدوجه: "double",
};

function readRoom(cell: Cell): Read<RoomTypeName> {
  return wordOf(cell, ROOMS);
}

function wordOf<T>(cell: Cell, words: Readonly<Record<string, T>>): Read<T> {
  const word = plainWord(textOf(cell));
  if (word === "") return EMPTY;
  const value = Object.hasOwn(words, word) ? words[word] : undefined;
  return value === undefined ? unreadable("not_offered") : { value };
}

function readEmail(cell: Cell): Read<string> {
  const written = textOf(cell);
  if (written === "") return EMPTY;
  return /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/.test(written) && written.length <= MAX_TEXT
    ? { value: written }
    : unreadable("not_an_email");
}

/** A workbook drops the plus of a number. */
function readPhone(cell: Cell): Read<string> {
  const written = typeof cell === "number" ? `+${cell}` : textOf(cell);
  if (written === "") return EMPTY;
  const phone = phoneOf(written);
  return phone === null ? unreadable("not_a_phone") : { value: phone };
}

/** Of several the first. */
function readFirstLanguage(cell: Cell): Read<string> {
  const read = readLanguages(cell);
  if ("problem" in read) return read;
  const [first] = read.value ?? [];
  return first === undefined ? EMPTY : { value: first };
}

/** Nothing paid is as good as nothing said. */
function readPaid(cell: Cell, decimal: CellFormats["decimal"]): Read<number> {
  const read = readAmount(cell, decimal);
  if ("problem" in read || read.value === null) return read;
  if (read.value < 0) return unreadable("not_a_number");
  return read.value === 0 ? EMPTY : { value: Math.round(read.value * 100) };
}
