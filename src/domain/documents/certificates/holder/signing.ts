/** Whether a line of a signature is made of closed lists alone: labels, titles, a name, degrees, callings, houses and registers of doctors. */
import { foldPrinted, wordsOf } from "../fold.ts";
import {
  BESIDE_CALLINGS,
  CALLED,
  CALLINGS,
  DEGREES,
  DOCTOR_TITLES,
  HOUSES,
  IN_FULL,
  OF_CHAIRS,
  OF_NAMES,
  PARTS_OF_MEDICINE,
  plainWord,
  RANKS,
  STUDIES,
  SUBJECTS,
} from "../forms/health/doctors.ts";
import {
  FOR_ANOTHER,
  NO_EXAMINER,
  OF_DOCTOR_LABEL,
  SIGNING_LEADS,
  SIGNING_WORDS,
  SURNAMES,
} from "../forms/health/examiners.ts";
import {
  OF_HOUSES_NUMBERS,
  OF_NUMBERS,
  OF_NURSES,
  OF_REGISTERS,
  REGISTERS,
  STATES,
} from "../forms/health/registers.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { datesIn, withoutDates } from "../words/dates.ts";
import { isKnownWord, labelOf } from "../words/lexicon.ts";
import { matters } from "../words/risks.ts";
import { OF_DOCTOR } from "./values.ts";

/** What a line of a signature tells; null where anything in it is of no list. */
export interface Signing {
  /** The name behind a doctor's title, label, degree or calling, folded. */
  readonly doctor: readonly string[];
  /** A name that nothing says a doctor's of. */
  readonly named: readonly string[];
  /** A number in a register of doctors; `isCouncils`: in one that is named. */
  readonly isRegistered: boolean;
  readonly isCouncils: boolean;
  /** No field of another kind stands beside it. */
  readonly isWhole: boolean;
  /** The beginning of a sentence. */
  readonly goesOn: boolean;
}

type Kind =
  | "doctor"
  | "label"
  | "title"
  | "person"
  | "named"
  | "degree"
  | "study"
  | "calling"
  | "house"
  | "place"
  | "register"
  | "council"
  | "number"
  | "field"
  | "other";

interface Part {
  readonly kind: Kind;
  readonly isCouncils?: boolean;
  readonly names?: readonly string[];
}

const LONGEST = 400;
const MOST_NAMES = 6;

export function signingOf(text: string): Signing | null {
  const folded = foldPrinted(text).trim();
  if (text.length > LONGEST || FOR_ANOTHER.test(folded) || NO_EXAMINER.test(folded)) return null;
  const parts: Part[] = [];
  for (const cell of text.split(/\t|\s[·•|]\s/u).filter((one) => /[\p{L}\p{N}]/u.test(one))) {
    const told = cellOf(cell, parts);
    if (told === null) return null;
    parts.push(...told);
  }
  const tells = (...kinds: readonly Kind[]) => parts.some(({ kind }) => kinds.includes(kind));
  const people = parts.filter(({ kind }) => kind === "person" || kind === "named");
  const isMedical = tells("degree", "calling");
  if (tells("study") && !isMedical) return null;
  const isTold = tells("person", "doctor") || isMedical || parts.some((one) => one.isCouncils === true);
  const names = people.flatMap((one) => one.names ?? []);
  return {
    doctor: isTold ? names : [],
    named: isTold ? [] : names,
    isRegistered: tells("number"),
    isCouncils: parts.some(({ isCouncils }) => isCouncils === true),
    isWhole: !tells("field"),
    goesOn: CERTIFYING.test(text),
  };
}

/** A cell whose label is of another field is judged by that. */
function cellOf(cell: string, before: readonly Part[]): Part[] | null {
  const [, label = "", value = ""] = /^([^:：]{1,60})[:：](.*)$/u.exec(cell) ?? [];
  const field = label === "" ? null : labelOf(label, true);
  if (field !== null && !isOfSigning(field, label, value)) return [{ kind: "field" }];
  const parts: Part[] = [];
  const signer = cell
    .replace(CERTIFYING, "")
    .replace(BEGINNING, "")
    .replaceAll(/\.{2,}|_{2,}|…/gu, " ");
  for (const text of partsOf(signer)) {
    const told = partOf(text, [...before, ...parts]);
    if (told === null) return null;
    parts.push(...told);
  }
  return parts;
}

