/** Lines that tell where a paper comes from: houses, offices, addresses, the head of a letter. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { MEASURE_LIKE } from "../forms/numbers.ts";
import { SPOUSES } from "../forms/sentences/turns.ts";
import { OF_PERSONS, TURNING } from "../forms/values.ts";
import { isHarmless } from "../holder/values.ts";
import { withoutWell } from "../words/clinical.ts";
import { tellsNumber } from "../words/numbers.ts";
import { matters, SPOKEN } from "../words/risks.ts";
import { isTitled } from "../words/titled.ts";

/** A line of a letter's head: names and places alone, that say nothing of anybody. */
export function isLetterhead(text: string): boolean {
  const folded = foldPrinted(text);
  const isOfWords = CASED.test(text) || ANCHOR.test(folded);
  if (!ANCHOR.test(folded) && wordsOf(text).length <= FEW_WORDS && wordsOf(text).some((word) => matters(word, SPOKEN)))
    return false;
  if (!isOfWords || wordsOf(text).length > LONGEST_PLACE || OF_PERSONS.test(folded) || TURNING.test(folded))
    return false;
  if (
    /^for\b|%|\d\s?\/\s?\d/.test(folded) ||
    MEASURE_LIKE.test(folded) ||
    withoutWell(folded) !== folded.replace(/\s+/g, " ")
  )
    return false;
  if (YEARLY.test(folded) || (tellsNumber(folded) && !ANCHOR.test(folded))) return false;
  return isHarmless(folded.replace(/\./g, " ").replace(OF_HOUSES, " ")) && isTitled(text);
}

/** A year, or a season, that may be another one's. */
export const YEARLY = /(?<!\d)(?:20|14)\d\d(?!\d)/;
const CASED = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
/** Words of illness in the names of houses: what an office looks after. */
const OF_HOUSES =
  /(?<!\p{L})(?:(?:non-?)?(?:diabetes|diabetic|heart|kidney|cancer|maternity|coastal|endocrine|communicable|infectious|contagious|tropical|chest|chronic|epidemics?|diseases?|prevention|control|protection|quarantine|epidemiology|surveillance|and|&|of|health|public|travel|port|emergency)[ ]){1,6}(?=(?:directorate|department|division|section|branch|office|administration|agency|centre|center|hospital|institute|authority)\b)|(?<=(?:مديريه|قسم|اداره|الاداره العامه|مستشفي|وحده|شعبه|مكتب|قطاع|هييه|معهد|مركز|دايره) )(?:\p{Script=Arabic}+ ){0,1}?(?:ل?ل?ا?لامراض|الحجر|للحجر|مكافحه|الصدر|الحميات|حميات|القلب|الكلي|الاورام|العيون|الصدريه|الساريه|الوبايي\p{L}*)(?: (?:الساريه|المعديه|المتوطنه|الصدريه|الوباييه|الصحي|الامراض|الاوبيه|الانتقاليه))*|\b(?:heart|cardio\p{L}*|cancer|dental|kidney|renal|psychiatr\p{L}*|chest|tb|oncology)(?= (?:&|and|hospital|centre|center|clinic|institute|foundation|research|unit|dept|department))/giu;

