/** Whether a free text is made of nothing but what such papers say: known words, whole phrases, names in their places. */
import { type About, compact, matchName, nameWords } from "./about.ts";
import { type DateStyle, datesIn, withoutDates } from "./dates.ts";
import { fold, wordsOf } from "./fold.ts";
import { BESIDE_VACCINES } from "./forms/vaccines.ts";
import { OF_MEN, OF_WOMEN } from "./forms/values.ts";
import { isKnownWord, withoutPhrases } from "./lexicon.ts";
import { isTitled } from "./titled.ts";
import { withoutVaccines } from "./vaccines.ts";
import { type Doubt, isHarmless } from "./values.ts";

export interface Reader {
  readonly about: About;
  readonly style: DateStyle;
  /** Hijri and Gregorian years of the Hajj that is meant. */
  readonly years: readonly number[];
  /** Names of vaccines say nothing against a record of vaccination. */
  readonly ofVaccines: boolean;
}

/** What is planned, asked for or past is no statement, though each word of it is known. */
const NOT_SAID =
  /(?<!found )\bto be\b|\bto (?:receive|have|get|undergo)\b|\bwas (?:\w+ )?fit\b|\bfor vaccination\b|\bwith (?:a |an |his |her )?(?:doctor|nurse|physician|assistance|companion)|\bvaccination request\w*|\brequested\b.{0,20}\bvaccin|\bto examine\b|\bfind out\b/;
const SUCCESSION = /\d{3,}/;