/** What a doctor who speaks of themselves goes on with. */
const CERTIFYING =
  /(?<=^\s*(?:I|We|Je|The undersigned|أنا|انا|إني|اني|نحن)(?![\p{L}\p{M}]).{0,200}?)[,،]?\s+(?:(?:do|hereby|herewith|have|today)\s+){0,3}(?:certif(?:y|ies)|confirms?|declares?|attests?|(?:having )?examined|certifie|أشهد|اشهد|نشهد|أقر|اقر)(?![\p{L}\p{M}]).*$/u;
/** A number in a list, or the letters that stand for a hand. */
const BEGINNING = /^\s*(?:[1-9][.)]\s+|\/s\/\s*)/u;

const OF_SIGNING: readonly CertificateField[] = ["doctor", "signature", "registration"];
const OF_DAYS: readonly CertificateField[] = ["date", "issued", "examined"];
/** What tells of whoever signed, where other labels of callings tell of the holder. */
export const OF_THEIR_CALLING =
  /designation|special(?:i?ty|ism)|position|qualification|degree|(?<!\p{L})rank|cadre|professional (?:title|status)|^title/u;

const isOfSigning = (field: CertificateField, label: string, value: string) =>
  OF_SIGNING.includes(field) ||
  (field === "trade" && OF_THEIR_CALLING.test(foldPrinted(label))) ||
  (field === "name" && (OF_DOCTOR_LABEL.test(foldPrinted(label)) || OF_DOCTOR.test(value)));

/** Begins what stands in brackets. */
const BRACKET = "\u0002";
const PARTING = /\s[/|–—-]+\s|\s\/|[,،;)[\]:：–—]|(?<=\p{Ll}{3}|[\d)])\.\s+(?!\p{Ll})/u;

function partsOf(cell: string): string[] {
  return cell
    .replace(DAY_OF_SIGNING, " ")
    .replace(OF_MARRIAGE, " ")
    .replaceAll("(", `,${BRACKET}`)
    .split(PARTING)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
const DAY_OF_SIGNING =
  /(?:\b(?:on|dated?|the)\s+)?(?<![\d/.-])(?:\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}|20\d{2}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}[ -](?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}[ -]20\d{2})(?![\d/.-])(?:,?\s+(?:at\s+)?\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?(?: (?:GMT|UTC|BST|CET|E[SD]T|C[SD]T|P[SD]T))?)?/giu;
/** Whose wife a doctor is called by. */
const OF_MARRIAGE = /\((?:mrs?|ms|miss|dr)\.?\)/giu;

function partOf(text: string, before: readonly Part[]): Part[] | null {
  const isBracket = text.startsWith(BRACKET);
  const words = text
    .replace(BRACKET, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}&]/u.test(word));
  const plain = words.map(plainWord);
  const last = before.at(-1)?.kind;
  const folded = foldPrinted(words.join(" "));
  if (datesIn(folded).length > 0 && wordsOf(withoutDates(folded)).every((word) => has(SIGNING_WORDS, word))) return [];
  if (plain[0] === "signed" && plain[1] === "at" && words.length <= MOST_PLACES + 2 && words.slice(2).every(isPlace))
    return [];
  // "No licence" is no label of a licence.
  if (/^(?:no|not|without|nil)\s+\p{L}/u.test(folded) && !/^no\.? \p{L}{0,4}\d/u.test(folded)) return null;
  if (plain.every((word) => has(SIGNING_WORDS, word)))
    return [{ kind: OF_DOCTOR_LABEL.test(folded) ? "doctor" : "other" }];
  if (OF_HOUSES_NUMBERS.test(plain.join(" "))) return [{ kind: "other" }];
  const register = registerOf(words, plain);
  if (register) return [register];
  const field = labelOf(words.join(" "), true);
  if (field !== null && OF_DAYS.includes(field)) return [{ kind: "other" }];
  if (field !== null && isOfSigning(field, folded, ""))
    return LABELS_OF_OTHERS.test(folded) ? null : [{ kind: OF_DOCTOR_LABEL.test(folded) ? "doctor" : "label" }];
  const numbered = numberOf(words, plain, last);
  if (numbered) return [numbered];
  if (isBracket && (last === "degree" || last === "study") && words.length <= MOST_SUBJECTS)
    return words.every((word, at) => SUBJECTS.has(plain[at] ?? "") || isPlace(word)) ? [] : null;
  const rest = tailOf(words, plain);
  if (rest) return rest;
  if (
    (last === "house" || last === "place" || last === "calling") &&
    words.length <= MOST_PLACES &&
    words.every(isPlace)
  )
    return [{ kind: "place" }];
  return personOf(words, plain, before);
}