/** What a line of a house, an office, an address or a doctor has in it. */
const ANCHOR =
  /\b(?:surgeries|hospital|clinic|clinique|klinik|klinika|centre|center|merkezi|hastanesi|pharmacy|pharmacie|eczanesi|surgery|practice|institute|ministry|ministere|kementerian|bakanligi|department|dept|council|board|authority|embassy|consulate|committee|office|laboratory|street|st|road|rd|avenue|ave|lane|drive|rue|ul|jalan|jl|jln|cad|caddesi|sokak|mahallesi|p\.?\s?o\.?\s?box|building|block|floor|dr|doctor|prof|physicians?|mbbs|md|mbchb|mrcgp|mrcp|frcp|fcps|rn|pharmd|registered nurse|mrpharms|nurse|hem|sip|str|gmc|nmc|rpps|puskesmas|rumah sakit|rsud|rs|polyclinic|medical|health|service|services|company|tours|travels|university|college|school|registry|republic|government|state|hopital|cabinet|medecin|camp|asm|tsm|nolu|csps|cscom|csref|chu|cma|dispensaire|officine|poliklinik|poliklinigi|kesihatan|kesehatan|seksyen|persiaran|jamaah|balai|bkk|kkp|inspq?|mudurlugu|fakultesi|universitesi|dernegi|vakfi|polikliniği|institut|direction|district|commissariat|prefecture)\b|(?<!\p{L})(?:سفاره|قنصليه|القنصليه|السفاره|الجمهوريه|جمهوريه|المملكه|مستشفى|مستشفي|عياده|مركز|مديريه|وزاره|اداره|جمعيه|هييه|مكتب|د|دكتور|الدكتور|الطبيب|الممرضه|م|جامعه|موسسه|درمانگاه|بيمارستان|دانشگاه|جمعيت|اسپتال|وزارت|محكمه|ڈاكٹر|شارع|طريق|ميدان|بنايه|برج|حي)(?!\p{L})|больница|клиника|министерство|поликлиника|कार्यालय|विभाग|चिकित्सालय|सरकार|সরকার|অধিদপ্তর|হাসপাতাল|কার্যালয়|ক্লিনিক|كلينيك|هسپتال|شفاخانه|كيمپ|محكمه|হজ|জেলা|больница|клиника|центр|поликлиника|врач|медсестра|अस्पताल|केंद्र|समिति|डॉ|हাসপাতাল|কেন্দ্র|সেন্টার|ডা|\b[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}\b|\b[a-z]{2} \d{5}\b/u;
const LONGEST_PLACE = 14;
/** A word or two alone at the head are a mark as often as a town: none of any language that could matter. */
const FEW_WORDS = 2;

/** Streets of one quarter bear its number before their own. */
const OF_STREETS =
  /(?<!\p{L})(?:jalan|jln|jl|lorong|persiaran|lebuh|seksyen|no\.?|sokak|sok)(?: \p{L}+){0,3} ?\d{1,4}[a-z]?\/\d{1,4}[a-z]?(?![\p{L}\d])/gu;

/** A code of the post whose letters look like the units of a measure. */
const OF_CANADA = /\b[a-z]\d[a-z] \d[a-z]\d\b/gu;

const OF_SPOUSES = new RegExp(SPOUSES, "u");

/** A line of names alone: who wrote the paper, and where. */
export function isPlaceLine(text: string): boolean {
  const folded = foldPrinted(text);
  const words = text.match(/[\p{L}\p{M}\p{N}'’.&]+/gu) ?? [];
  if (
    !(ANCHOR.test(folded) || isAddress(text)) ||
    MEASURE_LIKE.test(folded.replace(OF_CANADA, " ").replace(OF_STREETS, " ")) ||
    words.length > LONGEST_PLACE ||
    OF_SPOUSES.test(folded) ||
    !isHarmless(text.replace(/\./g, " "))
  )
    return false;
  return isTitled(text);
}

/** Names and numbers parted by commas, one of them long enough for the code of a town. */
function isAddress(text: string): boolean {
  return (
    /,/.test(text) && CASED.test(text) && /(?<![\p{L}\d.,/-])\d{4,6}(?![\d/.,]|\p{L})/u.test(text) && !YEARLY.test(text)
  );
}

/** One number, mailbox or page, with what parts it from the next. */
const CONTACT =
  /(?:tel|phone|fax|mobile|e-?mail|web|www|website|t|e|f|m|w|هاتف|тел|telp?|telefon)?[\s.:]*(?:[^\s@]+@\S+|(?:https?:\/\/|www\.)\S+|[\w-]*[a-z_][\w-]*(?:\.[\w-]+)+|\d+(?:\.[\w-]+)*\.[a-z][\w-]*|[+()\d\s./-]{6,})[\s,|·-]*/uy;

/** Nothing but numbers, mailboxes and pages. Each is taken once and never parted anew: a long line costs no more than its length. */
export function isContact(folded: string): boolean {
  CONTACT.lastIndex = 0;
  while (CONTACT.lastIndex < folded.length) if (!CONTACT.test(folded)) return false;
  return folded.length > 0;
}
