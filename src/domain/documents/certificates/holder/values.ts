/** Whether the value after a label is understood, and whether it agrees with what is known of the traveller. */
import { ageOn } from "#domain/calendar.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { FIT_SHORTLY } from "../forms/health/fitness.ts";
import { BESIDE_DAYS_GIVEN, OTHER_WAY, PART_OF_DOSE } from "../forms/health/given.ts";
import { BESIDE_VACCINES } from "../forms/health/vaccines.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import {
  AGAINST,
  DENYING,
  DONE,
  FEMALE,
  FIT_VALUE,
  FOR_YEARS,
  FOREIGN_WELL,
  HAJJ_PURPOSE,
  MALE,
  MARK,
  NOT_THERE,
  NOTHING,
  WELL,
  YES,
} from "../forms/values.ts";
import { isWell } from "../words/clinical.ts";
import { type DateStyle, datesIn, withoutDates } from "../words/dates.ts";
import { isKnownWord, labelOf } from "../words/lexicon.ts";
import { isTitled } from "../words/titled.ts";
import { againstOf, withoutVaccines } from "../words/vaccines.ts";
import {
  compact,
  type HolderFacts,
  hasPassport,
  hasWholeName,
  isArabicAlone,
  matchName,
  resemblesName,
} from "./about.ts";
import { saysBesideNumber } from "./beside.ts";
import { isOrdinary } from "./measures.ts";
import { citizenshipOf } from "./nationality.ts";
import { isEntries } from "./purpose.ts";
import { namesRelative } from "./relations.ts";

/** Why a text is for a person; null where it is understood. */
export type Doubt = "line" | "contradicts" | "other_person" | null;

const MOST_WORDS = 16;
const DAYS_A_MONTH = 30;
const LONGEST_CODE = 40;

export function doubtOf(field: CertificateField, value: string, about: HolderFacts, style: DateStyle): Doubt {
  const text = foldPrinted(value).trim();
  if (text === "" && field === "condition") return "line";
  const none = DENIABLE.includes(field) ? NOTHING : BLANK;
  if (none.test(text) || text.split(/\s*\/\s*/).every((part) => none.test(part)))
    return field === "fit" && text !== "" && !/^[-–—._*\s…/]*$/.test(text) ? "line" : null;
  const doubt = CHECKS[field](text, { value, about, style });
  return doubt === null && saysBesideNumber(field, value, about) ? "line" : doubt;
}

/** Fields of which it is good, or says nothing, that there is none; elsewhere a "no" denies what should be there. */
const DENIABLE: readonly CertificateField[] = [
  ...(["condition", "remarks", "mark", "next_dose", "other", "kin", "parent", "trade", "reference"] as const),
  ...(["contact", "address", "id", "column", "expiry", "fit"] as const),
];
const BLANK = /^(?:[-–—._*\s…/]*|n ?\/ ?a\.?)$/;

/** Names, places and numbers: nothing in them may deny, limit or tell of illness. */
export function isHarmless(text: string): boolean {
  return !AGAINST.test(foldPrinted(text).replace(MONTH_OF_MAY, " ")) && wordsOf(text).length <= MOST_WORDS;
}

/** The month, no possibility. */
const MONTH_OF_MAY = /\bmay (?=20\d\d)/g;

interface Ground {
  readonly value: string;
  readonly about: HolderFacts;
  readonly style: DateStyle;
}
type Check = (text: string, ground: Ground) => Doubt;

/** Names of people, houses and places are written large, where a script has large letters. */
const free: Check = (_, { value }) => (isHarmless(value) && isTitled(value) ? null : "line");
const dated: Check = (text, { value, style }) =>
  datesIn(value, style).length > 0 && isHarmless(withoutDates(text)) && !/\d{5,}/.test(text) ? null : "line";
/** Two days, and the words between them. */
const ranged: Check = (text, ground) =>
  dated(text.replace(OF_RANGES, " "), {
    ...ground,
    value: ground.value.replace(OF_RANGES, " "),
  });
