/** The person a paper should be about, and what of a text agrees with them. */
import { daysBetween, hijriOf } from "#domain/calendar.ts";
import { compareNames, foldName, type NameMatch } from "#domain/names/names.ts";
import { arrivalOf, type JudgeContext } from "../../verdicts/context.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { type DateStyle, datesIn, orderProved } from "../words/dates.ts";
import { hasConsonants, likeConsonants, sameConsonants } from "../words/skeleton.ts";

export interface HolderFacts {
  /** Names the paper may carry, of the record and of the passport. */
  readonly names: readonly string[];
  readonly birthDate: string | null;
  readonly sex: "F" | "M" | null;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string | null;
  readonly passportNumber: string | null;
  readonly passportName: string | null;
  readonly today: string;
  /** Between the arrival and the return. */
  readonly nights: number;
  readonly arrival: string;
  /** Of the Hajj that is meant, Gregorian and Hijri. */
  readonly years: readonly number[];
}

export function holderFactsOf(context: JudgeContext): HolderFacts {
  const { traveller, passport, today, returnsOn, lastHajjDay } = context;
  return {
    names: [...(traveller?.fullNames ?? []), ...(passport ? [passport.fullName] : [])],
    birthDate: traveller?.birthDate ?? null,
    sex: traveller?.sex === "F" || traveller?.sex === "M" ? traveller.sex : null,
    nationality: traveller?.nationality ?? null,
    passportNumber: passport?.documentNumber ?? null,
    passportName: passport?.fullName ?? null,
    today,
    nights: daysBetween(arrivalOf(context), returnsOn ?? lastHajjDay),
    arrival: arrivalOf(context),
    years: [Number(lastHajjDay.slice(0, 4)), hijriOf(lastHajjDay).year],
  };
}

export function compact(text: string): string {
  return foldPrinted(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** Whether the number of the traveller's passport stands in a text. */
export function hasPassport(text: string, { passportNumber }: HolderFacts): boolean {
  return passportNumber !== null && compact(text).includes(compact(passportNumber));
}

/** The folded text without that number, however papers part its digits. */
export function withoutPassport(folded: string, { passportNumber }: HolderFacts): string {
  if (passportNumber === null || compact(passportNumber).length < LEAST_OF_PASSPORT) return folded;
  const spaced = [...compact(passportNumber).toLowerCase()].join("[ -]?");
  return folded.replace(new RegExp(`(?<![\\p{L}\\d])${spaced}(?![\\p{L}\\d])`, "gu"), " ");
}
const LEAST_OF_PASSPORT = 6;

export function hasBirthDate(text: string, { birthDate }: HolderFacts, style: DateStyle): boolean {
  return birthDate !== null && datesIn(text, style).some((readings) => readings.includes(birthDate));
}

const TITLE =
  /^(?:mr|mrs|ms|miss|mme|mlle|m|haj|haji|hajji|hajjah|hajja|hj|hjh|md|bapak|ibu|bpk|sdr|sdri|nn|tn|ny|encik|tuan|puan|cik|say[ıi]n|m\.|السيد|السيده|الحاج|الحاجه|المواطن|المواطنه)\.?\s+/iu;

/** Any of the names as a paper gives it, in either script; `arabic`: by its consonants, in Arabic letters alone. */
export function matchName(text: string, about: HolderFacts): NameMatch | "arabic" {
  const bare = text.replace(/\([^)]*\)/g, " ");
  const whole = matchOne(bare, about);
  if (whole === "same") return whole;
  // Initials, with the given name in brackets: "Mr M R ADAMS (Mogamat Riyaaz)".
  if (isShortened(bare, about.names) || isShortened(text.replace(/[()]/g, " "), about.names)) return "within";
  // The same name in another script stands in brackets or beside a stroke.
  const others = [...text.matchAll(/\(([^)]*)\)/g)]
    .map(([, inner = ""]) => inner)
    .concat(bare.split(/\s[/–-]\s/).slice(1));
  const latin = foldName(bare) === "" ? others.filter((one) => foldName(one) !== "") : [];
  // Fouad and Fadi have the same consonants: Latin letters beside them say which it is.
  const [best] = latin
    .filter((one) => whole !== "arabic" || foldName(one).includes(" "))
    .map((one) => matchOne(one, about));
  return best ?? whole;
}

