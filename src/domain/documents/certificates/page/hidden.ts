/** Codes, houses and grades in which a certificate of health may tell an illness without a word for it. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { CARE, DEPARTMENTS, GRADES, HOUSES_OF_CARE, RHYTHMS } from "../forms/health/departments.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { ILLNESS } from "../forms/values.ts";
import { isHarmless } from "../holder/values.ts";
import type { LabelledValue } from "../layout/parts.ts";
import { isSaidIll } from "../sentences/prose.ts";
import type { ReadingContext } from "../sentences/strange.ts";
import { isIllness } from "../words/clinical.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord, labelOf } from "../words/lexicon.ts";
import { isNeutral } from "../words/risks.ts";
import { isTitled } from "../words/titled.ts";

/** Fields of numbers, beside which no illness stands. */
const CODED: readonly CertificateField[] = ["id", "reference", "registration", "batch", "contact", "column"];
/** Of these every value with a digit is a register's. */
const REGISTERED: readonly CertificateField[] = ["id", "reference", "registration", "column"];
/** Where somebody works, and where a paper was written. */
const PLACED: readonly CertificateField[] = ["place", "address", "trade", "column"];

/** Whether a value that decides nothing may tell of an illness all the same. */
export function hidesIllness(field: CertificateField, value: string, { kind }: ReadingContext): boolean {
  if (CODED.includes(field) && namesIllness(value.replace(OF_CODE, " ").replace(/\S*[\d@]\S*/g, " "))) return true;
  if (kind !== "health_certificate") return false;
  if (CODED.includes(field) && (isDiagnosis(value) || namesAbbreviated(value.replace(/\d/g, " ")))) return true;
  if (REGISTERED.includes(field) && !isRegistered(value)) return true;
  return (PLACED.includes(field) && namesCare(value)) || (field === "trade" && !isCalling(value));
}

/** Fields of numbers and of days. */
const NUMBERED: readonly CertificateField[] = [
  ...(["id", "reference", "registration", "passport", "contact", "birth", "issued", "examined", "date"] as const),
];
/** Fields of days, on visas alone. */
const OF_STAY: readonly CertificateField[] = ["valid_from", "valid_until", "stay", "season"];
const OF_NAMES: readonly CertificateField[] = ["name", "surname", "given"];
/** What stands beside a number, a day or a name without saying anything of anybody. */
const BESIDE_NUMBERS = new Set(
  wordsOf(
    "and the this day for signed signature signatures round seal stamp attached having examined years hajj hijri days months from until through entry entries single multiple only hari gun jours jour jusqu дней сутки bin binti bint ibn nee der van von des dos ould mint aged old male female inclusive ordinary iqama ext reception please quote online seule une",
  ),
);
const SMALL_WORD = /(?<![\p{L}\d@.-])\p{Ll}{3,}(?![\p{L}\d@]|\.\p{L})/gu;
const WITHOUT_CAPITALS = /^[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{M}]{3,}$/u;

/** Whether words stand beside a number, a day or a name: names begin with a capital, and what says more is for a person. */
export function saysBeside(field: CertificateField, value: string, { kind }: ReadingContext): boolean {
  const isNumbered = NUMBERED.includes(field) || (kind === "visa" && OF_STAY.includes(field));
  if (!isNumbered) return OF_NAMES.includes(field) && saysInSmall(value);
  const words = wordsOf(withoutDates(foldPrinted(value))).filter((word) => WITHOUT_CAPITALS.test(word));
  return saysInSmall(value) || words.some((word) => !isKnownWord(word) && saysOf(word));
}

/** Whether a text of names and numbers has a word in small letters that is no label and says something. */
export function saysInSmall(text: string): boolean {
  return [...withoutDates(text).matchAll(SMALL_WORD)].some(([word]) => saysOf(word));
}

const saysOf = (word: string) => !BESIDE_NUMBERS.has(foldPrinted(word)) && !isNeutral(word) && labelOf(word) === null;

/** The letters that a register begins its numbers with. */
const OF_CODE = /^\s*\p{Lu}{1,4}[ .:-]{0,2}(?=\d{3})/u;

const namesIllness = (text: string) =>
  wordsOf(text).some((word) => word.length > 1 && (isSaidIll(word) || isIllness(word)));
/** The letters of an illness or its treatment, before a number or alone. */
const namesAbbreviated = (text: string) =>
  ILLNESS.test(foldPrinted(text)) ||
  wordsOf(text).some((word) => (word.length > 2 && isIllness(word)) || ABBREVIATED.test(word));
const ABBREVIATED = /^(?:hd|pd|capd|ckd|esrd|esrf|chf|hfref|cva|tia|copd|ihd|cabg)$/;

/** Nothing of a number, a short number alone, or digits enough to be one of many. */
function isRegistered(value: string): boolean {
  const left = withoutDates(foldPrinted(value)).trim();
  return (
    !/\d/.test(left) ||
    /^\d{1,3}(?: ?(?:\/|of) ?\d{1,3})?$/.test(left) ||
    left.replace(/\D/g, "").length >= LEAST_DIGITS
  );
}

const LEAST_DIGITS = 3;

/** How classifications of diseases are written, or so many days of a week. */
const DIAGNOSIS =
  /(?<![\p{L}\d/.-])[a-tv-z][ -]?\d{2}(?:\.\d{1,3}[a-z]?)?(?![\p{L}\d/.-]|\s?\d[a-z]{2}(?![\p{L}\d]))|(?<![\d/.])\d ?\/ ?7(?![\d/.])/u;
const isDiagnosis = (value: string) => DIAGNOSIS.test(withoutDates(foldPrinted(value)));

/** A short mark under the name of a grade is no number of a register. */
export const isGraded = ({ field, value, line }: LabelledValue, { kind }: ReadingContext) =>
  kind === "health_certificate" &&
  REGISTERED.includes(field) &&
  value.replace(/\D/gu, "").length <= LEAST_DIGITS &&
  GRADES.test(foldPrinted(line.text.slice(0, Math.max(0, line.text.lastIndexOf(value)))));

const isCalling = (value: string) => isTitled(value) && isHarmless(value) && /\p{L}{2}/u.test(value);

/** What a part of a hospital looks after, where it is no whole house of that name. */
const namesCare = (text: string) => CARE.test(foldPrinted(text).replace(HOUSES_OF_CARE, " "));

const TOLD_CODE = /(?<![\p{L}\d/.-])[a-tv-z]\d{2}\.\d{1,3}[a-z]?(?![\p{L}\d/])/u;
/** A degree of health for which only its own house has words. */
const GRADED =
  /^[^\d:：?]*\p{L}[^\d:：?]*[:：]\s*(?:\p{L}|\d{1,2}|i{1,3}|iv|vi{0,3}|\d{1,2} ?\/ ?\d{1,2})\s*[+*.)-]{0,3}$/u;

/** The same of a free line. */
export function isHiding(text: string, { kind }: ReadingContext): boolean {
  if (kind !== "health_certificate") return false;
  const folded = foldPrinted(text).trim();
  if (TOLD_CODE.test(withoutDates(folded)) || GRADED.test(folded) || RHYTHMS.test(folded)) return true;
  return wordsOf(folded).length <= MOST_WORDS && DEPARTMENTS.test(folded) && namesCare(text);
}

/** Longer lines are sentences. */
const MOST_WORDS = 8;
