/** The closed forms of a dose: cells, lines and sentences that say nothing else. What has any other word is for a person. */
import { UNREAD } from "../../seen/unread.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { TITLES } from "../forms/givers.ts";
import {
  NO_DOSE,
  NOBODY,
  OF_ANOTHER,
  OF_BATCHES,
  OF_CALENDARS,
  OF_DAYS,
  OF_EXPIRY,
  OF_MAKERS,
  OF_PERSON,
  OF_PLACES,
  OF_SIGNING,
  OF_VACCINE_CELLS,
  OF_WAYS,
  RECEIVING,
  TITLES_OF_GIVERS,
} from "../forms/health/doses.ts";
import { BESIDE_DAYS_GIVEN, GIVEN, GIVEN_WHOLE, NOT_AS_GIVEN, OTHER_WAY } from "../forms/health/given.ts";
import { BESIDE_VACCINES, CONJUGATE, FOUR_GROUPS, MENINGITIS, POLYSACCHARIDE } from "../forms/health/vaccines.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { GREGORIAN_MONTHS, HIJRI_MONTHS } from "../forms/months.ts";
import { RECORDS } from "../forms/records/caseless.ts";
import { WORDS_OF_DOSES } from "../forms/records/records.ts";
import { PLAIN } from "../forms/sentences/plain.ts";
import { DENYING, DONE, YES } from "../forms/values.ts";
import { type HolderFacts, holderNameWords, matchName, withoutPassport } from "../holder/about.ts";
import { isGiver } from "../holder/givers.ts";
import { withoutSpelled } from "../holder/people.ts";
import { AMOUNT, HALF, isHarmless, isWholeDose } from "../holder/values.ts";
import type { LabelledValue } from "../layout/parts.ts";
import { withoutExpiry } from "../sentences/batches.ts";
import { isPlaceLine } from "../sentences/places.ts";
import { CASELESS } from "../sentences/strange.ts";
import { datesIn, withoutDates } from "../words/dates.ts";
import { isHolderWord, isKnownWord, labelOf } from "../words/lexicon.ts";
import { matters, SPOKEN } from "../words/risks.ts";
import { isTitled } from "../words/titled.ts";
import { againstOf, namesFewer, namesOther, withoutVaccines } from "../words/vaccines.ts";
import { isNoGiver } from "./given-by.ts";
import { isNamedGiver, phrasesOf } from "./record-lines.ts";

const listed = (...texts: readonly string[]) => new Set(texts.flatMap(wordsOf));
/** "Batch no" has a number; alone the word denies. */
const denies = (word: string) => word === "no" || word === "x" || word === "n";

const OF_RECORDS = listed(...RECORDS.map(({ vaccine }) => vaccine.replaceAll("_", " ")));
const OF_VACCINE = new Set([...listed(BESIDE_VACCINES, OF_VACCINE_CELLS), ...OF_RECORDS]);
const OF_DAY = listed(BESIDE_DAYS_GIVEN, OF_DAYS, OF_CALENDARS, ...GREGORIAN_MONTHS.flat(), ...HIJRI_MONTHS.flat());
const OF_DOSE = new Set([...OF_VACCINE, ...OF_DAY]);
const OF_BATCH = new Set([...OF_DOSE, ...listed(OF_BATCHES)]);
const OF_LINE = new Set([...OF_BATCH, ...listed(OF_WAYS)]);
/** The label of what the holder received. */
const OF_RECEIVED = /^\s*(?:vaccins? recus?|vaccines? received)\s*:/u;
const OF_END = new Set([...OF_LINE, ...listed(OF_EXPIRY)]);
const OF_MAKER = new Set([...OF_VACCINE, ...listed(OF_MAKERS, OF_BATCHES)]);
const OF_WAY = new Set([...OF_DOSE, ...listed(OF_WAYS)]);
const SIGNING = listed(OF_SIGNING);
const PERSON = listed(OF_PERSON);
const OTHER = listed(NO_DOSE);
const OF_TITLE = new Set([...TITLES, ...wordsOf(TITLES_OF_GIVERS)]);
/** What stands between such a word and the name. */
const CALLED = new Set([...OF_TITLE, ...listed("the mr mrs ms miss mme m bapak ibu encik puan sayin السيد السيده")]);
const ANOTHER = listed(OF_ANOTHER);
/** In whose name somebody else had it. */
const FOR_ANOTHER = listed("for pour untuk bagi для за icin adina instead");
/** What sentences of a dose have in languages without capitals, phrases as a whole. */
const OF_TOLD = RECORDS.flatMap(({ told, papers, houses, places }) =>
  [told, papers, houses, places].flatMap((list) => list.split(/\s+/)),
);
const TOLD_WHOLE = phrasesOf(OF_TOLD);
const OF_SENTENCE = new Set(
  [
    ...[...OF_DOSE, ...wordsOf(PLAIN), ...wordsOf(WORDS_OF_DOSES)],
    ...OF_TOLD.filter((one) => !one.includes("_")).flatMap(wordsOf),
  ].filter((word) => !OTHER.has(word)),
);

