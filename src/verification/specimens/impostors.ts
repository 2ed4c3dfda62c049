/** Pairs of a traveller's record and a paper, half of them somebody else's: whom nobody may be verified as. Kinds that need no face compared. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import type { DocumentFacts } from "#domain/documents/seen/facts.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import { paperText, type SpecimenPaper } from "./papers/paper.ts";
import { PAPER_DAYS } from "./papers/paper-series.ts";
import { drawSpecimenPaper } from "./papers/papers.ts";
import { TEST_LAYOUTS } from "./printed/layouts.ts";
import { printedText } from "./printed/printed-page.ts";
import { type Random, seededRandom } from "./random.ts";

export const IMPOSTOR_KINDS = [
  "sibling",
  "father and son",
  "same page twice",
  "child",
  "century",
  "other sex",
  "other nationality",
  "other number",
  "printed zone changed",
  "lines alone",
] as const;
export type ImpostorKind = (typeof IMPOSTOR_KINDS)[number];

/** Seeds that neither rules nor tests have seen, and the tests' own. */
export const PAIR_SEEDS = { bench: 72_000_000, test: 73_000_000 } as const;

export interface DrawnPair {
  readonly context: JudgeContext;
  /** What the lines of a passport's page say, and what is printed above them, if anything; or an electronic visa. */
  readonly page: MrzContent | null;
  readonly printed: MrzContent | null;
  readonly paper: SpecimenPaper | null;
}

/** The impostor of a kind, or the right person who comes nearest to one: a son with his own passport, a child of twelve. */
export function drawPair(seed: number, kind: ImpostorKind, isImpostor: boolean): DrawnPair {
  const random = seededRandom(seed);
  if (kind === "other number") return visaPair(random, isImpostor);
  const person = drawPerson(random);
  const { record, bearer = record, printed, ...rest } = KINDS[kind](random, person, isImpostor);
  const page = pageOf(random, bearer);
  return {
    context: { ...CONTEXT, ...rest, traveller: travellerOf(record) },
    page,
    printed: printed === undefined ? page : printed && { ...page, ...printed(page) },
    paper: null,
  };
}

const CONTEXT: JudgeContext = {
  chosenType: "passport",
  ...{ today: PAPER_DAYS.today, lastHajjDay: PAPER_DAYS.lastHajjDay, arrivesOn: PAPER_DAYS.arrival, returnsOn: null },
  ...{ traveller: null, allowSpecimens: false, visaDue: true },
};

/** 8 Dhul Hijjah of the journey. */
const FIRST_DAY = "2027-05-14";
const YEAR = 365.25;

const STATES = ["MY MYS", "GB GBR", "EG EGY", "PK PAK", "ID IDN", "TR TUR", "NG NGA", "MA MAR"] as const;
const MEN = ["Ahmed", "Yusuf", "Ibrahim", "Omar", "Bilal", "Hamza", "Khalid", "Tariq"] as const;
const WOMEN = ["Amina", "Khadija", "Maryam", "Zaynab", "Fatima", "Safiya", "Layla", "Huda"] as const;
const SURNAMES = ["Rahman", "Siddiqui", "Okafor", "El Amrani", "Hassan", "Yilmaz", "Van den Berg", "Malik"] as const;

interface Person {
  readonly surname: string;
  readonly given: readonly string[];
  readonly sex: "F" | "M";
  /** Alpha-2 and alpha-3. */
  readonly state: (typeof STATES)[number];
  readonly born: IsoDate;
}

/** A record has what was typed: whatever may be left out may be null. */
type Typed = Omit<Person, "born" | "state"> & { readonly born: IsoDate | null; readonly state: string | null };
type Carried = Person & { readonly printedSex?: "X"; readonly expires?: IsoDate };

interface Case extends Pick<JudgeContext, "samePassport"> {
  readonly record: Typed;
  /** Whose passport it is; left out: the traveller's own. */
  readonly bearer?: Carried;
  /** What is printed above the lines otherwise than they say; null: nothing is. */
  readonly printed?: ((lines: MrzContent) => Partial<MrzContent>) | null;
}

function drawPerson(random: Random): Person {
  const sex: Person["sex"] = random.chance(0.5) ? "F" : "M";
  const names = sex === "F" ? WOMEN : MEN;
  const first = random.pick(names);
  const second = random.pick(names);
  return {
    ...{ sex, surname: random.pick(SURNAMES), state: random.pick(STATES), born: daysBack(random, 20, 75) },
    given: random.chance(0.5) || first === second ? [first] : [first, second],
  };
}

/** Born so many years before the first day of Hajj. */
function daysBack(random: Random, least: number, most: number): IsoDate {
  return addDays(FIRST_DAY, -Math.ceil(random.between(least, most) * YEAR));
}

function other(random: Random, person: Person): string {
  const name = random.pick(person.sex === "F" ? WOMEN : MEN);
  return person.given.includes(name) ? other(random, person) : name;
}

const KINDS: Readonly<
  Record<Exclude<ImpostorKind, "other number">, (random: Random, person: Person, isImpostor: boolean) => Case>