export function doubtOfProse(text: string, reader: Reader): Doubt {
  const folded = fold(text.replaceAll("\n", " "));
  if (/[?؟☐□]|\[ ?\]/.test(folded)) return "line";
  if (speaksOfTheOther(folded, reader.about)) return "contradicts";
  const left = withoutPhrases(withoutDates(folded));
  // Fit for Umrah, or vaccinated for it, says nothing of Hajj.
  if (/umrah|(?<!\p{L})(?:ال|لل)?عمره/u.test(folded) && !/haj|حج/.test(folded)) return "line";
  // What is no number and no answer denies something.
  if (/\bno\b(?!\s*[.:°#)\d])|^\W*no\W*$/.test(left)) return "line";
  if (NOT_SAID.test(left) || namesOtherYear(left, reader.years)) return "line";
  if (namesOtherPassport(text, reader.about)) return "contradicts";
  const bare = withoutNames(text, reader.about);
  const plain = withoutPhrases(withoutDates(fold(bare.replaceAll("\n", " "))));
  const words = wordsOf(reader.ofVaccines ? withoutVaccines(plain) : plain);
  return words.every((word) => isUnderstood(word, reader)) ? null : "line";
}

const BESIDE = new Set(wordsOf(BESIDE_VACCINES));

function isUnderstood(word: string, { about, ofVaccines }: Reader): boolean {
  if (isKnownWord(word) || /^\d+$/.test(word) || word.length === 1) return true;
  if (ofVaccines && BESIDE.has(word)) return true;
  if (nameWords(about).has(word) || hasArticle(word)) return true;
  // Codes of batches and numbers of papers.
  return /\d/.test(word) && word.length <= 14;
}

/** Arabic joins its small words and the article to the next. */
function hasArticle(word: string): boolean {
  if (!/^\p{Script=Arabic}+$/u.test(word)) return false;
  const stem = word.replace(/^[وف]/u, "");
  const bare = [stem, stem.replace(/^[بلك]/u, ""), stem.replace(/^(?:[بلك]?ال|لل)/u, "")];
  return bare.some(
    (one) => isKnownWord(one) || isKnownWord(`ال${one}`) || isKnownWord(one.replace(/(?:ه|ها|هم|نا)$/u, "")),
  );
}

function speaksOfTheOther(folded: string, { sex }: About): boolean {
  const [women, men] = [OF_WOMEN.test(folded), OF_MEN.test(folded)];
  if (women === men) return false;
  return (sex === "F" && men) || (sex === "M" && women);
}

/** A line that is no part of a sentence: a name, a house, an address, a place with its day. */
export function standsAlone(text: string, { about, style }: Reader): boolean {
  return isName(text, about) || isPlace(text) || isContact(fold(text)) || isPlaceAndDay(text, style);
}

/** Where and when a letter was written. */
function isPlaceAndDay(text: string, style: DateStyle): boolean {
  const place = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?),? (?:le |den |on |,)?\d/u.exec(text.trim())?.[1];
  return (
    place !== undefined &&
    isHarmless(place) &&
    datesIn(text, style).length === 1 &&
    /^\S+(?: \S+)?[\s,le]*$/.test(withoutDates(fold(text)).trim())
  );
}

/** The traveller's own name, in either script. */
function isName(text: string, about: About): boolean {
  const match = matchName(text, about);
  return match === "same" || match === "arabic";
}

/** A year beside the season must be that of the season. */
function namesOtherYear(folded: string, years: readonly number[]): boolean {
  return [...folded.matchAll(/(?<![\d/.-])(?:20\d\d|14\d\d)(?![\d/.-])/g)].some(
    ([year]) => !years.includes(Number(year)),
  );
}

function namesOtherPassport(text: string, about: About): boolean {
  if (about.passportNumber === null) return false;
  const numbers = [
    ...text.matchAll(
      /(?:passport|passeport|pasaport|paspor|pasport|загранпаспорт\p{L}*|паспорт\p{L}*|جواز(?: السفر| سفر)?|পাসপোর্ট|पासपोर्ट|پاسپورٹ|گذرنامه)\W{0,3}(?:no|nr|number|n°|رقم|نمبر|नंबर)?\W{0,4}([A-Z]{0,3}\d[A-Z0-9]{5,})/giu,
    ),
  ];
  return numbers.some(([, number = ""]) => compact(number) !== compact(about.passportNumber ?? ""));
}

const CAPITAL = String.raw`\p{Lu}[\p{L}'’.-]*`;
/** A name ends with its line: what stands under it is another text. */
/** Doctors and houses by their names; words that papers are made of end a name. */
const DOCTOR = new RegExp(
  String.raw`(?<!\p{L})(?:[Dd]r|DR|Doctor|Prof|Pharm|Uzm|Hem|д-р|Врач|Медсестра)\.?[ \t]+(?:Dr\.?[ \t]+)?(${CAPITAL}(?:[ \t]+${CAPITAL}){0,4})`,
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

function withoutNames(text: string, about: About): string {
  const named = about.names.reduce((left, name) => left.replaceAll(name, " "), text);
  return named
    .replace(DOCTOR, (whole, name: string) => endOf(whole, name))
    .replace(HOUSES, (whole, before = "", place = "", after = "") => unknownLeft(whole, `${before} ${place} ${after}`))
    .replace(ARABIC_DOCTOR, (whole) => (isHarmless(whole) ? " " : whole));
}

/** Without the name's words as far as they are no words of the paper's own. */
function endOf(whole: string, name: string): string {
  const words = name.split(/\s+/);
  const end = words.findIndex((word) => word.length > 2 && !/\.$/.test(word) && isKnownWord(fold(word)));
  const kept = end < 0 ? [] : words.slice(end);
  return isHarmless(whole) ? ` ${kept.join(" ")}` : whole;
}

function unknownLeft(whole: string, names: string): string {
  return isHarmless(names) ? " " : whole;
}

/** What a line of a house, an office, an address or a doctor has in it. */
const ANCHOR =
  /\b(?:hospital|clinic|clinique|klinik|klinika|centre|center|merkezi|hastanesi|pharmacy|pharmacie|eczanesi|surgery|practice|institute|ministry|ministere|kementerian|bakanligi|department|dept|council|board|authority|embassy|consulate|committee|office|laboratory|street|st|road|rd|avenue|ave|lane|drive|rue|ul|jalan|jl|jln|cad|caddesi|sokak|mahallesi|p\.?\s?o\.?\s?box|building|block|floor|dr|doctor|prof|physicians?|mbbs|md|mbchb|mrcgp|mrcp|frcp|fcps|rn|pharmd|registered nurse|mrpharms|nurse|hem|sip|str|gmc|nmc|rpps|puskesmas|rumah sakit|rsud|rs|polyclinic|medical|health|service|services|company|tours|travels|university|college|school|registry|republic|government|state|hopital|cabinet|medecin|camp)\b|(?<!\p{L})(?:مستشفى|مستشفي|عياده|مركز|مديريه|وزاره|اداره|جمعيه|هييه|مكتب|د|دكتور|الدكتور|الطبيب|الممرضه|م|جامعه|موسسه|درمانگاه|بيمارستان|دانشگاه|جمعيت|اسپتال|وزارت|محكمه|ڈاكٹر)(?!\p{L})|больница|клиника|центр|поликлиника|врач|медсестра|अस्पताल|केंद्र|समिति|डॉ|हাসপাতাল|কেন্দ্র|সেন্টার|ডা|\b[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}\b|\b[a-z]{2} \d{5}\b/u;
const LONGEST_PLACE = 14;

/** A line of names alone: who wrote the paper, and where. */
function isPlace(text: string): boolean {
  const folded = fold(text);
  const words = text.match(/[\p{L}\p{M}\p{N}'’.&]+/gu) ?? [];
  if (!ANCHOR.test(folded) || words.length > LONGEST_PLACE || !isHarmless(text.replace(/\./g, " "))) return false;
  return isTitled(text);
}

function isContact(folded: string): boolean {
  return /^(?:(?:tel|phone|fax|mobile|e-?mail|web|www|website|t|f|m|هاتف|тел|telp?|telefon)?[\s.:]*(?:[+()\d\s./-]{6,}|\S+@\S+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+)[\s,|·-]*)+$/u.test(
    folded,
  );
}

/** Numbers of one kind in a row, and dates on a line of their own. */
export function isBareValue(text: string, { style }: Reader): boolean {
  return (
    datesIn(text, style).length > 0 &&
    !/\p{L}{4}/u.test(withoutDates(fold(text))) &&
    !SUCCESSION.test(withoutDates(fold(text)))
  );
}