/** Every word is one of the name's, or its first letter; two of them at least are whole. */
function isShortened(text: string, names: readonly string[]): boolean {
  const words = foldName(text.replace(TITLE, ""))
    .split(" ")
    .filter((word) => word !== "");
  const whole = words.filter((word) => word.length > 1);
  return names.some((name) => {
    const left = foldName(name).split(" ");
    const takes = (is: (own: string) => boolean) => {
      const at = left.findIndex(is);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    return (
      whole.length >= 2 &&
      words.length > whole.length &&
      whole.every((word) => takes((own) => own === word)) &&
      words
        .filter((word) => word.length === 1)
        .every((word) => takes((own) => own.startsWith(word)) || whole.some((one) => one.startsWith(word)))
    );
  });
}

function matchOne(text: string, { names }: HolderFacts): NameMatch | "arabic" {
  const bare = text
    .replace(
      /,?\s*(?<!\p{L})(?:born|dob|passport|n[ée]\(?e?\)? le|passeport|lahir|paspor|pasport|pasaport|доғ|род|паспорт|загранпаспорт)(?!\p{L}).*$/iu,
      "",
    )
    .trim();
  const read = foldName(bare.replace(TITLE, ""));
  if (read !== "") {
    const whole = compareNames({ name: foldName(bare), truncated: false }, names);
    // Passports write letters with marks in several ways: Hüseyin is HUSEYIN or HUESEYIN.
    const isMarked =
      /[^\P{L}A-Za-z]/u.test(bare) &&
      !/[^\p{Script=Latin}\P{L}]/u.test(bare) &&
      names.some((name) => isSpelledSo(bare.replace(TITLE, ""), name));
    return whole === "same" || isMarked ? "same" : compareNames({ name: read, truncated: false }, names);
  }
  const spelled = bare.replace(TITLE, "");
  return names.some((name) => sameConsonants(spelled, name)) ? "arabic" : "different";
}

/** Whether a passport may write a name so: each of its letters with marks in any of the ways that there are. */
function isSpelledSo(written: string, name: string): boolean {
  return compareNames({ name: foldName(name), truncated: false }, [written]) === "same";
}

export function isArabicAlone(text: string): boolean {
  return (
    /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Cyrillic}]/u.test(text) &&
    !/\p{Script=Latin}/u.test(text)
  );
}

export function resemblesName(text: string, { names }: HolderFacts): boolean {
  return names.some((name) => likeConsonants(text.replace(TITLE, ""), name) || hasConsonants(text, name));
}

/** The words of all the names, folded as texts are. */
export function holderNameWords({ names }: HolderFacts): Set<string> {
  return new Set(
    names.flatMap((name) => [
      ...(foldPrinted(name).match(/[\p{L}\p{M}]+/gu) ?? []),
      ...foldName(name).toLowerCase().split(" "),
    ]),
  );
}

/** Countries whose papers write the month first. */
const MONTH_FIRST =
  /\b(?:ca|ny|tx|mi|mn|il|nj|fl|oh|pa|va|ga|wa|ma|md) \d{5}\b|\(\d{3}\) \d{3}-\d{4}|united states|u\.s\.a\b|npi\b/;

/** Countries whose papers write the day first, by their councils, their post codes and their names. */
const DAY_FIRST =
  /\b(?:gmc|nhs|pmdc|cnic|mdcn|bmdc|mmc|kmc|tcmc|smt|haj committee|moh|ahpra|regn)\b|\b[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}\b|\b(?:united kingdom|pakistan|india|bangladesh|nigeria|kenya|south africa|malaysia|indonesia|singapore|australia|england|scotland|sri lanka|egypt|jordan|morocco)\b|\+(?:2\d|3\d|4\d|6\d|8\d|9\d)\d/;

/** What a page proves about its own dates: their order, by one that can be read in one way or by the known birth date. */
export function dateStyleOf(texts: readonly string[], { birthDate }: HolderFacts): DateStyle {
  const whole = texts.join("\n");
  const solar = /[پچژگ]/u.test(whole) || /گذرنامه/u.test(whole);
  const proved = new Set([...texts.flatMap(orderProved), ...texts.flatMap((text) => byBirth(text, birthDate))]);
  const [first] = proved;
  if (proved.size > 1) return { solar };
  if (first) return { solar, first };
  if (
    /\b(?:nama|tanggal|tgl|tarikh|nom|prenom|ne\(?e?\)? le|adi|tarihi|paspor|pasport|passeport)\b/.test(
      foldPrinted(whole),
    )
  )
    return { solar, first: "day" };
  // Elsewhere than in the United States nobody writes the month first in another language than English.
  const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[çşğıéèêœ]/u.test(whole);
  return (foreign || DAY_FIRST.test(foldPrinted(whole))) && !MONTH_FIRST.test(foldPrinted(whole))
    ? { solar, first: "day" }
    : { solar };
}

function byBirth(text: string, birthDate: string | null): DateStyle["first"][] {
  if (!birthDate) return [];
  return (["day", "month"] as const).filter((first) => {
    const other = first === "day" ? "month" : "day";
    const has = (order: "day" | "month") => datesIn(text, { first: order }).some((one) => one.includes(birthDate));
    return has(first) && !has(other);
  });
}

/** Whether a text has all words of a name of the holder beside each other, in whatever order. */
export function hasWholeName(text: string, { names }: HolderFacts): boolean {
  return names.some((name) => hasName(text, name));
}

function hasName(text: string, name: string): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(name)];
  const sorted = wanted.toSorted().join(" ");
  return words.some(
    (_, at) =>
      words
        .slice(at, at + wanted.length)
        .toSorted()
        .join(" ") === sorted,
  );
}