> = {
  /** Twins among them, and records without a date of birth. The right one has typed the first of two given names. */
  sibling(random, person, isImpostor) {
    if (!isImpostor) return { record: { ...person, given: person.given.slice(0, 1) }, bearer: person };
    const born = random.chance(0.25) ? person.born : addDays(person.born, Math.round(random.between(1, 6) * YEAR));
    const bearer = { ...person, given: [other(random, person)], born };
    return { record: random.chance(0.3) ? { ...person, born: null } : person, bearer };
  },
  /** The father's whole name stands in the son's. The right one is the son. */
  "father and son"(random, person, isImpostor) {
    const father = { ...person, given: [person.given[0] ?? ""], sex: "M" as const, born: daysBack(random, 45, 75) };
    const son = { ...father, given: [other(random, father), ...father.given], born: daysBack(random, 18, 24) };
    if (!isImpostor) return { record: son, bearer: son };
    return { record: random.chance(0.4) ? { ...father, born: null } : father, bearer: son };
  },
  "same page twice"(random, person, isImpostor) {
    const whose = random.chance(0.5) ? null : `${other(random, person)} ${person.surname}`;
    return { record: person, bearer: person, samePassport: isImpostor ? { whose } : null };
  },
  /** Under twelve on the first day; the right one is twelve by then. */
  child(random, person, isImpostor) {
    const bearer = { ...person, born: isImpostor ? daysBack(random, 1, 11.9) : daysBack(random, 12.01, 14) };
    return { record: isImpostor && random.chance(0.3) ? { ...bearer, born: null } : bearer, bearer };
  },
  /** A birth that could be a hundred years later, and an expiry of the century before. The right one is old, and has said so. */
  century(random, person, isImpostor) {
    if (!isImpostor) return { record: { ...person, born: daysBack(random, 84, 99) } };
    if (random.chance(0.5))
      return { record: person, bearer: { ...person, expires: `19${90 + random.below(9)}-04-01` } };
    const bearer = { ...person, born: daysBack(random, 101, 109) };
    return { record: { ...bearer, born: null }, bearer };
  },
  /** The right one's passport leaves the sex open. */
  "other sex"(_random, person, isImpostor) {
    const sex = person.sex === "F" ? "M" : "F";
    return { record: person, bearer: isImpostor ? { ...person, sex } : { ...person, printedSex: "X" } };
  },
  /** The right one has not said theirs. */
  "other nationality"(_random, person, isImpostor) {
    if (!isImpostor) return { record: { ...person, state: null }, bearer: person };
    const state = STATES[(STATES.indexOf(person.state) + 1) % STATES.length] ?? STATES[0];
    return { record: person, bearer: { ...person, state } };
  },
  /** Lines of the traveller under somebody else's page, or under one of their own with another date or number. The right one has several names. */
  "printed zone changed"(random, person, isImpostor) {
    if (!isImpostor) return { record: { ...person, given: [...person.given, other(random, person)] } };
    const page = pageOf(random, drawPerson(random));
    const { surname, givenNames, dateOfBirth, documentNumber, expiryDate } = page;
    const changes = [
      () => ({ surname, givenNames, dateOfBirth, documentNumber, expiryDate: earlier(expiryDate, 3) }),
      () => ({ surname, givenNames, dateOfBirth }),
      (lines: MrzContent) => ({ dateOfBirth: earlier(lines.dateOfBirth, 17) }),
      (lines: MrzContent) => ({ expiryDate: earlier(lines.expiryDate, 5) }),
      () => ({ documentNumber }),
    ] as const;
    return { record: person, printed: random.pick(changes) };
  },
  "lines alone"(_random, person, isImpostor) {
    return { record: person, ...(isImpostor && { printed: null }) };
  },
};

function earlier(day: IsoDate, years: number): IsoDate {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

function travellerOf({ surname, given, sex, state, born }: Typed): JudgeContext["traveller"] {
  const nationality = state?.slice(0, 2) ?? null;
  return { fullNames: [[...given, surname].join(" ")], nationality, birthDate: born, sex };
}

function pageOf(random: Random, bearer: Typed | Carried): MrzContent {
  const { surname, given, sex, state, born } = bearer;
  const code = state?.slice(3) ?? "MYS";
  const number = Array.from({ length: 8 }, () => random.below(10)).join("");
  return {
    ...{ format: "TD3", documentCode: "P", issuingCountry: code, nationality: code, surname },
    ...{ givenNames: given.join(" "), documentNumber: `${random.pick(["A", "B", "K", "X"])}${number}` },
    ...{ dateOfBirth: born ?? "1980-01-01", sex: ("printedSex" in bearer && bearer.printedSex) || sex },
    expiryDate: ("expires" in bearer && bearer.expires) || `20${28 + random.below(8)}-06-15`,
  };
}

/** An electronic visa with another passport's number, or one without a fault. */
function visaPair(random: Random, isImpostor: boolean): DrawnPair {
  const wanted = isImpostor ? "visa_passport_number" : null;
  const drawn = drawSpecimenPaper(random, "visa", PAPER_DAYS);
  if (drawn.fault !== wanted) return visaPair(random, isImpostor);
  const { fullName, documentNumber, dateOfBirth } = drawn.holder;
  const passport = { documentNumber, fullName };
  const traveller = { fullNames: [fullName], birthDate: dateOfBirth };
  return {
    context: { ...CONTEXT, chosenType: "visa", traveller, passport },
    page: null,
    printed: null,
    paper: drawn.paper,
  };
}

/** As a reading that is beyond doubt gives it. */
export function factsOfPair({ page, printed, paper }: DrawnPair, seed: number): DocumentFacts {
  const lines = page && makeMrz(page);
  const [layout] = TEST_LAYOUTS.slice(seed % TEST_LAYOUTS.length);
  const above =
    printed && layout ? { printed: printedText(printed, { seed, layout, wear: 0 }), face: 0.8 } : { face: 0 };
  return {
    file: { type: "image/jpeg", width: 1400, height: 1000, pages: 1, pagesRead: 1, scripts: false },
    ...{ sharpness: 300, portrait: null, textFrom: "file", text: paper ? paperText(paper) : [] },
    zone: lines && { lines, doubts: [], score: -0.01, posterior: 0.999, page: 1, places: {}, ...above },
  };
}
