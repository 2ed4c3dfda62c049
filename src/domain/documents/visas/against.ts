/** Lines of a visa that no closed words tell and that are for a person, whatever else is understood. */
import { daysBetween } from "#domain/calendar.ts";
import { foldName } from "#domain/names/names.ts";
import { foldPrinted, wordsOf } from "../certificates/fold.ts";
import type { CertificateField } from "../certificates/forms/languages/form.ts";
import {
  compact,
  type HolderFacts,
  hasWholeName,
  holderNameWords,
  isArabicAlone,
  matchName,
} from "../certificates/holder/about.ts";
import { isHajjAlone } from "../certificates/holder/purpose.ts";
import type { CertificatePage } from "../certificates/layout/parts.ts";
import { standsAlone } from "../certificates/sentences/prose.ts";
import type { ReadingContext } from "../certificates/sentences/strange.ts";
import { datesIn } from "../certificates/words/dates.ts";
import { isKnownWord } from "../certificates/words/lexicon.ts";
import { beginsAlike, spells } from "../certificates/words/skeleton.ts";
import type { TextLine } from "../seen/facts.ts";
import { namesNoHouse } from "./houses.ts";
import { isTypeLabel, isVisaWord } from "./tokens.ts";

interface Paper extends ReadingContext {
  readonly lines: readonly TextLine[];
  readonly page: CertificatePage;
  readonly told: ReadonlyMap<TextLine, unknown>;
}

export function againstVisa(paper: Paper, isOfHead: (line: TextLine) => boolean): TextLine[] {
  const { told, lines, about } = paper;
  return lines.filter((line) => {
    if (isZone(line.text)) return !isOwnZone(line.text, about);
    if (told.has(line)) return false;
    if (isOfOtherName(line, paper) || namesNoHouse(line.text) || isOfOtherType(line.text, about)) return true;
    return (
      isAgainst(line.text) ||
      isOfOtherYear(line.text, about) ||
      isPlain(line, paper, isOfHead(line)) ||
      isOfDaysToCome(line, paper) ||
      isOfOldDay(line, paper) ||
      isOfOtherWords(line, paper)
    );
  });
}

/** A negation on a line of the Hajj or the visa, steps that come before one, and whose it could be. */
const NEVER = String.raw`not?|non|pas|kein\p{L}*|nicht|ungultig|tidak|bukan|belum|degil\p{L}*|yok\p{L}*|не|нет|غير|لا|لم|لن|ليس\p{L}?|دون|بدون|نهيں|نه|نيست|नहीं|না|নয়|নেই`;
const OF_VISA = String.raw`hajj?\p{L}*|hadj|hadsch|haji|hac|hacci|pilgrim\p{L}*|pelerin\p{L}*|visas?|vize\p{L}*|хадж\p{L}*|виз\p{L}*|(?:ال|لل|بال)?حج|(?:ال)?تاشيره|ويزا|روادید|हज|वीजा|হজ|ভিসা`;
const word = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
/** "No." of a number. */
const NUMBERED = String.raw`(?!no\.? ?[:.\d])`;
/** Whether a text says so, however it is understood. */
export const isAgainst = (text: string) => AGAINST.test(foldPrinted(text));
const AGAINST = new RegExp(
  [
    `^(?=.*${NUMBERED}${word(NEVER)}(?! ?[.:°] ?[\\d\\p{L}]*\\d))(?=.*${word(OF_VISA)})(?!.*\\d{4}).{3,90}$`,
    `${word("leave|depart|exit|quitter|keluar|meninggalkan|مغادره|المغادره|يغادر|выехать|покинуть")}.{0,40}${word("before|prior to|ahead of|avant|sebelum|قبل|до")} (?:the |le |ال)?(?:start |beginning |debut |بدء |بدايه )?(?:of |du )?(?:the )?${word("hajj?|hadj|haji|الحج|حج|хаджа|day of arafat|arafat|rites|season")}(?! (?:visa|season ends|ends|is over|expires))`,
    word(
      "until (?:the )?(?:beginning|start|eve) of|(?:before|not later than) the hajj|jusqu.au debut|sampai (?:awal|mulai)|حتي بدايه|الي بدايه|до начала",
    ),
    word(
      "biometrics?|interview|appointment|fingerprints?|rendez-vous|собеседование|biometri\\p{L}*|مقابله|موعد|بصمه|البصمه",
    ),
    word(
      "provided(?: that)?|once|upon payment|after payment|on payment|when paid|depends|depending|بعد (?:سداد|دفع|استكمال)|apres paiement|setelah (?:pembayaran|lunas)|после оплаты",
    ),
    `${word("passport|passeport|visa|pasaport|paspor|جواز|تاشيره")} (?:of|de|du|d')? ?(?:the |his |her |son |sa |la |le )?${word("husband|wife|father|mother|son|daughter|brother|sister|spouse|child|mari|epouse|pere|mere|fils|fille|زوج\\p{L}*|والد\\p{L}*|ابن\\p{L}*|ابنت\\p{L}*")}`,
    `${word("to be")} (?!shown|kept|carried|presented|retained|produced|printed|collected from|handed)`,
    `^(?:\\p{L}+ ){0,3}${word("child|infant|minor|baby|enfant|anak|cocuk|طفل|طفله|رضيع|ребенок")}(?: \\p{L}+){0,4}$`,
    "entr(?:y|ies)\\s*[:\\t]?\\s*0+$",
    word(
      "(?:original|real|final|group|family|official|diplomatic|courtesy|service|special|collective) visa|(?:mission|delegation|group) (?:member|staff)|member of (?:the )?(?:mission|delegation|staff)",
    ),
    `${word("visas?|تاشيره|vize|виза")}[^\n]{0,10} ${word("required|needed|requise?|diperlukan|gerekli\\p{L}*|требуется|مطلوبه?")}`,
    word(
      "used|utilised|utilisee?s?|terpakai|kullanil\\p{L}*|использован\\p{L}*|مستخدم\\p{L}*|ستصدر|سوف|لاحقا|will be|shall be",
    ),
    `^(?:\\p{L}+ ){0,3}${word("leaders?|guides?|volunteers?|observers?|medical|press|media|security|crew|staff|workers?|helpers?|عامل|عمال|خدمات|الطبيه|طبيه|موظف\\p{L}*|متطوع\\p{L}*|صحفي\\p{L}*")}(?: \\p{L}+){0,3}$`,
  ].join("|"),
  "u",
);

