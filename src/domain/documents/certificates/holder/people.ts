/** Names of people and houses in a text, which say nothing of the holder. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { isKnownWord } from "../words/lexicon.ts";
import { spells } from "../words/skeleton.ts";
import { type HolderFacts, holderNameWords } from "./about.ts";
import { isHarmless } from "./values.ts";

const CAPITAL = String.raw`\p{Lu}[\p{L}'’.-]*`;
/** Doctors and houses by their names; words that papers are made of end a name. */
const DOCTOR = new RegExp(
  String.raw`(?<!\p{L})(?:[Dd]r\.? med|[Dd]r|DR|Doctor|Prof|Pharm|Uzm|Hem|д-р|Врач|Медсестра)\.?[ \t]+(?:Dr\.?[ \t]+)?(${CAPITAL}(?:[ \t]+${CAPITAL}){0,4})`,
  "gu",
);
const HOUSE =
  "(?:Hospital|HOSPITAL|Clinic|CLINIC|Centre|CENTRE|Center|CENTER|Pharmacy|PHARMACY|Surgery|Practice|Institute|Hastanesi|HASTANESI|Hospitalier|Camp|CAMP)";
const HOUSES = new RegExp(
  String.raw`((?:${CAPITAL}[ \t]+){1,5})${HOUSE}(?:,[ \t]*(${CAPITAL}(?:[ \t]${CAPITAL})?))?|${HOUSE}[ \t]+((?:${CAPITAL}[ \t]*){1,3})`,
  "gu",
);
/** No capitals tell an Arabic name from other words: as many as follow a doctor's title. */
const ARABIC_DOCTOR =
  /(?<!\p{L})(?:د|دكتور|الدكتور|دكتوره|الدكتوره|الطبيب|الطبيبه)[ \t]?[./]?[ \t]+\p{Script=Arabic}+(?:[ \t]+\p{Script=Arabic}+){0,2}/gu;

/** Where a house stands: a number, a street by its name, a town with its code. */
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\d])\d{1,5}[A-Za-z]?(?:[/-]\d{1,4}[A-Za-z]?)?,?[ ](?:${CAPITAL}[ ]){1,4}(?:Drive|Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Way|Close|Court|Place|Square|Boulevard|Blvd|Crescent|Terrace|Parade|Highway|Gardens|Mews|Row|Hill|Grove|Park|View|Walk|Yard|Quay|Circle|Pike)\b\.?|(?<!\p{L})(?:г|ул|д|пр|просп|пер|корп|стр|кв|оф|обл)\.\s?[\p{Lu}\d][\p{L}\d-]*(?:,\s?\d{1,4}[а-я]?(?![\p{L}\d]))?|(?<!\p{L})(?:Jl|Jln|Jalan|Sok|Cad|Mah)\.?[ ]${CAPITAL}(?:[ ]${CAPITAL}){0,3}(?:,?[ ](?:[Nn]o\.?[ ]?)?\d{1,4}[A-Za-z]?(?![\p{L}\d]))?|(?<!\p{L})(?:\d{1,4}(?:[ ]?(?:bis|ter))?,?[ ])?(?:rue|avenue|av\.|boulevard|bd|place)[ ](?:d[eu][ ]|des[ ]|de[ ]la[ ]|d')?${CAPITAL}(?:[ -]${CAPITAL}){0,3}`,
  "gu",
);

/** Whose child or wife somebody is, as papers of some countries name people, and where they live. */
const PARENT = new RegExp(
  String.raw`(?<!\p{L})(?:[swd]\s?/\s?o|S\s?/\s?O|W\s?/\s?O|D\s?/\s?O|S/o|W/o|D/o|son of|daughter of|wife of|widow of)[.:]?\s+((?:[Tt]he )?(?:[Ll]ate |Mr\.? |Shri |Sh\. |Ch\. )?${CAPITAL}(?:\s${CAPITAL}){0,4})`,
  "gu",
);
const RESIDENT = new RegExp(
  String.raw`(?<!\p{L})(?:[Rr]\s?/\s?[Oo]|resident (?:of|in)|residing (?:at|in))[.:]?\s+(${CAPITAL}(?:,?\s${CAPITAL}){0,4})`,
  "gu",
);

