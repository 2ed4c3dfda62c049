/** A cell of a paper taken apart: labels, questions, and what stands after them. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { LOOKED_FOR } from "../forms/health/clinical.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { DECIDING, FEMALE, MALE, NEGATIVE_TEST, NORMAL, OF_BEFORE, OF_PERSONS, SAYING } from "../forms/values.ts";
import { isHarmless } from "../holder/values.ts";
import type { Fits } from "../layout/parts.ts";
import { isHeading } from "../sentences/headings.ts";
import { announcesInstruction } from "../sentences/instructions.ts";
import { isPlaceLine } from "../sentences/places.ts";
import { questionOf } from "../sentences/questions.ts";
import { isRecordNote } from "../sentences/records.ts";
import { isPlainLabel } from "../sentences/unknown-lines.ts";
import { isIllness, isMeasured } from "../words/clinical.ts";
import { isKnownWord, labelOf } from "../words/lexicon.ts";
import { isIll, isOrgan, turnsAnswer } from "../words/risks.ts";
import { isTitled } from "../words/titled.ts";
import { againstOf } from "../words/vaccines.ts";

export interface Piece {
  readonly field: CertificateField | null;
  readonly text: string;
  /** A cell that is a label and no more. */
  readonly isBare?: boolean;
  /** A question, as it is written. */
  readonly asked?: string;
}

/** Answers of an examination, which may stand beside each other and beside their day. */
const FOUND: readonly CertificateField[] = ["condition", "organ", "vital", "state", "fit"];

/** A label that ends its cell has its value in the next. */
export function linked(pieces: readonly Piece[], fits: Fits): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (piece.field !== null || !before?.field) joined.push(piece);
    else if (FOUND.includes(before.field) && fits("examined", piece.text) && !fits(before.field, piece.text))
      joined.splice(-1, 0, { field: "examined", text: piece.text });
    else if (before.text === "") joined.splice(-1, 1, { ...before, text: piece.text });
    else
      joined.push(FOUND.includes(before.field) && !/[:：]/u.test(piece.text) ? { ...before, text: piece.text } : piece);
  }
  // Nobody knows the answer to a question that has none.
  return joined.map((piece) => (piece.asked && piece.text === "" ? { field: null, text: piece.asked } : piece));
}

/** A value that stands before its label, as the two columns of bilingual papers have it. */
export function withValueBefore(pieces: readonly Piece[]): readonly Piece[] {
  const [value, label, ...rest] = pieces;
  if (!value || value.field !== null || !label?.field || !label.isBare) return pieces;
  if (rest.some(({ field }) => field !== label.field)) return pieces;
  return [{ ...label, text: value.text }, ...(label.text === "" ? [] : [label]), ...rest];
}

/** One or several, parted by strokes, perhaps after a heading of their own. */
function denialsIn(cell: string): Piece[] | null {
  const bare = cell.replace(/^[^:：]{0,30}[:：]\s*/u, "").replace(/[\s/;,]+$/, "");
  for (const text of [cell, bare]) {
    const pieces = text.split(/\s*[/;,]\s*(?=\p{Lu})/u).map(denialIn);
    if (pieces.every((piece) => piece !== null)) return pieces;
  }
  return null;
}

/** An illness with its denial behind it: "Dialysis NO". */
function denialIn(cell: string): Piece | null {
  const [, label = "", text = ""] = /^([^:：?]+?)[\s–-]+(no|nil|none|absent)\.?$/iu.exec(cell) ?? [];
  return label !== "" && labelOf(label, true) === "condition" ? { field: "condition", text } : null;
}

/** A question with its answer, where one stands behind it. */
function askedIn(cell: string): Piece | null {
  const [, question = "", answer = ""] = /^([^?؟:：]+(?:[?؟][:：]?|[:：]))\s*([^?؟]*)$/u.exec(cell) ?? [];
  const field = questionOf(question);
  return field ? { field, text: answer.trim(), asked: cell } : null;
}

