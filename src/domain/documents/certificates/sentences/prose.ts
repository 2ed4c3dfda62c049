/** Whether a free text is made of nothing but what such papers say: known words, whole phrases, names in their places. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { CLEARED, FIT_ELSEWHERE, NOT_BARRED } from "../forms/health/fitness.ts";
import { GIVEN } from "../forms/health/given.ts";
import { MENINGITIS } from "../forms/health/vaccines.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { LEAVES_EARLY } from "../forms/sentences/turns.ts";
import { DAYS_TOLD, OF_MEN, OF_PERSONS, OF_WOMEN, SAYING } from "../forms/values.ts";
import { compact, type HolderFacts, holderNameWords, matchName, withoutPassport } from "../holder/about.ts";
import { isGiver, isSigner } from "../holder/givers.ts";
import { withoutPersonNames } from "../holder/people.ts";
import { tellsOfRelative } from "../holder/relations.ts";
import { type Doubt, isHarmless } from "../holder/values.ts";
import { isDoseText, tellsDose } from "../vaccination/closed.ts";
import { BEYOND_BOUNDS, withoutWell } from "../words/clinical.ts";
import { type DateStyle, datesIn, withoutDates } from "../words/dates.ts";
import { isKnownWord, labelOf, withoutPhrases } from "../words/lexicon.ts";
import { tellsNumber } from "../words/numbers.ts";
import { isIll, type Language, matters } from "../words/risks.ts";
import { isTitled } from "../words/titled.ts";
import { isTurning, isTurningAnyhow } from "../words/turning.ts";
import { againstOf, withoutVaccines } from "../words/vaccines.ts";
import { withoutExpiry } from "./batches.ts";
import { withoutConditions } from "./conditions.ts";
import { isHeading } from "./headings.ts";
import { withoutInstructions } from "./instructions.ts";
import { isContact, isPlaceLine, YEARLY } from "./places.ts";
import { areOfRecord, isRecordNote, OF_RECORDS } from "./records.ts";
import { BESIDE, isOfMatter, PLAINS, type ReadingContext } from "./strange.ts";

/** Addresses of the web and of mail. */
const OF_WEB =
  /<?[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?|(?:https?:\/\/|www\.)\S+|(?<![\w.])[a-z][a-z\d-]{2,}(?:\.[a-z\d-]{2,})*\.(?:com|org|net|gov|edu|info|int|example|health|app|sa|pk|my|id|in|uk|tr|fr|de|bd|eg|ma|dz|tn|sg|ca|au|za|ng|ke|lk|ru|ae|jo|iq|ir|nl|be)(?:\/\S*)?(?![\w])/g;

const SUCCESSION = /\d{3,}/;

export function doubtOfProse(written: string, reader: ReadingContext): Doubt {
  const text = withoutTold(written, reader);
  const folded = withoutPassport(foldPrinted(flowing(text)), reader.about).replace(BARRED, " fit to travel ");
  if (speaksOfTheOther(folded, reader.about)) return "contradicts";
  if (tellsOfRelative(text, reader.about)) return "other_person";
  const said = (one: string) => withoutPhrases(withoutWell(withoutDates(reader.ofVaccines ? withoutExpiry(one) : one)));
  const left = said(folded);
  if (/[?؟☐□]|\[ ?\]/.test(left)) return "line";
  // Fit for Umrah, or vaccinated for it, says nothing of Hajj.
  if (
    flowing(text)
      .split(/\n|(?<=\p{L}{3}[.!])\s/u)
      .some((one) => isOfUmrahAlone(foldPrinted(one)))
  )
    return "line";
  if (reader.kind === "health_certificate" && FIT_ELSEWHERE.test(folded)) return "line";
  // What is no number and no answer denies something.
  if (
    /(?<!\b(?:appl|application|visa|card|file|flight|kt|seat|group|serial|ticket|booking|permit|policy|tracking|room|camp|invoice|receipt|form|folio|order|barcode) )\bno\b(?!\)|\s*[.:°#\d])|^\W*no\W*$/.test(
      left,
    )
  )
    return "line";
  if (reader.kind === "visa" && tellsShortStay(folded, reader.about)) return "line";
  if (reader.kind === "visa" && LEAVES_EARLY.test(withoutDates(foldPrinted(flowing(written))))) return "line";
  if (isTurning(left, reader.kind) || isTurningAnyhow(folded) || namesOtherYear(left, reader.years)) return "line";
  if (namesOtherPassport(text, reader.about)) return "contradicts";
  const bare = withoutPersonNames(text.replace(OF_WEB, " "), reader.about);
  const plain = said(withoutPassport(foldPrinted(flowing(bare)), reader.about).replace(BARRED, " "));
  const own = holderNameWords(reader.about);
  const untold = reader.ofVaccines ? withoutVaccines(plain) : plain;
  const words = wordsOf(untold).filter((word) => !own.has(word));
  if (tellsNumber(untold, reader.kind)) return "line";
  const strange = words.filter((word) => !isUnderstood(word, reader));
  // An illness that nothing denied is said, though such papers have words for it.
  if (strange.length === 0) return reader.kind === "health_certificate" && words.some(isSaidIll) ? "line" : null;
  return isOfMatter(bare, strange, words, reader) ? "line" : null;
}

/** Without its instructions, addresses of the web, and what it says of when such papers count. */
export const withoutPrinted = (written: string, reader: ReadingContext) =>
  withoutTold(written, reader).replace(OF_WEB, " ");

/** Without its instructions, and what it says of when such papers count. */
function withoutTold(written: string, { languages, ofVaccines, kind }: ReadingContext): string {
  const unbound = written.replace(SENTENCES, (one) =>
    ofVaccines && isRecordNote(one) ? " " : withoutConditions(one, ofVaccines),
  );
  return withoutInstructions(unbound, languages, kind === "visa");
}

const bareOf = (written: string, reader: ReadingContext) =>
  reader.ofVaccines ? withoutDoses(written, reader) : written;

/** Whether a text of a record or a visa says anything beside what every one of them says. */
export function saysMoreThanPlain(written: string, reader: ReadingContext): boolean {
  const bare = foldPrinted(
    flowing(withoutPersonNames(withoutTold(bareOf(written, reader), reader).replace(OF_WEB, " "), reader.about)),
  );
  const left = withoutPhrases(withoutWell(withoutDates(reader.ofVaccines ? withoutExpiry(bare) : bare)));
  const own = holderNameWords(reader.about);
  const words = wordsOf(reader.ofVaccines ? withoutVaccines(left) : left).filter((word) => !own.has(word));
  const more = words.filter(
    (word) => word.length > 1 && !/\d/.test(word) && !PLAINS.has(word) && !(reader.ofVaccines && BESIDE.has(word)),
  );
  return more.length > 0 && !(reader.ofVaccines && areOfRecord(more));
}

/** Without the sentences that tell of the holder's dose and nothing else. */
function withoutDoses(written: string, { about }: ReadingContext): string {
  return flowing(written)
    .split(/(?<=[\p{L}\d)]{2}|\/\p{L})(?<!(?:^|\s)(?:N[yn]|Tn|Sdri?|Bpk|Mrs?|Ms|Dr|Hj|No))[.](?=\s|$)|\n/u)
    .filter(
      (sentence) => !isDoseText(sentence, about) && !(GIVEN.test(foldPrinted(sentence)) && tellsDose(sentence, about)),
    )
    .join("\n");
}