/** With a sign for the traveller's name where it is spelled in another script. */
export function withoutSpelled(text: string, { names }: HolderFacts, sign = " "): string {
  const parts = text.split(
    /((?:[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Cyrillic}\p{M}\u200c]+[ \n]?)+)/u,
  );
  return parts.map((part, at) => (at % 2 === 1 ? withoutRun(part, names, sign) : part)).join("");
}

/** The run of words that sounds most like the name is taken out. */
function withoutRun(text: string, names: readonly string[], sign: string): string {
  const words = text.split(/(?<=[ \n])/);
  // Russian papers have the surname first.
  const isRussian = /\p{Script=Cyrillic}/u.test(text);
  for (const name of names.flatMap((one) => (isRussian ? [one, one.split(/\s+/).toReversed().join(" ")] : [one]))) {
    const count = name.split(/\s+/).length;
    for (const length of [count + 1, count, count - 1].filter((one) => one > 1)) {
      const at = words.findIndex(
        (_, from) => from + length <= words.length && spells(words.slice(from, from + length).join(""), name),
      );
      if (at >= 0) return [...words.slice(0, at), sign, ...words.slice(at + length)].join("");
    }
  }
  return text;
}

/** With a sign for the holder's surname, or any words of the name, behind a title. */
function withSurname(text: string, about: HolderFacts, sign: string): string {
  const words = holderNameWords(about);
  return text.replace(TITLED, (whole, titles: string, name: string) =>
    wordsOf(name).every((word) => words.has(word) || word.length === 1) && wordsOf(name).some((word) => word.length > 1)
      ? `${titles.startsWith("\n") ? "\n" : " "}${sign.trim()}`
      : whole,
  );
}

const TITLED = new RegExp(
  String.raw`((?:^|(?<=\s))(?:Mr|Mrs|Ms|Miss|Mdm|Madam|Mme|M|MR|MRS|MS|Haj[ji]*|Hajjah|Alhaji|Hajiya|Sister|Brother|Bapak|Ibu|Encik|Tuan|Puan|Shri|Smt|Tn|Ny)\.?\s+)((?:\p{Lu}\.?\s+)*${CAPITAL}(?:[ \t]${CAPITAL})*?)(?=[ \t]*(?:$|[\n,.;:()]|[ \t][\p{Ll}(\d]))`,
  "gu",
);

/** The name as it is written, with a title of either sex before it: whose sex it is has its own rule. */
function behindTitle(name: string): RegExp {
  return new RegExp(
    `(?:(?<!\\p{L})(?:Mr|Mrs|Ms|Miss|Mme|M|MR|MRS|MS)\\.? )?${name.replace(/[^\p{L}\p{M} ]/gu, ".")}`,
    "gu",
  );
}

/** With a sign wherever the holder is named. */
export function withHolder(text: string, about: HolderFacts, sign: string): string {
  const named = about.names.reduce((left, name) => left.replace(behindTitle(name), sign), text);
  return withoutSpelled(withSurname(named, about, sign), about, sign);
}

/** Whose child somebody is, as Russian papers name everybody. */
const PATRONYMIC =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}{2,}(?:[оеё]вич|ьич|[оеё]вн|ичн(?!о))(?:а|у|ем|ом|е|ы|ой|о)?|оглы|оглу|кызы|қызы|ұлы|улы)(?!\p{L})/gu;

export function withoutPersonNames(text: string, about: HolderFacts): string {
  return withHolder(text, about, " ")
    .replace(PATRONYMIC, " ")
    .replace(ADDRESS, " ")
    .replace(PARENT, (whole, name: string) => unknownLeft(whole, name))
    .replace(RESIDENT, (whole, name: string) => unknownLeft(whole, name))
    .replace(DOCTOR, (whole, name: string) => endOf(whole, name))
    .replace(HOUSES, (whole, before = "", place = "", after = "") => unknownLeft(whole, `${before} ${place} ${after}`))
    .replace(ARABIC_DOCTOR, (whole) => (isHarmless(whole) ? " " : whole));
}

/** Without the name's words as far as they are no words of the paper's own. */
function endOf(whole: string, name: string): string {
  const words = name.split(/\s+/);
  const end = words.findIndex((word) => word.length > 2 && !/\.$/.test(word) && isKnownWord(foldPrinted(word)));
  const kept = end < 0 ? [] : words.slice(end);
  return isHarmless(whole) ? ` ${kept.join(" ")}` : whole;
}

function unknownLeft(whole: string, names: string): string {
  return isHarmless(names) ? " " : whole;
}