/** To whom a letter goes, by the office that they hold. */
const OF_OFFICE =
  /^(?:(?:to|attn|attention|for the attention of)\b[\s:]*)?(?:(?:his|her|your|the|h\.?e\.?|hon\.?|honou?rable|excellency|mr|madam|sir)[\s.,:]+)*(?:ambassador|consul(?:ate)?|minister|director|manager|secretary|head|chief|officer|chairman|embassy|consular section|visa section|majlis|council|commission)\b|^(?:(?:الي )?(?:السيد|السيده|الساده|سعاده|معالي|فضيله)[/ :]*)+(?:وزير|سفير|قنصل|مدير|رييس|القنصل|السفير|المدير|معالي|سفاره|قنصليه|بعثه|وزاره)/u;

/** Whom a letter is about, with what tells them from others behind commas or strokes: "Re: Mr X Y, DOB 1 May 1960, passport A1234567". */
const INTRODUCED =
  /^(?:(?:re|ref|reg|regarding|concerning|subject|in respect of)\b\s*[:.-]*\s*)?(?:(?:patient|pilgrim|applicant|traveller|client|holder)(?:'s)?(?: details| particulars| data| information)?\b\s*[:.-]*\s*)?/iu;
const TITLED = /^(?:mr|mrs|ms|miss|mdm|madam|mme|haji|hajj?ah|alhaji|hajiya|smt|shri|encik|puan|tuan|bapak|ibu)\b/iu;

function introducedIn(cell: string, fits: Fits): Piece[] | null {
  const introduced = cell.replace(INTRODUCED, "");
  const [name = "", ...rest] = introduced
    .split(/\s*[,;(|/]\s*(?=\p{L})|\s[-–—]\s(?=\p{L})/u)
    .map((part) => part.replace(/[\s),;.]+$/, ""));
  if (
    !fits("name", name) ||
    !/\s/.test(name) ||
    endingInLabel(name).field !== null ||
    (rest.length === 0 && (introduced === cell || !TITLED.test(name)))
  )
    return null;
  const told = rest.map((part) => piecesOf(part, fits, true));
  const isTold = told.every((pieces) => pieces.every(({ field }) => field !== null));
  const isPerson = TITLED.test(name) || told.flat().some(({ field }) => field === "birth" || field === "passport");
  return isTold && isPerson ? [{ field: "name", text: name }, ...told.flat()] : null;
}

/** A colon that parts a label from its value: none of a time or an address of the web. */
const COLON = /(?<!\d)\s?[:：](?!\/\/)|[:：](?!\d|\/\/)/u;

/** Headings of parts that name a number or a person, where their value stands beside them. */
function isOfHolder(cell: string): boolean {
  const field = labelOf(cell, true);
  return field === "passport" || field === "name";
}

/** Whether somebody is a man or a woman, in a cell of its own, whose label the paper does without. */
function isSex(cell: string): boolean {
  const words = foldPrinted(cell).split(/\s*[/|]\s*/u);
  return words.every((word) => word.length >= LEAST_SEX && (FEMALE.test(word) || MALE.test(word)));
}
/** Letters alone are of many things. */
const LEAST_SEX = 3;

export function piecesOf(cell: string, fits: Fits, isBeside: boolean): Piece[] {
  // What ends with a colon is a label, whatever notes begin so.
  const isNote = announcesInstruction(cell) || (isRecordNote(cell) && !/[:：]\s*$/u.test(cell));
  if ((isHeading(cell) && !(isBeside && isOfHolder(cell))) || isNote) return [{ field: null, text: cell }];
  if (isBeside && isSex(cell)) return [{ field: "sex", text: cell }];
  if (isMeasured(foldPrinted(cell))) return [{ field: "vital", text: cell }];
  const answers = denialsIn(cell);
  if (answers) return answers;
  const asked = askedIn(cell);
  if (asked) return [asked];
  const isTold = isBeside || /[:：]\s*$/u.test(cell);
  const whole = labelOf(cell.replace(/[:：.\s]+$/, "").replace(/^[:：\s]+/, ""), isTold);
  // The end of a sentence that began in the line above.
  if ((whole === "fit" || whole === "condition") && /\.\s*$/.test(cell)) return [{ field: null, text: cell }];
  // An answer, where it is no head of a column.
  if (/^no\.?$/i.test(cell)) return [{ field: null, text: cell }];
  // Nobody has answered it.
  if (whole === "fit" && /[?؟]/u.test(cell)) return [{ field: null, text: cell }];
  if (whole) return [{ field: whole, text: "", isBare: !/[:：]\s*$/.test(cell) }];
  if (/^(?:from|to|cc|reply-to|sender)\s*:.*@/i.test(cell)) return [{ field: "contact", text: cell }];
  if (OF_OFFICE.test(foldPrinted(cell))) return [{ field: null, text: cell }];
  const listed = introducedIn(cell, fits);
  if (listed) return listed;
  const parts = cell.split(new RegExp(COLON, "gu"));
  const beside = cell.split(/\s[–—|•]\s/).map((part) => beginningWithLabel(part, fits));
  if (beside.length > 1 && beside.every((piece) => piece !== null)) return beside.flat();
  if (parts.length === 1) return beginningWithLabel(cell, fits) ?? [{ field: null, text: cell }];
  const tested = testIn(cell);
  if (tested) return [tested];
  const known = parted(parts);
  const other = known.every(({ field }) => field === null) ? unnamed(cell) : null;
  return other ? [other] : known.flatMap((piece) => withLabelBehind(piece, fits));
}

/** "Hatice Bulut / Protokol 442817": a value with another label's behind a stroke. */
function withLabelBehind(piece: Piece, fits: Fits): Piece[] {
  const [value = "", rest = "", ...others] = piece.text.split(/\s[/|–-]\s/);
  if (piece.field !== "name" || rest === "" || others.length > 0) return [piece];
  const behind = beginningWithLabel(rest, fits);
  return behind ? [{ ...piece, text: value }, ...behind] : [piece];
}

function parted(parts: readonly string[]): Piece[] {
  const pieces: { field: CertificateField | null; text: string }[] = [];
  for (const [at, part] of parts.entries()) {
    const last = at === parts.length - 1;
    const { head, field } = last ? { head: part, field: null } : endingInLabel(part);
    const isTranslated = field !== null && /^\s*[/|]/.test(part.trim().slice(head.length)) && isShort(head);
    const value = isTranslated ? "" : head.replace(/[\s,;|/·•–-]+$/, "").trim();
    const before = pieces.at(-1);
    if (before?.field && before.text === "") {
      // The label of another language may stand at the far end.
      if (!(last && isSaidAgain(before.field, parts[0] ?? "", value))) before.text = value;
    } else if (value !== "") pieces.push({ field: null, text: last ? head.trim() : value });
    if (field) pieces.push({ field, text: "" });
    else if (!last && pieces.length > 0) {
      const end = pieces.at(-1);
      if (end) end.text = `${end.text}:`;
    }
  }
  return joinedAgain(pieces);
}

/** What was found is told in the same words as what was looked at: only in another script it is the label again. */
function isSaidAgain(field: CertificateField, label: string, value: string): boolean {
  if (field === "fit" || labelOf(value, true) !== field) return false;
  return !FOUND.includes(field) || /\p{Script=Latin}/u.test(label) !== /\p{Script=Latin}/u.test(value);
}

const MOST_LABEL_WORDS = 5;

/** A label of another language beside a known one: few words, none of which could say something of its own. */
function isShort(text: string): boolean {
  return isHarmless(text) && text.trim().split(/\s+/).length <= MOST_LABEL_WORDS;
}

/** A label that no list has before a value that is a name or a number: neither says anything of the person. */
function unnamed(cell: string): Piece | null {
  const [, label = "", value = ""] = /^([^:：\d][^:：]{0,40}?)\s*[:：]\s*([^:：]+)$/u.exec(cell) ?? [];
  if (label === "" || !isShort(label) || OF_PERSONS.test(foldPrinted(label)) || SAYING.test(foldPrinted(label)))
    return null;
  // What is normal is good, whatever was looked at.
  if (NORMAL.test(foldPrinted(value).trim()) && !wordsOf(label).some(isIll) && !OF_BEFORE.test(foldPrinted(label)))
    return { field: "organ", text: value.trim() };
  return isOfNoMeaning(value.trim()) && isPlainLabel(label) ? { field: "column", text: value.trim() } : null;
}

/** A test with its good answer, whatever it is called: "Anti-HCV: non-reactive". */
function testIn(cell: string): Piece | null {
  const [, label = "", value = ""] = /^([^:：]{2,40}?)\s*[:：]\s*([^:：]+)$/u.exec(cell) ?? [];
  return isOfTest(label, value) ? { field: "condition", text: "negative" } : null;
}

/** Whether a text names what was tested, and another that nothing was found: no test of what should be there. */
export function isOfTest(label: string, value: string): boolean {
  const words = wordsOf(label);
  const answer = NEGATIVE_TEST.exec(foldPrinted(value).trim());
  if (!answer || words.length === 0 || words.length > MOST_LABEL_WORDS || DECIDING.test(foldPrinted(label)))
    return false;
  if (words.some(turnsAnswer) || OF_PERSONS.test(foldPrinted(label)) || OF_BEFORE.test(foldPrinted(label)))
    return false;
  return (
    words.some(isTested) &&
    (answer.groups?.tested !== undefined || !words.some((word) => isOrgan(word) && !TESTED.has(word)))
  );
}

/** What an answer of nothing is good of: an illness, its germ, or what a laboratory looks for it in. */
const isTested = (word: string) => isIllness(word) || TESTED.has(word);
const TESTED = new Set(wordsOf(LOOKED_FOR));

const LEAST_DIGITS = 4;

function isOfNoMeaning(value: string): boolean {
  if (!isHarmless(value) || /^(?:yes|no|nil|none|x|[+-]+|positive|negative)\b/i.test(value)) return false;
  const digits = value.match(/\d/g)?.length ?? 0;
  const isCode = /^[\p{Lu}\d\s/.*-]+$/u.test(value) && digits >= LEAST_DIGITS;
  return isCode || (/^\p{Lu}/u.test(value) && isTitled(value) && !wordsOf(value).every(isKnownWord));
}

/** What a colon parted and no label explains is one text. */
function joinedAgain(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before?.text.endsWith(":") && piece.field === null)
      joined.splice(-1, 1, { ...before, text: `${before.text} ${piece.text}` });
    else joined.push(piece);
  }
  return joined;
}

