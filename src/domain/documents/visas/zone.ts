/** Machine-readable lines as text at the end of a visa: they must say what the page says (ICAO Doc 9303, part 7). */
import { foldName } from "#domain/names/names.ts";
import { compact, type HolderFacts } from "../certificates/holder/about.ts";
import type { DateReadings } from "../certificates/words/dates.ts";
import { checkDigit } from "../lines/check-digit.ts";
import { codeOfCountry } from "../lines/nationality.ts";

const bare = (text: string) => text.replace(/\s/g, "");

export const isZone = (text: string) => /^[A-Z0-9<]{28,}$/.test(bare(text)) && text.includes("<");

const NUMBERS =
  /^(?<number>[A-Z0-9<]{9})(?<ofNumber>\d)(?<state>[A-Z<]{3})(?<birth>\d{6})(?<ofBirth>\d)(?<sex>[MF<])(?<end>\d{6})(?<ofEnd>\d)/;

/** What the page says besides. */
export interface SaidByPage {
  readonly until: readonly DateReadings[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** Whether a line of the zone is another person's, or has another number of the passport, birth, sex, state or last day. */
export function isOtherZone(
  text: string,
  about: HolderFacts,
  said: SaidByPage = { until: [], countries: [] },
): boolean {
  const zone = bare(text);
  if (!/\d{6}/.test(zone)) return !isOfName(zone, about);
  const { number = "", birth, sex, end = "", state = "", ofNumber, ofBirth, ofEnd } = NUMBERS.exec(zone)?.groups ?? {};
  const { passportNumber, birthDate } = about;
  if (birth === undefined || (passportNumber !== null && number.replaceAll("<", "") !== compact(passportNumber)))
    return true;
  const short = (day: string) => day.replaceAll("-", "").slice(2);
  return (
    checkDigit(number) !== ofNumber ||
    checkDigit(birth) !== ofBirth ||
    checkDigit(end) !== ofEnd ||
    (birthDate !== null && birth !== short(birthDate)) ||
    (about.sex !== null && sex !== "<" && sex !== about.sex) ||
    [...said.countries, ...(about.nationality ? [about.nationality] : [])].some(
      (one) => codeOfCountry(one) !== state,
    ) ||
    said.until.some((days) => days.every((day) => short(day) !== end))
  );
}

/** A visa's line is of the Kingdom and has its holder's words alone; only the last one may be cut short, at the line's end. */
function isOfName(zone: string, { names }: HolderFacts): boolean {
  const words =
    /^V[A-Z<]SAU(.+)$/
      .exec(zone)?.[1]
      ?.split("<")
      .filter((word) => word !== "") ?? [];
  if (words.length < 2) return false;
  const isCut = !zone.endsWith("<");
  const isOf = (own: readonly string[]) =>
    words.every((word, at) =>
      own.some((one) => one === word || (isCut && at === words.length - 1 && one.startsWith(word))),
    );
  return names.length === 0 || names.some((name) => isOf(foldName(name).toUpperCase().split(" ")));
}
