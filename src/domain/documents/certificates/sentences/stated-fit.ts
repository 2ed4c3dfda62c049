/** Whether a sentence says nothing but that its holder is fit for this Hajj. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { CLEARED, NOT_BARRED } from "../forms/health/fitness.ts";
import {
  BEFORE_FIT,
  BEHIND_FIT,
  EXAMINED,
  EXAMINED_ELSE,
  FIT,
  FREELY,
  GOES_ON,
  HOLDER,
  LEADS,
  MISSAID,
  OF_DOCTOR_HIMSELF,
  THIS_YEAR,
  WHOM,
} from "../forms/health/statements.ts";
import { OF_MEN, OF_WOMEN } from "../forms/values.ts";
import { compact, type HolderFacts } from "../holder/about.ts";
import { withHolder, withoutPersonNames } from "../holder/people.ts";
import { withoutWell } from "../words/clinical.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord } from "../words/lexicon.ts";

const BARRED = new RegExp(`(?:\\b(?:i|we) )?(?:${NOT_BARRED}|${CLEARED})`, "gu");
const [BEFORE, BEHIND] = [new Set(wordsOf(BEFORE_FIT)), new Set(wordsOf(BEHIND_FIT))];
const EXAMINED_BESIDE = new Set(wordsOf(WHOM));

/** From the statement's first word to its last all is understood; `written`: one sentence, as it is printed. */
export function isStatedFit(written: string, about: HolderFacts): boolean {
  const named = withHolder(written, about, ` ${HOLDER} `);
  if (speaksOfOther(written, about) || OF_DOCTOR_HIMSELF.test(foldPrinted(named))) return false;
  const folded = foldPrinted(withoutPersonNames(named, about)).replace(BARRED, " fit to travel ");
  const text = told(withoutDates(withoutWell(folded)), about);
  if (ODD.test(text) || hasDay(folded.slice(folded.search(FIT)))) return false;
  const flat = text
    .replaceAll(/[,.;()/]|(?<=\s)-|-(?=\s)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const plain = flat
    .replaceAll(LEADS, " ")
    .replaceAll(FREELY, " ")
    .replaceAll(/[:\s]+/g, " ")
    .trim();
  const { index: at = -1, 0: fit = "" } = FIT.exec(plain) ?? {};
  const before = plain.slice(0, Math.max(0, at)).trim();
  const behind = plain.slice(at + fit.length).replaceAll(GOES_ON, " ");
  return at >= 0 && !MISSAID.test(before) && isOf(BEFORE, before) && isOf(BEHIND, behind);
}

/** Marks that no plain sentence has. */
const ODD = /[^\p{L}\p{M}\p{N}\ue003\ue004\s,.:;()'/-]|\.\./u;
/** Nobody is fit from a day on, or up to one. */
const hasDay = (folded: string) => withoutDates(folded) !== folded;

/** Whether a sentence tells of an examination of somebody or something else, or names another person. */
export function tellsOfOther(written: string, about: HolderFacts): boolean {
  const named = withoutPersonNames(withHolder(written, about, ` ${HOLDER} `), about);
  if (RUNNING.test(named) && (named.match(NAMES) ?? []).some((name) => !wordsOf(name).some(isKnownWord))) return true;
  const folded = withoutDates(foldPrinted(named)).replaceAll(/\s+/g, " ");
  if (EXAMINED_ELSE.test(folded)) return true;
  const { first, who = "", whom = first } = EXAMINED.exec(folded.trim())?.groups ?? {};
  if (whom === undefined) return false;
  const isOther = (word: string) => /\p{L}/u.test(word) && word !== HOLDER && !EXAMINED_BESIDE.has(word);
  return (
    speaksOfOther(written, about) ||
    whom.split(/[\s/:-]+/).some(isOther) ||
    wordsOf(who).some((word) => isOther(word) && !isKnownWord(word))
  );
}

/** Two words as names are written, in a sentence with a verb. */
const RUNNING = /(?<!\p{L})(?:is|was|are|were|has|have|am|can|will|about|concerns|belongs)(?!\p{L})/u;
const NAMES = /(?<!\p{L})\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu;

/** A pronoun or a title of the other sex, unless the form names both. */
function speaksOfOther(written: string, { sex }: HolderFacts): boolean {
  const said = foldPrinted(written).replaceAll(BOTH, " ");
  const [men, women] = [OF_MEN.test(said) || MEN.test(said), OF_WOMEN.test(said) || WOMEN.test(said)];
  return (sex === "F" && men) || (sex === "M" && women);
}

const BOTH =
  /\b(?:s\/he|he ?\/ ?she|she ?\/ ?he|his ?\/ ?hers?|hers? ?\/ ?his|him ?\/ ?her|her ?\/ ?him|mr ?\/ ?(?:mrs|ms|miss)(?: ?\/ ?(?:ms|miss))*|dear sir or madam)\b/g;
const MEN = /\bgentleman\b|(?<!\p{L})[وب]?(?:انه|هو|المذكور|المواطن|السيد|الحاج|المريض|بانه|لايق)(?!\p{L})/u;
const WOMEN = /\blady\b|(?<!\p{L})[وب]?(?:انها|هي|المذكوره|المواطنه|السيده|الحاجه|المريضه|بانها|لايقه)(?!\p{L})/u;

/** The year of this Hajj and the number of the holder's passport as what they are. */
function told(text: string, { years, passportNumber }: HolderFacts): string {
  const number = passportNumber === null ? "" : compact(passportNumber).toLowerCase();
  return text
    .replaceAll(/(?<![\p{L}\d])(?:20|14)\d\d(?![\p{L}\d]*\d)/gu, (year) =>
      years.includes(Number(year)) ? THIS_YEAR : year,
    )
    .replaceAll(/(?<![\p{L}\d])[a-z]{0,3}\d{6,}[a-z]?(?![\p{L}\d])/gu, (one) => (one === number ? " " : one));
}

function isOf(listed: ReadonlySet<string>, text: string): boolean {
  return wordsOf(text).every((word) => listed.has(word) || listed.has(word.replace(/^و/u, "")));
}
