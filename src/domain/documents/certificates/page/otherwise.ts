/** Lines that tell another year, another birth, the other sex, an end or a person than the traveller's, whatever field or sentence they stand in. */
import { ageOn, daysBetween } from "#domain/calendar.ts";
import type { TextLine } from "../../seen/facts.ts";
import type { JudgeContext } from "../../verdicts/context.ts";
import { isOtherZone, isZone } from "../../visas/zone.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import {
  AGED,
  ANNULLED,
  BIRTH_DAY,
  BIRTH_YEAR,
  COUNTS,
  COURSE_TO_COME,
  FAR_BEYOND,
  FOR_SHORT,
  FOR_UMRAH,
  FOR_WORK,
  FOR_YEAR,
  HIJRI_YEAR,
  ISSUED,
  LONG_ENOUGH,
  MANS,
  NO_GIVERS,
  NO_PILGRIMS_OWN,
  NONE_LEFT,
  NOT_EXAMINED,
  OF_MAIN_HOLDER,
  OF_NO_DOCTOR,
  OF_NOBODY,
  OF_SEASON,
  OF_TITLES,
  ON_CONDITION,
  PASSPORT_NUMBER,
  SEASONS_WORK,
  SPONSOR,
  UNSIGNED,
  WITH_HAJJ,
  WOMANS,
} from "../forms/otherwise.ts";
import { LESS_THAN_YEARS } from "../forms/values.ts";
import { type HolderFacts, hasPassport, hasWholeName, holderNameWords } from "../holder/about.ts";
import type { ReadingContext } from "../sentences/strange.ts";
import { datesIn, withoutDates } from "../words/dates.ts";

interface Paper extends ReadingContext {
  readonly lines: readonly TextLine[];
}

export function toldOtherwise(paper: Paper, context: JudgeContext): TextLine[] {
  return paper.lines.filter(({ text }) => isOtherwise(text, paper, context));
}

function isOtherwise(text: string, paper: Paper, { today }: JudgeContext): boolean {
  const { about, kind, style } = paper;
  const folded = foldPrinted(text).trim();
  const undated = withoutDates(folded);
  if (isOfOtherSeason(undated, paper) || isOtherBirth(undated, about) || isOtherSex(text, about)) return true;
  if (isOtherBirthDay(folded, paper) || (ANNULLED.test(undated) && !ON_CONDITION.test(undated))) return true;
  if (kind === "visa") {
    const [issued = []] = datesIn(folded.slice(ISSUED.exec(folded)?.index ?? folded.length), style);
    if (issued.length > 0 && issued.every((day) => day > today)) return true;
    const isShort = wordsOf(folded).length <= MOST_WORDS;
    if (isZone(text) && isOtherZone(text, about)) return true;
    if (SEASONS_WORK.test(folded) || isNoSponsor(text) || isOfEndedPassport(folded, paper)) return true;
    return NONE_LEFT.test(folded) || OF_MAIN_HOLDER.test(folded) || (isShort && NO_PILGRIMS_OWN.test(folded));
  }
  if (kind !== "health_certificate") return NO_GIVERS.test(folded) || COURSE_TO_COME.test(folded);
  return (
    isFarBeyond(undated) ||
    isOldDay(text, paper) ||
    OF_NO_DOCTOR.test(folded) ||
    endsSoon(undated) ||
    isOfOtherJourney(undated) ||
    isOtherPassport(undated, about) ||
    UNSIGNED.test(folded)
  );
}

/** A passport that ends before its holder is home. */
const isOfEndedPassport = (folded: string, { about: { arrival, nights }, style }: Paper) =>
  arrival !== "" &&
  PASSPORT_END.test(folded) &&
  datesIn(folded, style).some((days) => days.every((day) => daysBetween(arrival, day) <= nights));
const PASSPORT_END =
  /pass?ports? ?(?:expir\p{L}*|valid\p{L}*|ends?|until)|(?:expiry|end) of (?:the )?passport|(?:انتهاء|صلاحيه) (?:ال)?جواز/u;