const OF_RANGES = /\b(?:valid|from|until|till|to)\b/gi;
const coded: Check = (text, { value }) =>
  /\d/.test(text) && text.length <= LONGEST_CODE && isHarmless(value) ? null : "line";
/** That all is well, and nothing else (folded): what is not there is well of an illness alone. */
export const isFine = (text: string) =>
  !NOT_THERE.test(text) && (WELL.test(text) || FOREIGN_WELL.test(text) || isWell(text) || isWell(withoutDates(text)));
const denied: Check = (text, ground) => (NOT_THERE.test(text) ? null : well(text, ground));
/** Once, or in each of several languages. */
const well: Check = (text) =>
  isFine(text) || (/\s[/–-]\s/.test(text) && text.split(/\s[/–-]\s/).every((part) => isFine(part.trim())))
    ? null
    : "line";
const ENTRIES_BESIDE = /(?:entree unique|single entry|multiple entry|entry single|tek giris|مره واحده)/gu;

/** What doctors are called by what they treat. */
const SPECIALISTS =
  /\b(?:\p{L}+ologists?|psychiatrists?|\p{L}*cardiology|oncology|neurology|psychiatry|nephrology|pulmonology)\b/giu;

/** A doctor's title before a name. */
export const OF_DOCTOR =
  /^\s*(?:(?:assoc\. ?)?prof|dr|doctor|uzm)[.\s]|^\s*(?:د[./ ]|الدكتور|دكتور|ডা\.|डॉ|(?:ال)?(?:ممرض|طبيب)ة?\s|سسٹر\s|نرس\s|ڈاکٹر\s|नर्स\s|নার্স\s|پرستار\s)/iu;