/** A kind or a purpose that is not the Hajj alone. */
function isOfOtherType(text: string, { years }: HolderFacts): boolean {
  const [, label = "", value = ""] = /^\s*(?:\d{1,2}[.)]\s*)?([^:：\t]{2,60}?)\s*[:：\t]\s*(\S.*)$/u.exec(text) ?? [];
  return isTypeLabel(label) && !isHajjAlone(value, years);
}

/** Fields that are checked by what they say; the others hold a name or a number. */
const CHECKED: readonly CertificateField[] = [
  ...(["name", "surname", "given", "birth", "age", "sex", "nationality", "passport", "issued", "date"] as const),
  ...(["valid_from", "valid_until", "expiry", "stay", "entries", "season", "kin", "parent", "signature"] as const),
];
const DATED: readonly CertificateField[] = [...(["birth", "valid_from", "valid_until", "expiry", "stay"] as const)];
const MOST_WORDS = 5;
const MOST_AT_HEAD = 4;

/** A few words that mean something and are no visa's: no name, no number and no house is among them. */
function isPlain(line: TextLine, paper: Paper, isOfHead: boolean): boolean {
  const { page, about } = paper;
  if (page.entries.some((entry) => entry.line === line && CHECKED.includes(entry.field) && entry.value !== ""))
    return false;
  // A notice that papers print of themselves.
  if (standsAlone(line.text, paper)) return false;
  const words = wordsOf(line.text);
  if (isOfHead && isNameless(line.text, words) && !isSpelled(line.text, about)) return true;
  if (words.length === 0 || words.length > (isOfHead ? MOST_AT_HEAD : MOST_WORDS)) return false;
  if (words.some((one) => /\d{3}/.test(one)) || HOUSE.test(foldPrinted(line.text))) return false;
  return words.every((one) => /^\d+$/.test(one) || isKnownWord(one) || isVisaWord(one));
}
/** The holder's name in another script. */
const isSpelled = (text: string, about: HolderFacts) =>
  isArabicAlone(text) && (matchName(text, about) === "arabic" || about.names.some((name) => spells(text, name)));

/** At the head stands whose paper it is or what: neither is a name alone, nor an answer under a label that nobody knows. */
const isNameless = (text: string, words: readonly string[]) =>
  words.length > 0 &&
  words.length <= MOST_WORDS &&
  !/\d/.test(text) &&
  !HOUSE.test(foldPrinted(text)) &&
  !new RegExp(word(OF_VISA), "u").test(foldPrinted(text));
const HOUSE =
  /(?<!\p{L})(?:embassy|consulate|ministry|kingdom|royal|commission|committee|council|board|bureau|office|mission|agency|tours?|travels?|company|services?|operators?|group|haj[j]? and|ambassade|consulat|ministere|kedutaan|kementerian|buyukelcilig\p{L}*|konsoloslug\p{L}*|посольство|консульство|سفاره|قنصليه|القنصليه|وزاره|مملكه|المملكه|هييه|شركه|مكتب|بعثه|ports?|airport|منفذ|مطار)(?!\p{L}).*\s/u;