/** Words in small letters that no house is called by. */
const isNoSponsor = (text: string) =>
  (SPONSOR.exec(text.trim())?.[1]?.match(/(?<![\p{L}'’-])\p{Ll}{3,}/gu) ?? []).some(
    (word) => !/^(?:and|for|the)$/u.test(word),
  );

const isFarBeyond = (undated: string) =>
  FAR_BEYOND.some(([named, from, to]) =>
    [...undated.matchAll(named)].some(([, digits = ""]) => {
      const value = Number(digits.replace(",", "."));
      return value < from || value > to;
    }),
  );

/** A day long ago on a line with the holder's name is the birth's. */
function isOldDay(text: string, { about, style }: Paper): boolean {
  const { birthDate, today } = about;
  if (birthDate === null || !hasWholeName(text, about)) return false;
  const isLongAgo = (day: string) => Number(today.slice(0, 4)) - Number(day.slice(0, 4)) > YEARS_OF_NO_PAPER;
  return datesIn(text, style).some((days) => days.every(isLongAgo) && !days.includes(birthDate));
}
const YEARS_OF_NO_PAPER = 15;

/** That nobody examined the holder, or what for. */
const isOfOtherJourney = (undated: string) =>
  NOT_EXAMINED.test(undated) ||
  OF_NOBODY.test(undated) ||
  FOR_WORK.test(undated) ||
  FOR_SHORT.test(undated) ||
  (FOR_UMRAH.test(undated) && !WITH_HAJJ.test(undated));

/** A number behind the word for a passport that is another's. */
function isOtherPassport(undated: string, about: HolderFacts): boolean {
  if (about.passportNumber === null || hasPassport(undated, about)) return false;
  return [...undated.matchAll(PASSPORT_NUMBER)].some(
    ([, number = ""]) => number.replace(/\D/g, "").length >= LEAST_OF_PASSPORT,
  );
}
const LEAST_OF_PASSPORT = 5;

/** Longer lines are notices. */
const MOST_WORDS = 4;
/** A year by itself: no part of a date, of a longer number or of a row of numbers. */
const YEAR = /(?<![\p{L}\d])(?<![\d][\s/.-])(?:20[0-4]\d|14[2-5]\d)(?![\d]|[\s/.-]\d(?!\d{3}(?!\d)))/gu;

function isOfOtherSeason(undated: string, { years, style, kind }: Paper): boolean {
  const isOther = (year: string) => !years.includes(Number(year)) && !(style.solar && year.startsWith("14"));
  if ([...undated.matchAll(HIJRI_YEAR)].some(([, year = ""]) => isOther(year))) return true;
  if (kind === "health_certificate" && [...undated.matchAll(FOR_YEAR)].some(([, year = ""]) => isOther(year)))
    return true;
  return OF_SEASON.test(undated) && [...undated.matchAll(YEAR)].some(([year]) => isOther(year));
}

/** Years that a record may be older than the day on which it is read. */
const YEARS_BESIDE = 5;

function isOtherBirth(undated: string, { birthDate, today }: HolderFacts): boolean {
  if (birthDate === null) return false;
  const born = [...undated.matchAll(BIRTH_YEAR)].map(([, one, other]) => one ?? other);
  const ages = [...undated.matchAll(AGED)].map(([, age]) => Number(age));
  return (
    born.some((year) => year !== birthDate.slice(0, 4)) ||
    ages.some((age) => Math.abs(age - ageOn(birthDate, today)) > YEARS_BESIDE)
  );
}

/** A day that every reading of it makes another one. */
function isOtherBirthDay(folded: string, { about: { birthDate }, style }: Paper): boolean {
  const told = [...folded.matchAll(BIRTH_DAY)].flatMap(({ groups: { behind, before } = {} }) => {
    const days = datesIn(behind ?? before ?? "", style);
    return behind === undefined ? days.slice(-1) : days.slice(0, 1);
  });
  return birthDate !== null && told.some((readings) => !readings.includes(birthDate));
}

const TICKED = /(?:\[\s?[x✓✔*]\s?\]|[☒☑✓✔■])\s*([\p{L}-]+)/giu;

/** What a person of the other sex is called alone, after a label, where it is ticked, or before the name. */
function isOtherSex(text: string, about: HolderFacts): boolean {
  const other = about.sex === "F" ? MANS : about.sex === "M" ? WOMANS : null;
  if (!other) return false;
  if ([...text.matchAll(TICKED)].some(([, word = ""]) => other.test(foldPrinted(word)))) return true;
  const own = holderNameWords(about);
  return text.split(/\t|\s[/|·]\s/).some((cell) => {
    const bare = foldPrinted(cell)
      .replace(/^[^\p{L}]*(?:\d+[.)]\s*)?/u, "")
      .replace(OF_TITLES, "");
    const [first = "", ...rest] = bare.split(/[\s()]+/).filter((word) => word !== "");
    return (
      other.test(first) && (rest.length === 0 || rest.every((word) => own.has(word.replace(/[^\p{L}\p{M}'-]/gu, ""))))
    );
  });
}

/** Counts for days, weeks or months too few for the journey. */
function endsSoon(undated: string): boolean {
  return (
    wordsOf(undated).length <= MOST_OF_END &&
    COUNTS.test(undated) &&
    LESS_THAN_YEARS.test(undated) &&
    !LONG_ENOUGH.test(undated)
  );
}
const MOST_OF_END = 9;
