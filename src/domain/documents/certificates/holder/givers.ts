/** Lines that tell who signed, gave the dose or answers for it: a name, what they are, and their number in a register. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { DEGREE, GIVER_ROLES, LEADS, NURSES, OF_ANIMALS, REGISTER, TITLES, UNDER } from "../forms/givers.ts";
import { DEGREES } from "../forms/health/doctors.ts";
import { ROLES_OF_RECORDS } from "../forms/records/records.ts";
import { isKnownWord } from "../words/lexicon.ts";
import { matters } from "../words/risks.ts";
import { isHarmless } from "./values.ts";

/** Whoever signs is told in a line; the expressions below are not for pages without a break. */
const LONGEST = 160;
/** "Participating nurse Ivanova O. P.": what somebody is, before the name. */
const LED_BY_ROLE = new RegExp(String.raw`^(?:l')?(?:${ROLES_OF_RECORDS})[\s:.]+(?=\p{L})`, "u");
const MOST_PEOPLE = 3;
const MOST_NAMES = 5;
const PARTICLE = /^(?:bin|binti|bint|al|el|de|van|den|der|ten|ibn|ben|ould|a\/[pl]|s\/o|d\/o|bte)$/i;

/**
 * Whether a line tells nothing but that. `introduced`: a label or another line says already what the name is there for;
 * elsewhere a title, a register or a word of signing has to say it.
 */
export function isGiver(text: string, introduced = false): boolean {
  if (text.length > LONGEST || OF_ANIMALS.test(foldPrinted(text))) return false;
  const bare = text.replaceAll("\t", " ").replace(/\s+/g, " ").trim();
  const folded = foldPrinted(bare);
  // Folding keeps the length of what has no marks; where it does not, the lead is none.
  const lead = folded.length === bare.length ? (LEADS.exec(folded)?.[0] ?? LED_BY_ROLE.exec(folded)?.[0] ?? "") : "";
  const rest = bare.slice(lead.length);
  const people = rest.split(UNDER);
  return people.length <= MOST_PEOPLE && people.every((person) => isPerson(person, introduced || rest !== bare));
}

function isPerson(text: string, introduced: boolean): boolean {
  const unnumbered = withoutEnd(text.replace(REGISTER, ""));
  const isNumbered = unnumbered !== withoutEnd(text);
  const [head = "", ...roles] = unnumbered.split(/\s*,\s*|\s+[–/-]\s+|\s*\((?=\p{Ll})/u);
  if (!roles.every((role) => isRole(role.replace(/[)\s]+$/, "")))) return false;
  const words = head.split(/\s+/).filter((word) => word !== "");
  const titles = words.findIndex((word) => !isTitle(word));
  const named = titles < 0 ? [] : words.slice(titles);
  const names = named.slice(0, named.findLastIndex((word) => !isDegree(word)) + 1);
  if (names.length === 0 || names.length > MOST_NAMES || !names.every((word) => isShortName(word) || isNameWord(word)))
    return false;
  if (goesOnInCapitals(names)) return false;
  // Short names are words of other languages: Nor Hasimah, Lim Hui Min, Cut Meutia.
  const told = names.filter((word) => !isShortName(word));
  const isShort = told.length === 0 && titles > 0 && names.length > 1;
  if (!isShort && !told.some((word) => /\p{L}{3}/u.test(word))) return false;
  if (!isHarmless(told.join(" "))) return false;
  return introduced || isNumbered || titles > 0 || roles.length > 0;
}

const withoutEnd = (text: string) => text.replace(/[\s,;:(]+$/, "");

const isTitle = (word: string) => TITLES.has(foldPrinted(word).replace(/\.$/, ""));

/** Four capitals and more are a word as often as a degree: those are of closed lists. */
export const isDegree = (word: string) =>
  DEGREE.test(word) && (!/^[A-Z]{4,}$/.test(word) || DEGREES.has(foldPrinted(word)) || NURSES.has(foldPrinted(word)));

/** "Sevgi Taş SCHOOL PLAY": behind a name in small letters stand no two words in capitals. */
const goesOnInCapitals = (names: readonly string[]) =>
  names.some((word, at) => /^\p{Lu}\p{Ll}{2}/u.test(word) && names.slice(at).filter(isShouted).length > 1);
const isShouted = (word: string) => /^\p{Lu}{4,}$/u.test(word);

const isRole = (role: string) =>
  GIVER_ROLES.test(foldPrinted(role)) || role.split(/\s+/).every((word) => isDegree(word) || isTitle(word));

/** Three letters at most that deny nothing: beside a whole name they are a part of it. */
const isShortName = (word: string) =>
  /^\p{Lu}\p{Ll}{1,2}$/u.test(word) &&
  (word === "Nor" || isHarmless(word)) &&
  !/^(?:Not?|Nil|Non|Pas|Yok|Off|Due|Ill|Bad|Yet)$/u.test(word);

/** A name, or the first letter of one: no word that papers are made of and none that could tell of anything. */
function isNameWord(word: string): boolean {
  if (/^(?:\p{Lu}\.?-?){1,3}$/u.test(word) || PARTICLE.test(word)) return true;
  if (!/^(?:\p{Lu}[\p{L}'’.-]*|\p{Script=Arabic}{2,})$/u.test(word)) return false;
  return wordsOf(word).every((one) => !isKnownWord(one) && !matters(one, ["en", "ar"], true));
}

/** Surnames behind the titles of a paper's doctors and nurses (folded). */
export function signersOf(texts: readonly string[]): ReadonlySet<string> {
  const titled = texts.flatMap((text) => [
    ...text.matchAll(
      /(?<!\p{L})(?:Dr|Prof|Nurse|Sister|Sr|SN|Docteur|Doctor|Hem|Uzm)\.? ((?:\p{Lu}[\p{L}'’.-]*[ ]?){1,4})/gu,
    ),
  ]);
  return new Set(titled.flatMap(([, names = ""]) => wordsOf(names).filter((word) => word.length > 2)));
}

/** Whole lines that name somebody beside a line that says what they are: a nurse's name above "Senior Public Health Nurse". */
export function namedByRole(texts: readonly string[]): readonly string[] {
  const isRoleLine = (text: string | undefined) => text !== undefined && ROLE_LINE.test(foldPrinted(bareLine(text)));
  return texts
    .filter((text, at) => (isRoleLine(texts[at + 1]) || isRoleLine(texts[at - 1])) && isGiver(bareLine(text), true))
    .map((text) => foldPrinted(bareLine(text)));
}
const bareLine = (text: string) =>
  text
    .replace(/\((?:Mrs?|Ms|Miss|Dr|Mme|M)\.?\)?$/u, "")
    .replace(/[\s,.:;]+$/u, "")
    .trim();
const ROLE_LINE = new RegExp(`^(?:(?:le|la|the) |l')?(?:${ROLES_OF_RECORDS})$`, "u");

/** "H. Whitcombe", by hand or in print, where the paper tells elsewhere whose name that is. */
export function isSigner(text: string, signers: ReadonlySet<string>): boolean {
  if (signers.has(foldPrinted(bareLine(text)))) return true;
  const words = text.split(/\s+/).filter((word) => word !== "");
  const [last = ""] = words.slice(-1);
  return (
    words.length > 1 &&
    words.length <= MOST_NAMES &&
    words.slice(0, -1).every((word) => /^(?:\p{Lu}\.?-?){1,3}$/u.test(word)) &&
    signers.has(foldPrinted(last))
  );
}