/** Days before the end of the journey that nobody explains: an end, a meeting, a return. */
function isOfDaysToCome(line: TextLine, { page, about, style }: Paper): boolean {
  if (about.arrival === "" || page.entries.some((entry) => entry.line === line && DATED.includes(entry.field)))
    return false;
  // A passport that ends before the journey does.
  const isComing = (day: string) =>
    day > about.today &&
    (COMING.test(foldPrinted(line.text)) ? day > about.arrival : true) &&
    daysBetween(about.arrival, day) < about.nights;
  return (
    (/pass?port|جواز/u.test(foldPrinted(line.text)) || !RANGE.test(foldPrinted(line.text))) &&
    datesIn(line.text, style).some((days) => days.every(isComing))
  );
}
const COMING =
  /(?<!\p{L})(?:flight|arriv\p{L}*|outbound|travel|vol|arrivee|tiba|kedatangan|penerbangan|ucus|varis|рейс|прибыт\p{L}*|رحله|الرحله|وصول|الوصول|پرواز)(?!\p{L})/u;
/** Of a validity both days stand together, which has a rule of its own. */
const RANGE =
  /(?<!\p{L})(?:valid\p{L}*|from|between|من|du|dari|с|geçerli|gecerli\p{L}*|berlaku|sah|صالح\p{L}*|صلاحي\p{L}*|الصلاحيه|تسري)(?!\p{L})/u;

/** The year that a visa is for. */
const OF_YEAR =
  /(?<!\p{L})(?:year|annee|an|tahun|yil\p{L}*|год\p{L}*|(?:ال|لل)?عام|(?:ال)?سنه|سال|वर्ष|সাল|jahr|ano)\D{0,12}?((?:20[0-4]|14[2-5])\d)(?!\d|[./-]\d)/gu;
const isOfOtherYear = (text: string, { years }: HolderFacts) =>
  years.length > 0 && [...foldPrinted(text).matchAll(OF_YEAR)].some(([, year]) => !years.includes(Number(year)));

/** A day of long ago that is not the holder's birth: of a passport it may be. */
function isOfOldDay(line: TextLine, { about: { birthDate, today }, style }: Paper): boolean {
  if (birthDate === null || today === "" || /pass?port|جواز|گذرنامه|پاسپورٹ|паспорт/u.test(foldPrinted(line.text)))
    return false;
  const isOld = (day: string) => daysBetween(day, today) > DAYS_OF_VISAS;
  return datesIn(line.text, style).some((days) => days.every(isOld) && !days.includes(birthDate));
}
const DAYS_OF_VISAS = 1000;

/** Some words of the name beside others that are none of it, where no label says whose they are. */
function isOfOtherWords(line: TextLine, { page, about }: Paper): boolean {
  if (!page.free.some((part) => part.line === line) || hasWholeName(line.text, about)) return false;
  const own = holderNameWords(about);
  const words = (line.text.match(/\p{Script=Latin}+/gu) ?? []).map(foldPrinted).filter((one) => one.length > 2);
  const left = words.filter((one) => !own.has(one) && !isKnownWord(one) && !isVisaWord(one));
  return words.filter((one) => own.has(one)).length > 1 && left.length > 0;
}

/** A name in another script that begins otherwise. */
function isOfOtherName(line: TextLine, { page, about }: Paper): boolean {
  return page.entries.some(
    ({ field, value, line: where }) =>
      where === line &&
      field === "name" &&
      isArabicAlone(value) &&
      wordsOf(value).length > 1 &&
      matchName(value, about) !== "arabic" &&
      !about.names.some((name) => beginsAlike(value, name)),
  );
}

const isZone = (text: string) => /^[A-Z0-9<]{28,}$/.test(text.replace(/\s/g, "")) && text.includes("<");

/** The line of the name has a word of it, the other the number of the passport or the day of birth. */
function isOwnZone(text: string, { names, passportNumber, birthDate }: HolderFacts): boolean {
  const zone = text.replace(/\s/g, "");
  if (!/\d{6}/.test(zone)) {
    const words = new Set(zone.split("<").flatMap((part) => [part, part.slice(3), part.slice(5)]));
    return (
      names.length === 0 ||
      names.some((name) =>
        foldName(name)
          .split(" ")
          .some((one) => words.has(one)),
      )
    );
  }
  const isNumber = passportNumber !== null && zone.includes(compact(passportNumber));
  const isBirth = birthDate !== null && zone.includes(birthDate.replaceAll("-", "").slice(2));
  return isNumber || isBirth || (passportNumber === null && birthDate === null);
}