/** The number of a batch, behind the word for it. */
const NUMBER_SIGN =
  /(?<![\p{L}\d])(?:dose )n[o°º]\.? ?(?=\d)|(?<![\p{L}\d])n[o°º]\.?\s*[:#.]?\s*(?=\p{Script=Latin}{0,5}[-/ ]?\d{2})|\(\s*no\.?\s*\)/gu;
/** Signs that part words; any other asks, doubts or ticks. */
const PLAIN_SIGNS = /^[\p{L}\p{M}\p{N}\s.,:;()[\]/&'"«»“”®™№·•|،؛।۔_-]*$/u;

/** A number of a vaccine, of a dose or of a batch: none that counts nothing. */
const isNumber = (word: string) => /[1-9]/.test(word) && (/\p{L}/u.test(word) || /^(?:\d|135|197|\d{4,})$/.test(word));

const isOfKind = (word: string) => CONJUGATE.test(word) || POLYSACCHARIDE.test(word) || MENINGITIS.test(word);

/** Whether a folded text without days and amounts has no words but these, names of vaccines and numbers. */
function hasOnly(folded: string, words: ReadonlySet<string>, names: ReadonlySet<string> = new Set()): boolean {
  const left = withoutVaccines(withoutDates(folded).replace(NUMBER_SIGN, " ").replace(AMOUNT, " ").replace(HALF, " "));
  return (
    isWholeDose(folded) &&
    PLAIN_SIGNS.test(left) &&
    !/\d ?\/ ?\d/.test(left) &&
    wordsOf(left).every(
      (word) =>
        !denies(word) && (/\d/.test(word) ? isNumber(word) : words.has(word) || isOfKind(word) || names.has(word)),
    )
  );
}

/** Names vaccines, their kind, their groups and their maker, of which none is beside the one asked for. */
export function isVaccineCell(value: string): boolean {
  const folded = foldPrinted(value);
  if (!hasOnly(folded, OF_DOSE) || DENYING.test(folded)) return false;
  const isFour = againstOf(value) === "four";
  return !isFour || (!namesFewer(value) && !namesOther(value) && !OTHER_WAY.test(folded));
}

/** A line of a vaccine, its day, its batch and where it was given: none of them said not to be. */
export function isDoseText(text: string, about: HolderFacts): boolean {
  const folded = foldPrinted(text).replace(OF_RECEIVED, " ");
  return (
    hasOnly(folded, OF_LINE, holderNameWords(about)) &&
    !NOT_AS_GIVEN.test(dayed(folded)) &&
    !DENYING.test(withoutDates(folded)) &&
    !(againstOf(text) === "four" && namesFewer(text))
  );
}

/**
 * Whether a sentence says that the holder had the dose: from the last word for them before the dose until its day stands
 * nothing but what such sentences say. Where no giving stands between them the whole of it says nothing else.
 */
export function tellsDose(sentence: string, about: HolderFacts): boolean {
  // Fewer groups, or a dose of somebody by the holder.
  if (namesFewer(sentence) || OF_KIN.test(foldPrinted(sentence))) return false;
  if (NOT_AS_GIVEN.test(dayed(foldPrinted(sentence)))) return false;
  const signed = withoutSpelled(sentence, about).replace(UNDERSIGNED, "$1").replace(TO_WHOM, " ");
  const numbered = foldPrinted(signed.replace(NUMBERS_OF_PAPERS, " "));
  const bare = withoutExpiry(withoutPassport(numbered, about)).replace(OF_PLACES, " ");
  const folded = withoutDates(bare.replace(TOLD_WHOLE, " "), DAY, about.birthDate);
  const end = folded.lastIndexOf(DAY);
  // Where the day stands before the dose, all of the sentence tells of it.
  const isBefore = end >= 0 && !FOUR_GROUPS.test(folded.slice(0, end));
  // Where the verb stands last it has to say to its end that the dose was given.
  if ((end < 0 || isBefore) && CASELESS.test(folded) && !GIVEN_WHOLE.test(folded)) return false;
  const told = (end < 0 || isBefore ? folded : folded.slice(0, end)).replaceAll(DAY, " ");
  const names = new Set([...holderNameWords(about), ...PERSON]);
  const dose = told.search(FOUR_GROUPS);
  const before = [...told.slice(0, Math.max(dose, 0)).matchAll(/[\p{L}\p{M}]+/gu)];
  const at = before.findLastIndex(([word]) => names.has(word) || isHolderWord(word));
  const person = before[at];
  const isForAnother = before.some(
    ([word], index) => names.has(word) && !PERSON.has(word) && FOR_ANOTHER.has(before[index - 1]?.[0] ?? ""),
  );
  if (isForAnother) return false;
  const isClosed = (text: string) => hasOnly(text, OF_SENTENCE, names);
  if (!person) return dose >= 0 && !RECEIVING.test(told) && isClosed(told);
  const rest = told.slice(person.index + person[0].length);
  if (!isClosed(rest)) return false;
  if (!GIVEN.test(rest.slice(0, rest.search(FOUR_GROUPS)))) return isClosed(told.slice(0, person.index));
  const [previous = ""] = before.slice(0, at).findLast(([word]) => !names.has(word) && !CALLED.has(word)) ?? [];
  return !ANOTHER.has(previous);
}
const DAY = " @ ";
const dayed = (folded: string) => withoutDates(folded, DAY).replaceAll(/\s+/g, " ");
/** What stands for the number of a passport. */
const NUMBERS_OF_PAPERS =
  /(?<!\p{L})(?:(?:no|nr|nomor|nombor|num[ée]ro|n[°o]|number)\.? (?:de |du )?(?=(?:passport|pasport|paspor|passeport|pasaport))|(?<=(?:passport|pasport|paspor|passeport|pasaport) )(?:no|nr|n[°o]|number|num[ée]ro|nomor|nombor)(?!\p{L})\.?:?)/giu;
/** What Turkish puts behind a name for whom something was done to. */
const TO_WHOM = /(?<=\p{Ll}|\p{Lu})['’](?:y?[ea]|n?[ıiuü]n)(?!\p{L})/gu;
/** Whoever signs, by name, in front of what they say. */
const UNDERSIGNED =
  /((?:[Ss]oussignée?|[Uu]ndersigned|ini|^I),?) (?:le |la )?(?:Dr|Docteur|Doctor|Prof|Mme|Mr|M|dr)\.? (?:\p{Lu}[\p{L}'’.-]*\s?){1,4},/gu;
/** Somebody by the holder, whatever stands between. */
const OF_KIN =
  /(?<!\p{L})(?:(?:the|his|her|of) (?:wife|husband|son|daughter|mother|father|brother|sister|spouse|companion|child|baby|twin|cousin|aunt|uncle|friend|neighbou?r|colleague|guardian|maid)s?|(?:epouse|epoux|mari|femme|fils|fille|mere|pere|frere|soeur|enfant|compagnon|accompagnateur|conjointe?|cousine?|tante|oncle|amie?|voisine?) (?:de|du|d'|accompagn\p{L}*)|(?:sa|son|ses) (?:epouse|epoux|mari|femme|fils|fille|mere|pere|frere|soeur|enfants?|conjointe?)|(?:istri|isteri|suami|anak|adik|kakak|abang|ibu|ayah|bapa|bapak|saudara|saudari|keponakan|sepupu|pengiring|pendamping) (?:dari|kepada|kandung|perempuan|lelaki|laki-laki|beliau|nya|daripada)|(?:istri|isteri|suami|anak|adik|kakak|ibu|ayah)nya|\p{L}*'?(?:in|nin|un|nun)? (?:esi|esine|esinin|karisi\p{L}*|kocasi\p{L}*|oglu\p{L}*|kizi\p{L}*|annesi\p{L}*|babasi\p{L}*|kardesi\p{L}*|ablasi\p{L}*|agabeyi\p{L}*|refakatci\p{L}*|cocugu\p{L}*|torunu\p{L}*|gelini\p{L}*|damadi\p{L}*|yakini\p{L}*)|(?:жен|муж|сын|доч|мат|отц|отец|брат|сестр|супруг|родствен|сопровожда|внук|внуч|племян)\p{L}{0,4} (?:паломни\p{L}*|пациент\p{L}*|владел\p{L}*|указанн\p{L}*|его|ее)|(?:его|ее) (?:жен\p{L}|муж\p{L}?|сын\p{L}?|дочь|дочери|мать|матери|отец|отцу|брат\p{L}?|сестр\p{L}|супруг\p{L}?))(?!\p{L})/u;

/** A day, and perhaps who gave the dose and where. */
export function isDay(value: string): boolean {
  const [day = "", ...beside] = value
    .replace(/\b\d{1,2}:\d{2}(?:\s?[ap]m)?\b/gi, " ")
    .split(/\s(?:at|by|di|oleh|par|à|in)\s/u);
  return (
    datesIn(day).length > 0 &&
    !namesOther(day) &&
    hasOnly(foldPrinted(day), OF_DAY) &&
    beside.every((one) => isHarmless(one) && isTitled(one))
  );
}

/** Who gave it: at least a name with a title, a first name or its letter; or the mark that somebody signed. */
function isGiven(value: string, about: HolderFacts): boolean {
  const folded = foldPrinted(value);
  if (NOBODY.test(folded) || !PLAIN_SIGNS.test(folded)) return false;
  const bare = value.replace(/\([^)]*\)/g, " ").trim();
  const isOwn = matchName(value, about) === "same";
  if (wordsOf(bare).length > 1 && !isOwn && isGiver(bare, true)) return true;
  if (!isHarmless(value)) return false;
  if (isNamedGiver(value) && !isOwn) return true;
  const words = wordsOf(value).filter((word) => !SIGNING.has(word));
  if (words.length === 0) return true;
  if (isOwn) return false;
  if (SURNAME.test(value.trim())) return true;
  if (isGiver(bare, true)) return words.length > 1;
  if (isPlaceLine(value)) return true;
  const [first = ""] = words;
  // No script without large letters tells a name from a word: there the title has to.
  const isNamed = words.every(isOfName) && words.some(isName);
  return words.length > 1 && isTitled(value) && (isNamed || (CASELESS.test(value) && OF_TITLE.has(first)));
}

/** A Russian surname is no other word. */
const SURNAME = /^\p{Lu}[\p{Ll}-]{2,}(?:[оеё]ва?|[иы]на?|ская|ский|швили|дзе|янц?|ко)$/u;
/** A title, a letter or a number beside a name, or a part of it. */
const isOfName = (word: string) => OF_TITLE.has(word) || word.length < 3 || /\d/.test(word) || isName(word);
const isName = (word: string) => word.length > 2 && !isKnownWord(word) && !matters(word, SPOKEN, true);

/** A number of a batch and what such numbers are called. */
const isBatch = (value: string) =>
  /\d/.test(foldPrinted(value)) && hasOnly(withoutExpiry(foldPrinted(value)).replace(MONTH, " "), OF_END);
/** The last one of a batch. */
const MONTH = /(?<![\d./-])\d{1,2} ?[./-] ?(?:20)?\d\d(?![\d./-])/gu;

/** How many doses, or which one, or how much. */
const isDose = (value: string) =>
  hasOnly(foldPrinted(value).replace(/(\d)(?:\.|st|nd|rd|th|er|re|eme|\/\d)(?![\p{L}\d])/gu, "$1"), OF_LINE);

/** That it was done, or yes. */
export const isAnswer = (value: string) => {
  const folded = foldPrinted(value).trim();
  return YES.test(folded) || DONE.test(folded);
};

type Closed = (value: string, about: HolderFacts) => boolean;

/** The cells and the values of a dose; of other fields nothing is asked here. */
const CLOSED: Readonly<Partial<Record<CertificateField, Closed>>> = {
  vaccine: (value) => isAnswer(value) || (isVaccineCell(value) && againstOf(value) !== "fewer"),
  given_on: (value, about) =>
    isDay(value) || isAnswer(value) || (!/\d/.test(foldPrinted(value)) && isGiven(value, about)),
  date: isDay,
  batch: isBatch,
  dose: (value) => isAnswer(value) || isDose(value),
  how: (value) => hasOnly(foldPrinted(value), OF_WAY),
  maker: (value) => hasOnly(foldPrinted(value), OF_MAKER),
  doctor: isGiven,
  signature: isGiven,
  state: isAnswer,
  column: (value) => isAnswer(value) || /^[\p{Lu}\d/.-]*\d{4}[\p{Lu}\d/.-]*$/u.test(value.trim()),
};
/** Labels of a record tell of it and of other vaccines too; the columns of a row tell of its own alone. */
const OF_LABELS: readonly CertificateField[] = ["vaccine", "given_on", "batch", "dose", "how", "doctor"];

/** Whether a cell in the row of a dose says nothing but what its field asks for. */
export function isClosedCell(entry: LabelledValue, about: HolderFacts): boolean {
  const { field, value } = entry;
  const read = value.replaceAll(UNREAD, " ");
  if (isNoGiver(entry, about)) return false;
  // What is missing under a heading that no list has nobody knows.
  return (BLANK.test(read) && field !== "column") || (CLOSED[field]?.(read, about) ?? true);
}

/** The same of what stands after a label of a record. */
export function isClosedValue(entry: LabelledValue, about: HolderFacts): boolean {
  // "Done at" names a town; more words may be a person's.
  if (entry.field === "place" && DONE_AT.test(foldPrinted(entry.line.text)))
    return wordsOf(withoutDates(foldPrinted(entry.value))).filter((word) => !OF_DAY.has(word)).length <= 1;
  // Under a label that no list has a name may be that of whoever had the dose.
  if (entry.field === "column")
    return isListed(entry.line.text) || isDoseText(entry.line.text, about) || isClosedCell(entry, about);
  if (entry.field === "signature") return !isNoGiver(entry, about);
  if (!OF_LABELS.includes(entry.field) || (entry.field === "vaccine" && isOfOther(entry.value))) return true;
  return isClosedCell(entry, about);
}
const isListed = (text: string) => labelOf(text.replace(/[:：].*$/u, ""), true) === "column";
const DONE_AT = /^\s*(?:faite?|done|given|vaccinee?) (?:a|at)(?!\p{L})/u;
const isOfOther = (value: string) => againstOf(value) === "other";
const BLANK = /^(?:[-–—._*\s…/]*|n ?\/ ?a\.?)$/iu;

/** Whether a cell that no column explains tells of a dose. */
export const isCellOfDose: Closed = (value, about) => OF_CELLS.some((field) => CLOSED[field]?.(value, about) ?? false);
const OF_CELLS: readonly CertificateField[] = ["vaccine", "date", "batch", "dose", "how", "doctor"];