const MOST_SUBJECTS = 4;
const MOST_PLACES = 4;
/** Whoever is no doctor stands behind them. */
const LABELS_OF_OTHERS =
  /witness|holder|bearer|pilgrim|patient|travell?er|applicant|guardian|nurse|pharmac|vaccinat|immuni|dispens|record|enter|order|prescri|print|thumb|photo|seen|received|perawat|bidan|farmasi|apotek|pemegang|petugas|penolong|hemsire|ebe\b|eczaci|\basi|infirm|porteur|titulaire|медсестр|фельдшер|фармац|ممرض|صيدل|قابل|حامل|صاحب|نرس|پرستار|नर्स|নার্স/;

/** Whether a list has the word, with or without an Arabic article. */
const has = (list: ReadonlySet<string>, word: string) =>
  list.has(word) || list.has(word.replace(ARTICLE, "")) || list.has(`ال${word}`);
const ARTICLE = /^و?(?:[بك]?ال|لل)(?=\p{Script=Arabic}{2})/u;

const isOfRegister = (word: string) =>
  word
    .split("/")
    .every((one) => has(REGISTERS, one) || has(OF_REGISTERS, one) || STATES.has(one) || OF_NUMBERS.has(one));
const saysRegister = (word: string) => word.split("/").some((one) => has(REGISTERS, one) || SAYS_REGISTER.test(one));

/** What a number in a register is announced by. */
function registerOf(words: readonly string[], plain: readonly string[]): Part | null {
  const council = plain.findIndex((word, at) => word === "medical" && COUNCIL.test(plain.slice(at).join(" ")));
  const isOf = plain.every((word, at) => isOfRegister(word) || (at < council && isPlace(words[at] ?? "")));
  if (
    !isOf ||
    !(plain.some(saysRegister) || OF_PHYSICIANS.test(plain.join(" "))) ||
    (plain.includes("dental") && council < 0)
  )
    return null;
  return { kind: council >= 0 || plain.some((word) => has(REGISTERS, word)) ? "council" : "register" };
}
const OF_PHYSICIANS = /(?:order|chamber|college|association|council) of (?:physicians|doctors)/;
const COUNCIL = /^medical (?:(?:and|&) dental (?:practitioners )?)?(?:council|board|commission)/;

/** A number with the words of its register before it, in the same part or in the one before. */
function numberOf(words: readonly string[], plain: readonly string[], last: Kind | undefined): Part | null {
  const from = words.findIndex((word) => /\d/.test(foldPrinted(word)));
  if (from < 0) return null;
  let begin = from;
  while (begin > 0 && words[begin - 1] === words[begin - 1]?.toUpperCase() && OF_NUMBERS.has(plain[begin - 1] ?? ""))
    begin -= 1;
  const lead = plain.slice(0, begin);
  const code = plain.slice(begin).join("");
  const isLoose = last === "register" || last === "council" || isOfCouncil(code) || lead.some(saysRegister);
  if (!isCode(code, isLoose)) return null;
  if (OF_HOUSES_NUMBERS.test(lead.join(" "))) return { kind: "other" };
  const isAnnounced = (last === "register" || last === "council") && lead.every(isOfRegister);
  if (isAnnounced) return { kind: "number", isCouncils: last === "council" };
  if (lead.length === 0) return isOfCouncil(code) ? { kind: "number", isCouncils: true } : null;
  const register = registerOf(words.slice(0, begin), lead);
  return register ? { kind: "number", isCouncils: register.kind === "council" } : null;
}

const SAYS_REGISTER =
  /^(?:reg|regn|regd|registration|registered|licen[cs]e|licensed|lic|folio|council|dip|diploma|dipl|tescil|l?ordre|registrasi|pendaftaran|arztnummer|colegiado|лицензия|регистрационный|сертификат|(?:ال|بال|ب)?(?:قيد|ترخيص|تسجيل|عضويه|نقابه)|تصريح|مزاوله|(?:ب)?سجل|(?:ال)?(?:مسجل|مقيد|مرسم)\p{L}?|(?:ال)?(?:ترتيب|انتماء|تصنيف|ممارس|مجلس)|permis|رجسٹريشن|نظام|पंजी.*|रजिस.*|নিব.*|রেজি.*)$/u;