const isOfUmrahAlone = (folded: string) =>
  /\b(?:umra|omra|umroh|umre)|(?<!\p{L})(?:ال|لل)?عمره/u.test(folded) && !/haj|\bhac|حج/.test(folded);

/** Two ways of saying that somebody is fit to go, read as the plain one. */
const BARRED = new RegExp(`${NOT_BARRED}|${CLEARED}`, "gu");
/** At stops that end no abbreviation and no number; a line that begins small goes on. */
const SENTENCES = /(?:[^.!।۔\n]|\.(?!\s|$)|(?<=\b\p{L}{1,3})\.|\n(?!\p{Lu}|\d))+[.!।۔]?/gu;

/** Lines that go on are one; a line that begins with a capital or a number may be a text of its own. */
function flowing(text: string): string {
  return text.replace(/\n(?!\p{Lu}|\d)/gu, " ").replace(/(?<!\d )\bMay(?=\s20\d\d)/g, " ");
}

/** Days that are told outside their field must be enough for the journey; days in words are few. */
function tellsShortStay(folded: string, { nights }: HolderFacts): boolean {
  return [...folded.matchAll(DAYS_TOLD)].some(
    ([told, digits]) => digits === undefined || /hour|ساع|saat/.test(told) || Number(digits) < nights,
  );
}

