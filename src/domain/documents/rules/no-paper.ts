/** Tells what is plainly none of the papers from papers that nobody could read: the first goes back at once, the second to a person. */
import type { DocumentType } from "../document.ts";
import type { CaptureFacts, DocumentFacts, TextLine } from "../seen/facts.ts";
import { saysSomething } from "../seen/unread.ts";

/** `no_page`: a picture of anything else; `other_paper`: print that no passport has. */
export type NoPaper = "blank" | "address_page" | "passport" | "other_paper" | "no_page";

type Facts = Pick<DocumentFacts, "file" | "zone" | "capture" | "text" | "textFrom" | "portrait">;

/** Print changes brightness by more; the noise of a camera by less. */
const LEAST_INK = 16;
/** Pixels of the longer side: of a smaller picture nobody can say what was on the page. */
const LEAST_SIDE = 500;
/** In a darker picture nobody could see a page. */
const LEAST_BRIGHTNESS = 100;
/** What scores less is no face, or one of a thing. */
const LIKELY_FACE = 0.4;

/** Null for everything that may be a paper. */
export function noPaper(chosen: DocumentType, facts: Facts): NoPaper | null {
  if (isBlank(facts)) return "blank";
  if (facts.textFrom === "picture") {
    if (isAddressPage(facts)) return "address_page";
    if (isCover(facts)) return chosen === "passport" ? "no_page" : "passport";
  }
  return chosen === "passport" ? noPassport(facts) : noPrint(facts);
}

/** One picture that was searched for lines, on which nothing stands out from its ground. */
function isBlank({ file, zone, capture, text, portrait }: Facts): boolean {
  if (zone || !capture || portrait?.figure !== null) return false;
  const isEmpty = capture.ink < LEAST_INK && capture.print === 0 && !capture.isLined;
  return isLarge(file) && isEmpty && !text.some(saysSomething);
}

function isLarge({ width, height }: Facts["file"]): boolean {
  return Math.max(width, height) >= LEAST_SIDE;
}

/** What stands on the last page of passports that have one, and together on no paper that is asked for. */
const OF_PARENTS = [/\bfather\b/i, /\bmother\b/i, /\baddress\b/i];
const OF_ADDRESS_PAGES = /\bspouse\b|\blegal guardian\b|\bold passport\b|\bemigration check\b/i;

function isAddressPage({ text }: Facts): boolean {
  const says = (label: RegExp) => text.some((line) => saysSomething(line) && label.test(line.text));
  return says(OF_ADDRESS_PAGES) && OF_PARENTS.every(says);
}

const PASSPORT = /\bpas+(?:e?port|aport[ei]?)\b/i;
/** A cover has its state, an emblem and this word. */
const MOST_OF_A_COVER = 5;

function isCover({ text, zone }: Facts): boolean {
  const said = text.filter(saysSomething);
  const isShort = said.length <= MOST_OF_A_COVER && !text.some((line) => /\d/.test(line.text));
  return zone === null && isShort && said.some((line) => PASSPORT.test(line.text));
}

/** Of a picture that is bright and large enough to see a page in it what a search for lines has found; else null. */
function searched({ file, zone, capture }: Facts): CaptureFacts | null {
  return !zone && capture && !capture.cut && isLarge(file) && capture.brightness >= LEAST_BRIGHTNESS ? capture : null;
}

/** The page of a passport has a face and lines that look like its own. */
function noPassport(facts: Facts): NoPaper | null {
  const capture = searched(facts);
  const { portrait, text, textFrom } = facts;
  if (!capture || !portrait?.faces || portrait.faces.some(({ score }) => score >= LIKELY_FACE)) return null;
  if (!capture.isLined) return "no_page";
  return textFrom === "picture" && isOtherText(text) ? "other_paper" : null;
}

/** Labels of every passport, in English or French beside the state's own language. */
const OF_PASSPORTS = /<<|pas+e?port|surname|given|nationalit|birth|naissance|expir|\bsex\b/i;
const LEAST_LINES = 4;

function isOtherText(text: readonly TextLine[]): boolean {
  const said = text.filter(saysSomething);
  return said.length >= LEAST_LINES && !said.some((line) => OF_PASSPORTS.test(line.text));
}

/** Words were looked for every way up, and none could be read; nor is there a row of print, of which pages of every script have one or two at least. */
function noPrint(facts: Facts): NoPaper | null {
  const capture = searched(facts);
  const isWordless = facts.textFrom === "picture" && !facts.text.some(saysSomething);
  return capture && isWordless && !capture.isLined && capture.print === 0 ? "no_page" : null;
}