function isCode(code: string, isLoose: boolean): boolean {
  const digits = code.replace(/\D/g, "");
  return (
    digits.length >= LEAST_DIGITS &&
    digits.length <= MOST_DIGITS &&
    !/^(\d)\1*$/.test(digits) &&
    !OF_NURSES.test(code) &&
    /^[a-z\d/.#:-]+$/.test(code) &&
    (code.match(/[a-z]+/g) ?? []).every((letters) =>
      isLoose ? !OF_OTHER_LICENCES.test(letters) : OF_NUMBERS.has(letters) || REGISTERS.has(letters),
    )
  );
}
const LEAST_DIGITS = 3;
const MOST_DIGITS = 16;
/** Of dentists, vets, nurses, pharmacists and others who treat people. */
const OF_OTHER_LICENCES =
  /^(?:drg|drh|sip[pba]|strp|ners|kep|gigi|apt|rph|ph|phar|pcn|dent|d[dvmb]s|d[mv]d|bds|vet|vmd|vcn|lpn|lvn|r?pn|enp|anp|np|pac?|cnm|cna|nmwc|nck|rm[nt]|psy|pt|ot|od|dc|nd|lmt|emt|mlt|mls|opt|hom|bhms|bams|bums|ayu|ayush|tcm(?!c)|adv|eng)/;
/** Letters of a council of doctors before its number. */
const isOfCouncil = (code: string) => REGISTERS.has(/^[a-z]+/.exec(code)?.[0] ?? "") || /^mp\d{6,7}$/.test(code);

/** Degrees, callings and houses, in any order, and nothing else: looked at from the end, so that no word is tried twice. */
function tailOf(words: readonly string[], plain: readonly string[]): Part[] | null {
  if (words.length > MOST_TAIL) return null;
  const ends: (Part[] | null)[] = [...words.map(() => null), []];
  for (let from = words.length - 1; from >= 0; from--) {
    for (let to = words.length; to > from && !ends[from]; to--) {
      const rest = ends[to];
      const kind = rest ? kindOf(words.slice(from, to), plain.slice(from, to)) : null;
      if (rest && kind) ends[from] = [{ kind }, ...rest];
    }
  }
  return ends[0] ?? null;
}
const MOST_TAIL = 24;

function kindOf(words: readonly string[], plain: readonly string[]): Kind | null {
  if (plain.every((word) => has(STUDIES, word))) return "study";
  if (plain.every((word) => word.split("/").every((one) => has(DEGREES, one) || has(STUDIES, one)))) return "degree";
  const folded = foldPrinted(words.join(" "));
  if (plain.every((word) => has(CALLINGS, word) || has(BESIDE_CALLINGS, word)))
    return plain.some((word) => has(CALLINGS, word)) || CALLED.test(folded)
      ? "calling"
      : PARTS_OF_MEDICINE.test(folded)
        ? "other"
        : null;
  return HOUSES.test(folded) && words.every((word) => isPlace(word) || isOfHouse(plainWord(word))) ? "house" : null;
}

const OF_HOUSE = new Set(
  wordsOf(
    "at practising practicing attached to working base the of and for de des du la le et general district central royal teaching university government govt national city state memorial international medical health community family hospital clinic headquarter headquarters tertiary specialist care group private public civil regional rural urban federal mission trust foundation nhs dr no nursing home sante saglik sehir kesehatan kesihatan",
  ),
);
const isOfHouse = (word: string) =>
  OF_HOUSE.has(word) || HOUSES.test(word) || has(BESIDE_CALLINGS, word) || has(CALLINGS, word) || word === "&";

/** A word of a place's or a house's name. */
function isPlace(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  if (/^(?:\d{1,6}|[IVX]{1,4}|[A-Z]{1,2}\d[\dA-Z]{0,2}|\d[A-Z]{2})$/.test(bare)) return true;
  return (
    isCased(bare) && !/^\p{Lu}{2,}$/u.test(bare) && wordsOf(bare).every((one) => !matters(one, ["en", "ar"], true))
  );
}

const isCased = (word: string) =>
  /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) ||
  /^[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{M}]{2,}$/u.test(word);