/** Stems of illness in words for the mind, for the art and for a house of it. */
const OF_MIND_AND_ART = /^(?:mental\p{L}*|medicines?|surgery|(?:[وب]?ال)?(?:عقلي|نفسي|باطني)\p{L}*)$/u;
export const isSaidIll = (word: string) => isIll(word) && !OF_MIND_AND_ART.test(word);

/** Whether a word of a free text is known, or is the holder's, or a code. */
export function isUnderstood(word: string, { about, ofVaccines }: ReadingContext): boolean {
  if (isKnownWord(word) || /^\d+$/.test(word) || word.length === 1) return true;
  if (ofVaccines && OF_RECORDS.has(word)) return true;
  if (ofVaccines && BESIDE.has(word)) return true;
  if (holderNameWords(about).has(word) || hasArticle(word) || isOfSex(word, about)) return true;
  // Codes of batches and numbers of papers.
  return /\d/.test(word) && word.length <= 14;
}

/** How a sentence speaks of the holder again; of the other sex a paper must not speak at all. */
const isOfSex = (word: string, { sex }: HolderFacts) =>
  sex === "M" ? /^(?:him|himself)$/.test(word) : sex === "F" && /^(?:her|hers|herself)$/.test(word);

/** Arabic joins its small words and the article to the next. */
function hasArticle(word: string): boolean {
  if (!/^\p{Script=Arabic}+$/u.test(word)) return false;
  const stem = word.replace(/^[وف]/u, "");
  const bare = [stem, stem.replace(/^[بلك]/u, ""), stem.replace(/^(?:[بلك]?ال|لل)/u, "")];
  return bare.some(
    (one) => isKnownWord(one) || isKnownWord(`ال${one}`) || isKnownWord(one.replace(/(?:ه|ها|هم|نا)$/u, "")),
  );
}

/** Whoever reads the letter. */
const SALUTATION =
  /(?:dear |the )?(?:sir|madam|mdm|sirs|madame|monsieur|messieurs|mesdames)(?:(?: or | and |[ ,/]+)(?:dear )?(?:sir|madam|mdm|sirs|madame|monsieur|mesdames|messieurs))+|\bdear (?:sir|madam)\b/gu;

function speaksOfTheOther(folded: string, { sex }: HolderFacts): boolean {
  const said = folded.replace(SALUTATION, " ");
  const [women, men] = [OF_WOMEN.test(said), OF_MEN.test(said)];
  if (women === men) return false;
  return (sex === "F" && men) || (sex === "M" && women);
}

/** A line that is no part of a sentence: a name, a house, an address, a number, a heading, a place with its day. */
export function standsAlone(
  text: string,
  { about, style, ofVaccines, languages, kind, signers }: ReadingContext,
): boolean {
  if (isHeading(text)) return true;
  // No number of a house or a telephone: what is measured says how somebody is.
  if (withoutWell(foldPrinted(text)).includes(BEYOND_BOUNDS)) return false;
  const bare = text.replace(/^[\s([*•–-]+|[\s)\]*|]+$/g, "");
  if (ofVaccines && (isOfOther(bare) || isRecordNote(bare))) return true;
  if (isGiver(bare) || isSigner(bare, signers)) return true;
  const isNumbered = (one: string) => isCoded(one, about) || isContact(foldPrinted(one));
  return (
    (!isTold(bare, languages) &&
      (isPlaceLine(bare) || (isNumbered(bare) && !tellsNumber(foldPrinted(bare).replace(OF_WEB, " "), kind)))) ||
    isName(text, about) ||
    isPlaceAndDay(text, style)
  );
}

