/** What may stand behind the number of a passport, a day of birth, an age, a sex or a name: words of their own kind, and none that could say more; what has no number where one should be. */
import { foldPrinted, plainIndic, wordsOf } from "../fold.ts";
import { TITLES } from "../forms/givers.ts";
import { OF_CALENDARS } from "../forms/health/doses.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { BIRTH_WORDS } from "../forms/otherwise.ts";
import { FEMALE, LESS_THAN_YEARS, MALE } from "../forms/values.ts";
import { withoutDates } from "../words/dates.ts";
import { type HolderFacts, holderNameWords } from "./about.ts";
import { countryCalled } from "./nationality.ts";

const OF_NUMBERS: readonly CertificateField[] = ["passport", "birth", "age", "sex"];

/** Where somebody was born, beside the day: a name. */
const BORN_AT =
  /^\s*\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2},?\s+(?=\d)|\s(?:à|in|at|di|в|في)\s+\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|es|el|al|de|la|le|sur|upon)){0,3}(?!\p{L})/gu;
const OF_KIND = new RegExp(
  plainIndic(
    [
      String.raw`(?<![\p{L}\p{M}])(?:${BIRTH_WORDS}`,
      "род|laki|passports?|passeports?|pasport|paspor|pasaport|паспорт|загранпаспорт|(?:ال)?جواز|(?:ال)?سفر|پاسپورٹ|گذرنامه|पासपोर्ट|পাসপোর্ট|travel|document|international|int'?l|ordinary|normal|type",
      "no|nr|number|numero|nombor|nomor|numarasi|номер|رقم|شماره|نمبر|नंबर|নম্বর|tarikh|tanggal|tgl|tarihi|date|day|of|le|place|tempat",
      "years?|yrs?|old|ans|tahun|thn|yas\\p{L}*|yil|лет|года?|سنه|سنوات|عاما?|سال|ساله|वर्ष|साल|বছর|sex|gender|jenis|kelamin|jantina|cinsiyet\\p{L}*|пол|(?:ال)?جنس|लिंग|লিঙ্গ",
      "seen|hmpo|united|issued?|expir\\p{L}*|exp|valid|until|till|from|on|and|et|dan|ve|и|republic|kingdom",
      String.raw`${OF_CALENDARS.trim().split(/\s+/u).join("|")})(?![\p{L}\p{M}])`,
    ].join("|"),
  ),
  "gu",
);

/** Whether something of another kind stands beside one of them. */
export function saysBesideNumber(field: CertificateField, value: string, about: HolderFacts): boolean {
  const own = holderNameWords(about);
  const strange = (text: string) =>
    wordsOf(withoutDates(foldPrinted(text)).replace(OF_KIND, " ")).filter(
      (word) => word.length > 1 && !/\d/.test(word) && !own.has(word) && !TITLES.has(word),
    );
  if (field === "name" && own.size > 0) return isNamedBeyond(value.replace(OF_FAMILY, " "), strange);
  if (!OF_NUMBERS.includes(field)) return false;
  return strange(value.replace(BORN_AT, " ")).some(
    (word) => !FEMALE.test(word) && !MALE.test(word) && countryCalled(word) === null,
  );
}

/** Whose wife or child the holder is, how they are addressed and how old they are. */
const OF_FAMILY =
  /(?<!\p{L})(?:(?:[WDSwds]\/[Oo]|[Bb]inti?|BINTI?|[Bb]te|[Nn][ée]e|(?:[Ww]ife|[Dd]aughter|[Ss]on) of)(?: \p{Lu}[\p{L}'’-]+){1,3}|M(?:rs?|s|iss)(?!\p{L})|[Aa]ge[d:]? \d{1,3}(?!\d))/gu;

/** Behind a comma or a stroke no Latin word is the holder's that is none of their name; beside it one may be a further name. */
function isNamedBeyond(value: string, strange: (text: string) => readonly string[]): boolean {
  const [first = "", ...tails] = value.split(/[,()/–]|\s-\s/u);
  const latin = (text: string) => strange(text).filter((word) => /^\p{Script=Latin}+$/u.test(word));
  return latin(first).length > 1 || tails.some((tail) => latin(tail).length > 0);
}

/** What stands after a label of a day or a code and has neither belongs to another label. */
export function isMisread(field: CertificateField, value: string): boolean {
  const text = foldPrinted(value);
  const isSex = text.split(/[\s/(),]+/u).some((word) => FEMALE.test(word) || MALE.test(word));
  if (!OF_DIGITS.includes(field) || /\d/.test(text) || (field === "sex" && isSex)) return false;
  return field !== "valid_until" || !LESS_THAN_YEARS.test(text);
}
const OF_DIGITS: readonly CertificateField[] = [
  ...(["valid_from", "valid_until", "issued", "examined", "date", "given_on", "expiry", "age", "stay"] as const),
  ...(["sex", "season", "dose"] as const),
];