/** A doctor's title or a label, the name, and what follows it at once. */
function personOf(words: readonly string[], plain: readonly string[], before: readonly Part[]): Part[] | null {
  let at = 0;
  while (at < words.length && SIGNING_LEADS.has(plain[at] ?? "")) at += 1;
  const isLed = at > 0;
  const titles = at;
  while (at < words.length && isTitle(plain[at] ?? "", plain[at + 1] ?? "")) at += 1;
  const isTitled = plain.slice(titles, at).some((word) => DOCTOR_TITLES.has(word));
  if (plain.every((word) => OF_CHAIRS.has(word))) return [{ kind: "other" }];
  if (at === words.length) return [{ kind: isTitled ? "title" : "other" }];
  const from = at;
  while (at < words.length && at - from < MOST_NAMES && isName(words.slice(from, at + 1), plain[at] ?? "")) at += 1;
  const names = words
    .slice(from, at)
    .flatMap(wordsOf)
    .filter((word) => word.length > 1);
  if (!names.some((word) => word.length > 2) && names.length === 0) return null;
  const announced = registerOf(words.slice(at), plain.slice(at));
  const rest = announced ? [announced] : tailOf(words.slice(at), plain.slice(at));
  if (rest === null) return null;
  // "Doctor" before one word may be what somebody is.
  if (titles < from && plain.slice(titles, from).every((word) => IN_FULL.has(word)) && names.length < 2) return null;
  const isIntroduced = isTitled || before.at(-1)?.kind === "title";
  // Behind a name the same stands again in another script, or somebody with a label of their own.
  const others = before.filter(({ kind }) => kind === "person" || kind === "named");
  const isAgain = isTitled && others.every((one) => scriptOf(one.names ?? []) !== scriptOf(names));
  const isNext = isTitled && before.at(-1)?.kind === "number";
  const told = new Set(others.flatMap((one) => one.names ?? []));
  if (others.length > 0 && rest.length === 0 && names.every((name) => told.has(name))) return [];
  if (others.length > 0 && !isAgain && !isNext && !isLabel(before.at(-1)?.kind)) return null;
  return [{ kind: isIntroduced ? "person" : "named", names }, ...(isLed ? [{ kind: "label" } as const] : []), ...rest];
}

const isLabel = (kind: Kind | undefined) => kind === "doctor" || kind === "label";
const scriptOf = (names: readonly string[]) => SCRIPTS.findIndex((script) => script.test(names.join(" ")));
const SCRIPTS = [/\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u, /\p{Script=Devanagari}/u, /\p{Script=Bengali}/u];

/** Who is an assistant is one of a professor's chair. */
const isTitle = (word: string, next: string) =>
  DOCTOR_TITLES.has(word) ||
  RANKS.has(word) ||
  (OF_CHAIRS.has(word) && (OF_CHAIRS.has(next) || DOCTOR_TITLES.has(next)));

/** Whether the last of these words goes on with a name. */
function isName(words: readonly string[], plain: string): boolean {
  const word = (words.at(-1) ?? "").replace(/[.,]+$/, "");
  const before = words.slice(0, -1);
  if (/^(?:\p{Lu}(?:\.-?\p{Lu}){0,3}|\p{Script=Arabic})$/u.test(word) || OF_NAMES.has(plain)) return true;
  if (has(DEGREES, plain) || has(STUDIES, plain) || (has(CALLINGS, plain) && before.length > 0)) return false;
  if (has(OF_REGISTERS, plain) || has(SIGNING_WORDS, plain)) return SURNAMES.has(plain);
  if (!isCased(word) || NO_EXAMINER.test(foldPrinted(word))) return false;
  // Small and large letters are mixed in degrees.
  if (/^\p{Lu}{2}\p{L}*\p{Ll}|\p{Ll}\p{Lu}$/u.test(word)) return false;
  if (/^\p{Lu}{2,}$/u.test(word) && !isNameInCapitals(word, before)) return false;
  return wordsOf(word).every(
    (one) =>
      one.length === 1 ||
      SURNAMES.has(one) ||
      OF_NAMES.has(one) ||
      (!isKnownWord(one) && !matters(one, ["en", "ar"], true)),
  );
}

/** Letters that can be spoken, all of whose names are so written; a surname may be it alone. */
function isNameInCapitals(word: string, before: readonly string[]): boolean {
  const others = before.filter((one) => /\p{Ll}/u.test(one) && !OF_NAMES.has(plainWord(one)));
  const isSpoken = /[AEIOUYÀ-Ý]/u.test(word) && !/[BCDFGHJKLMNPQRSTVWXZ]{4}/.test(word);
  return others.length === 0 ? isSpoken || before.length === 0 : others.length === 1 && isSpoken && word.length > 4;
}