const LONGEST_LABEL = 13;

/** The longest label that a text ends in. */
function endingInLabel(text: string): { head: string; field: CertificateField | null } {
  const words = text.trim().split(/\s+/);
  for (let from = Math.max(0, words.length - LONGEST_LABEL); from < words.length; from++) {
    const label = words.slice(from).join(" ");
    // A bracket is no beginning and no end of a label's own.
    if ((label.match(/\(/g) ?? []).length !== (label.match(/\)/g) ?? []).length) continue;
    const field = labelOf(label, from === 0);
    if (field) return { head: words.slice(0, from).join(" "), field };
  }
  return { head: text, field: null };
}

/** Fields whose values are plain to tell without a colon before them. */
const PLAIN: readonly CertificateField[] = [
  ...(["name", "birth", "sex", "passport", "issued", "examined", "date", "given_on", "expiry", "batch"] as const),
  ...(["registration", "valid_from", "valid_until", "vaccine", "reference", "id", "contact", "vital", "fit"] as const),
  ...(["given_on", "nationality", "signature", "stay"] as const),
];

/** The longest label that a text begins with, where its value follows at once. */
function beginningWithLabel(text: string, fits: Fits): Piece[] | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(LONGEST_LABEL, words.length - 1); count > 0; count--) {
    const field = labelOf(words.slice(0, count).join(" "));
    const rest = words
      .slice(count)
      .join(" ")
      .replace(/^[-–.]\s*/, "");
    const end = endingInLabel(rest);
    const value = field !== null && end.field === field && end.head !== "" ? end.head : rest;
    if (field && PLAIN.includes(field) && fits(field, value) && isPlainValue(field, value))
      return [{ field, text: value }];
  }
  return null;
}

const OF_CODES: readonly CertificateField[] = ["passport", "batch", "registration", "reference", "id"];
const MOST_CODE_WORDS = 3;

/** A word that is a label too begins many sentences. */
function isPlainValue(field: CertificateField, value: string): boolean {
  if (field === "vaccine") return againstOf(value) !== null;
  if (field === "name") return !wordsOf(value).every(isKnownWord) && !isPlaceLine(value);
  if (!OF_CODES.includes(field)) return true;
  // "No" before a vaccine is no label of a number.
  const words = value
    .replace(/\([^)]*\)/g, "")
    .trim()
    .split(/\s+/);
  return words.length <= MOST_CODE_WORDS && (field === "batch" || againstOf(value) === null);
}