/** A name as people write it: capitals, or Arabic words. */
const NAME_LIKE =
  /^(?:(?:\p{Lu}[\p{L}'’.-]*|bin|binti|bint|al|el|de|van|den|ibn|a\/[pl]|s\/o|d\/o),?\s*){1,8}$|^(?:\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200c]*\s*){2,6}$/u;

/** Beside a name, whom it is really about. */
const FOR_RELATIVE =
  /\bbehalf\b|(?<=\p{L}{2},? )(?:for|pour|untuk|bagi|icin|adina|au nom|atas nama|для|вместо|instead|a la place) |\b(?:her|his|the|for|'s) (?:sister|brother|mother|father|wife|husband|son|daughter|child|companion)\b/u;

const person: Check = (_, { value, about }) => {
  if (about.names.length === 0)
    return NAME_LIKE.test(value.replace(/\([^)]*\)/g, "").trim()) && isHarmless(value) ? null : "line";
  const match = matchName(value, about);
  if (FOR_RELATIVE.test(foldPrinted(value))) return "other_person";
  if (hasWholeName(value, about) && hasPassport(value, about) && !namesRelative(value))
    return isHarmless(value) ? null : "line";
  if (match === "arabic" || match === "same" || match === "within") return null;
  // The doctor's own block asks for a name too.
  if (OF_DOCTOR.test(value)) return isHarmless(value) && isTitled(value) ? null : "line";
  // In Arabic letters names are spelled in too many ways to tell two apart that are alike.
  if (isArabicAlone(value) && wordsOf(value).some((word) => OF_GIVING.has(word))) return "line";
  if (isArabicAlone(value)) return isHarmless(value) && resemblesName(value, about) ? null : "other_person";
  return match === "similar" && /[^\p{Script=Latin}\P{L}]/u.test(value) ? null : "other_person";
};

/** Words of a dose are no part of a name. */
const OF_GIVING = new Set(wordsOf(BESIDE_DAYS_GIVEN).filter((word) => word.length > 2));

/** Whom else one may turn to: no one who could be the traveller, for then the paper is somebody else's. */
const kin: Check = (_, { value, about }) => {
  const match = matchName(value, about);
  if (match !== "different" && match !== "similar") return "other_person";
  if (hasPassport(value, about)) return "other_person";
  const name = value.replace(/\((?:wife|husband|son|daughter|brother|sister|father|mother|spouse)\)/gi, "");
  return isHarmless(name) && isTitled(name) ? null : "line";
};

/** A father's or a husband's name tells whom the paper means; the holder's own there would make it somebody else's. */
const parent: Check = (text, { value, about, style }) => {
  if (matchName(value, about) === "same" || hasPassport(value, about)) return "other_person";
  const name = value.replace(/^\s*(?:(?:late|md|mst|mr|mrs|shri|smt|sh|haji|alhaji|hajiya|mohd|dr)\.?\s+)+/iu, "");
  return free(text, { value: name, about, style });
};

/** The one of their record; without a record any that looks like one. */
const nationality: Check = (text, ground) => {
  const { value, about } = ground;
  if (about.nationality === null)
    return free(text, ground) === null || (isHarmless(text) && wordsOf(text).length <= 2) ? null : "line";
  const told = citizenshipOf(value, about.nationality);
  if (told === "own") return null;
  return told === "other" ? "contradicts" : "line";
};

const passport: Check = (text, { value, about }) => {
  if (about.passportNumber === null) return coded(text, { value } as Ground);
  if (!hasPassport(value, about)) return "contradicts";
  const rest = value.replace(/\([^)]*\)/g, (inner) => (isTitled(inner) ? " " : inner));
  return compact(rest).length <= compact(about.passportNumber).length + 20 && isHarmless(value) ? null : "line";
};

const birth: Check = (text, ground) => {
  const { value, about, style } = ground;
  if (about.birthDate === null) return dated(text, ground);
  const dates = datesIn(value, style);
  if (dates.length === 0) return "line";
  return dates.some((readings) => readings.includes(about.birthDate ?? "")) ? null : "contradicts";
};

const sex: Check = (text, { about }) => {
  const said = text.split(/[\s/()|,.]+/).filter((word) => /\p{L}/u.test(word) && !/^(?:years?|yrs?|y|old)$/.test(word));
  const read = said.map((word) => (FEMALE.test(word) ? "F" : MALE.test(word) ? "M" : null));
  if (read.length === 0 || read.includes(null)) return "line";
  return about.sex === null || read.every((one) => one === about.sex) ? null : "contradicts";
};

const FOLDED_BESIDE = new Set(wordsOf(BESIDE_VACCINES));

/** A text that names vaccines, their kind and their maker, and says no more. */
function isVaccineText(value: string): boolean {
  const left = withoutVaccines(foldPrinted(value));
  const known = (word: string) => isKnownWord(word) || FOLDED_BESIDE.has(word) || /\d/.test(word);
  return wordsOf(left).every(known) && !DENYING.test(left);
}

/** A whole dose without its unit. */
export const HALF = /(?<![\d.,])0?[.,]5(?![\d.,])/gu;
/** An amount of a vaccine (folded). */
export const AMOUNT = /(\d+(?:[.,]\d+)?|[.,]\d+) ?(?:ml|cc|мл|مل|ملل|मिली|मि\.?ली\.?|মিলি|এমএল)(?![\p{L}\p{M}])/gu;
/** What a grown person is given of every vaccine against the four groups. */
const WHOLE_DOSE = 0.5;

/** Whether every amount that a folded text tells is a whole dose. */
export function isWholeDose(text: string): boolean {
  return [...text.matchAll(AMOUNT)].every(([, amount = ""]) => Number(amount.replace(",", ".")) === WHOLE_DOSE);
}

/** One of several, which no batch is called (folded). */
export const OF_SERIES = /^\D{0,8}\d{1,2}\s?(?:\/|of|de|dari|daripada|из|من)\s?\d{1,2}(?!\d)\D{0,8}$/u;

/** The last of a series, or one by its number; part of a dose, and one of several to come, are for a person. */
const dose: Check = (text, { value }) => {
  const left = text.replace(AMOUNT, " ");
  const [, given = "", of = given] = /(\d)\s?(?:\/|of|de|dari|из|من)\s?(\d)/u.exec(left) ?? [];
  const isTold = /\d/.test(text) || wordsOf(text).every(isKnownWord);
  return text.length <= 40 &&
    isTold &&
    isHarmless(value) &&
    isWholeDose(text) &&
    given === of &&
    !PART_OF_DOSE.test(left)
    ? null
    : "line";
};

const vaccine: Check = (text, { value }) => {
  if (againstOf(value) === "four" && !isWholeDose(text)) return "line";
  if (againstOf(value) === null && !isHarmless(value)) return "line";
  return isVaccineText(value) || isOther(value) ? null : "line";
};

/** A brand or another vaccine that no list has: no dose of this one comes of it. */
function isOther(value: string): boolean {
  const against = againstOf(value);
  if (against !== null && against !== "other") return false;
  return isHarmless(value) && wordsOf(value).length <= MOST_VACCINE_WORDS && isTitled(value);
}

const MOST_VACCINE_WORDS = 6;

const vital: Check = (text) => (isOrdinary(text) || isWell(text) ? null : "line");

const age: Check = (text, { about }) => {
  const years = Number(/\d{1,3}/.exec(text)?.[0]);
  if (!Number.isFinite(years) || text.replace(/\d+/g, "").replace(/[^\p{L}]/gu, "").length > 6) return "line";
  const now = about.birthDate === null ? years : ageOn(about.birthDate, about.today);
  return Math.abs(years - now) <= YEARS_BESIDE ? null : "contradicts";
};
/** A record may be some years old. */
const YEARS_BESIDE = 5;

/** A season before or after is not this one. */
const isOtherYear = (text: string, { years }: HolderFacts) =>
  years.length > 0 && [...text.matchAll(/(?<!\d)(?:20|14)\d\d(?!\d)/g)].some(([year]) => !years.includes(Number(year)));

/** Before which a validity must begin, and which it must reach. */
const reaching =
  (reaches: (days: readonly string[], arrival: string) => boolean): Check =>
  (text, ground) => {
    const doubt = ranged(text, ground);
    if (doubt !== null || ground.about.arrival === "") return doubt;
    return reaches(datesIn(ground.value, ground.style).at(-1) ?? [], ground.about.arrival) ? null : "contradicts";
  };
const lasting: Check = (text, ground) =>
  FOR_YEARS.test(text) || isLaterMonth(text, ground.about) ? null : reachingArrival(text, ground);
/** A month that begins after the arrival, as batches have it. */
const isLaterMonth = (text: string, { arrival }: HolderFacts) => {
  const [, month = "", year = ""] = /^(\d{1,2})\s?[./-]\s?(20\d\d)\.?$/.exec(text) ?? [];
  return year !== "" && `${year}-${month.padStart(2, "0")}` > arrival.slice(0, 7);
};
const reachingArrival = reaching((days, arrival) => days.every((day) => day >= arrival));
const begun: Check = (text, ground) => {
  const doubt = ranged(text, ground);
  if (doubt !== null || ground.about.arrival === "") return doubt;
  const [days = []] = datesIn(ground.value, ground.style);
  return days.every((day) => day <= ground.about.arrival) ? null : "contradicts";
};

/** What a paper is, as the subject of a letter says it. */
const OF_PAPER =
  /^(?=.*(?:certificate|report|letter|شهاده|تقرير|افاده))(?:(?:health|medical|fitness|certificate|report|of|letter|statement|examination|check-?up|شهاده|صحيه|طبيه|تقرير|طبي|لياقه|فحص|الكشف|افاده) ?)+$/u;

const purpose: Check = (text, { about }) =>
  OF_PAPER.test(text) ||
  (HAJJ_PURPOSE.test(text) && !AGAINST.test(text.replace(/umrah/g, "")) && !isOtherYear(text, about))
    ? null
    : "line";

/** Fitness for this Hajj after its label, in one language or in each of several. */
export function isFit(text: string, about: HolderFacts): boolean {
  if (isOtherYear(text, about)) return false;
  return text
    .split(/\s*\/\s*|\s[-–]\s/)
    .every((part) => FIT_VALUE.test(part) || YES.test(part) || FIT_SHORTLY.test(part));
}

const CHECKS: Readonly<Record<CertificateField, Check>> = {
  name: person,
  surname: person,
  given: person,
  parent,
  other: () => "other_person",
  kin,
  able: (text) => (YES.test(text) ? null : "line"),
  column: (text, ground) => (coded(text, ground) === null ? null : free(text, ground)),
  asked: (text) => (wordsOf(text).length <= 8 && !/[?؟]/.test(text) ? null : "line"),
  mark: (text) => (MARK.test(text) ? null : "line"),
  birth,
  birthplace: free,
  age,
  sex,
  nationality,
  passport,
  id: coded,
  reference: (text, ground) =>
    /^(?:passport|identity card|id card)$/.test(text) ||
    (labelOf(ground.value) === null && coded(text, ground) === null)
      ? null
      : "line",
  registration: coded,
  doctor: (text, { value, about, style }) => free(text, { value: value.replace(SPECIALISTS, " "), about, style }),
  place: free,
  address: free,
  contact: (text, ground) =>
    /^(?:https?:\/\/|www\.)[^\s,;]+(?:[\s,;]+(?:https?:\/\/|www\.)[^\s,;]+)*[\s,;]*$/.test(text) ||
    (/@/.test(text) && isTitled(ground.value.replace(/\S*@\S*|^\w+(?:-\w+)?:/g, " ")))
      ? null
      : coded(text, ground),
  signature: free,
  trade: (text, ground) => (YES.test(text) ? null : free(text, ground)),
  issued: (text, ground) => (YES.test(text) ? null : dated(text, ground)),
  examined: dated,
  date: dated,
  given_on: dated,
  next_dose: lasting,
  valid_from: (text, ground) => (/^[\w-]+(?:\.[\w-]+)+$/.test(text) ? null : begun(text, ground)),
  valid_until: lasting,
  expiry: (text, ground) =>
    /^(?:\d{1,2}\s?[-/.]\s?\d{2,4}|\d{4}[-/.]\d{1,2}|\p{L}{3,9}\.?\s\d{4})$/u.test(text) ? null : dated(text, ground),
  vaccine,
  batch: (text, ground) => (OF_SERIES.test(text) ? "line" : coded(text, ground)),
  maker: free,
  dose,
  how: (text, { value }) =>
    text.length <= 40 && isHarmless(value.replace(/\bfor\b/, "")) && !OTHER_WAY.test(text) && isWholeDose(text)
      ? null
      : "line",
  fit: (text, { about }) => (isFit(text, about) ? null : "line"),
  state: (text, ground) =>
    well(text, ground) === null || DONE.test(text) || (FIT_VALUE.test(text) && !isOtherYear(text, ground.about))
      ? null
      : "line",
  condition: denied,
  organ: well,
  vital,
  remarks: well,
  purpose,
  season: (text, { about }) => (/\d{4}/.test(text) && !isOtherYear(text, about) && text.length <= 30 ? null : "line"),
  entries: (text) => (isEntries(text) ? null : "line"),
  stay: (text, { about }) => {
    const told = text
      .replace(ENTRIES_BESIDE, "")
      .replace(/\b(?:until|to) (?:the )?end of (?:the )?hajj?(?: season)?\b|\bmax(?:imum|\.)?(?= \d)/g, "");
    // Told twice, the shorter one counts; without a number there is none.
    const counts = (told.match(/\d+/g) ?? ["0"]).map(Number);
    const days = Math.min(...counts) * (/month|شهر|اشهر/.test(text) ? DAYS_A_MONTH : 1);
    return days >= about.nights && told.length <= 40 && !/hour|ساعه/.test(text) && isHarmless(told) ? null : "line";
  },
};