/** Scripts without capitals tell no name from a word; the names of houses in them are short of risky ones. */
function isTold(text: string, languages: readonly Language[]): boolean {
  return (
    /[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(text) && wordsOf(text).some((word) => matters(word, languages))
  );
}

/** Whether a text has any word of the traveller's name. */
export function namesHolder(text: string, about: HolderFacts): boolean {
  const names = holderNameWords(about);
  return wordsOf(text).some((word) => word.length > 2 && names.has(word));
}

/** What is said of another vaccine in a few words says nothing of this one. */
function isOfOther(text: string): boolean {
  return (
    againstOf(text) === "other" &&
    wordsOf(withoutDates(foldPrinted(text))).length <= MOST_OF_OTHER &&
    !MENINGITIS.test(foldPrinted(text))
  );
}

const MOST_OF_OTHER = 8;

/** A number of some register after its name: no words but names, and digits enough to be no measure. */
function isCoded(text: string, about: HolderFacts): boolean {
  const words = text.split(/[\s:#№°]+/).filter((word) => word !== "");
  const first = words.findIndex((word) => /\d/.test(word));
  if (first < 1 || first > MOST_CODE_NAMES) return false;
  const [names, codes] = [words.slice(0, first), words.slice(first)];
  const name = names
    .join(" ")
    .replaceAll(".", " ")
    .replace(/\b(?:visa|application|card|booking)\b/gi, " ");
  const code = codes.join("");
  if (!codes.every((word) => /^[\p{Lu}\d/.*-]+$/u.test(word)) || (code.match(/\d/g) ?? []).length < LEAST_CODE)
    return false;
  const label = labelOf(name, true);
  if (YEARLY.test(code) || (label !== null && !OF_CODES.includes(label))) return false;
  if (
    code.length > LONGEST_CODE ||
    !isHarmless(name) ||
    OF_PERSONS.test(foldPrinted(name)) ||
    SAYING.test(foldPrinted(name))
  )
    return false;
  return isTitled(name.replace(/\b(?:no|nr|number|serial|code|id)\b/gi, "")) && !namesOtherPassport(text, about);
}

const MOST_CODE_NAMES = 5;
const OF_CODES: readonly CertificateField[] = ["reference", "id", "registration", "contact", "batch", "trade"];
const LEAST_CODE = 4;
const LONGEST_CODE = 30;

/** That it was written there. */
const ISSUED_AT =
  /^(?:Délivrée?|Faite?|Établie?|Etablie?|Issued|Done|Signed|Dated|Dikeluarkan|Diterbitkan|Выдан[ао]?)(?: (?:à|a|at|in|di|в))? (?=\p{Lu})/u;

/** Where and when a letter was written, the day perhaps in two languages. */
function isPlaceAndDay(text: string, style: DateStyle): boolean {
  const bare = text.trim().replace(ISSUED_AT, "");
  const place = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?),? (?:le |den |on |,)?\d/u.exec(bare)?.[1];
  const [day, ...again] = datesIn(bare, style);
  return (
    place !== undefined &&
    isHarmless(place) &&
    day !== undefined &&
    again.every((other) => other.some((reading) => day.includes(reading))) &&
    /^\S+(?: \S+)?[\s,/le]*$/.test(withoutDates(foldPrinted(bare)).trim())
  );
}

/** The traveller's own name, in either script. */
function isName(text: string, about: HolderFacts): boolean {
  const match = matchName(text, about);
  return match === "same" || match === "arabic";
}

/** A year beside the season must be that of the season. */
function namesOtherYear(folded: string, years: readonly number[]): boolean {
  if (!/haj|umrah|season|موسم|حج|هـ|haci|\bhac\b|хадж|हज|হজ/u.test(folded)) return false;
  return [...folded.matchAll(YEAR)].some(([year]) => !years.includes(Number(year)));
}

/** Of either calendar, one perhaps beside the other; neither part of a longer number nor of a date. */
const YEAR = /(?<!\d|(?<!20\d|14\d)\d[/.-])(?:20\d\d|14\d\d)(?!\d|[/.-](?!20\d\d|14\d\d)\d)/g;

function namesOtherPassport(text: string, about: HolderFacts): boolean {
  if (about.passportNumber === null) return false;
  const numbers = [
    ...text.matchAll(
      /(?:passport|passeport|pasaport|paspor|pasport|загранпаспорт\p{L}*|паспорт\p{L}*|جواز(?: السفر| سفر)?|পাসপোর্ট|पासपोर्ट|پاسپورٹ|گذرنامه)\W{0,3}(?:no|nr|number|n°|رقم|نمبر|नंबर)?\W{0,4}([A-Z]{0,3}\d[A-Z0-9]{5,})/giu,
    ),
  ];
  return numbers.some(([, number = ""]) => compact(number) !== compact(about.passportNumber ?? ""));
}

/** Numbers of one kind in a row, and dates on a line of their own. */
export function isBareValue(text: string, { style }: ReadingContext): boolean {
  return (
    datesIn(text, style).length > 0 &&
    !/\p{L}{4}/u.test(withoutDates(foldPrinted(text))) &&
    !SUCCESSION.test(withoutDates(foldPrinted(text)))
  );
}
