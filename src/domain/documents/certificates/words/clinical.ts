/** What a text says of illness that is harmless: denied, found well, or measured within ordinary bounds. */
import { wordsOf } from "../fold.ts";
import {
  BESIDE_ILLS,
  DENIALS,
  DENIED_AFTER,
  FOUND_WELL,
  ILLS,
  KEEPING_AWAY,
  LABORATORY,
  LABORATORY_UNITS,
  LOOKED_AT,
  MEASURE_NAMES,
  NORMAL_RANGE,
} from "../forms/health/clinical.ts";
import { CLINICAL_MEASURES, MEASURED } from "../forms/values.ts";
import { isIll, isOrgan, turnsAnswer } from "./risks.ts";

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== "");
/** Longest first, so that no word is taken for the beginning of another. */
const oneOf = (words: readonly string[]) =>
  `(?:${[...new Set(words)].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{M}\\d-])`;

/** A pattern, and what it never does without, which is told sooner. */
interface Pattern {
  readonly pattern: RegExp;
  readonly needs: RegExp;
}

/** Signs that no text has, for words that are known by their stems alone. */
const [OF_ILL, OF_BODY] = ["\ue000", "\ue001"];
/** Where something was denied: what was looked at before it was found well. */
const ABSENT = " \ue002 ";
const ARABIC_ILLS = listed(ILLS).filter((word) => /^\p{Script=Arabic}{3,}$/u.test(word));
const ILL = oneOf([...listed(ILLS), ...ARABIC_ILLS.map((word) => `ال${word}`), `و?${OF_ILL}+`]);
const BESIDE = oneOf([...listed(BESIDE_ILLS), ...listed(ILLS), `و?${OF_ILL}+`, `و?${OF_BODY}+`]);
const OF_PARTS = `(?:(?:${oneOf(listed(LOOKED_AT))}|${OF_BODY}+)(?: (?:system|function|systems))?)`;
const ORGAN = oneOf([...listed(LOOKED_AT), `و?${OF_BODY}+`]);
/** One thing denied: words that end with one of an illness. Bounded, so that no text takes long. */
const WORDS = `${BESIDE}(?:[/ ]${BESIDE}){0,11}`;
/** Arabic has its adjectives behind what they tell of. */
const ARABIC_BESIDE = oneOf(listed(BESIDE_ILLS).filter((word) => /^ال\p{Script=Arabic}{3,}$/u.test(word)));
/** Where it is, and what is done for it. */
const TAILS = `(?: (?:${OF_BODY}+|${ARABIC_BESIDE}))*(?: (?:of|affecting|involving) (?:the |his |her )?${OF_PARTS}(?:(?:, ?| or | and |,? (?:or|and) )(?:the )?${OF_PARTS}){0,9})?(?: (?:under|on|requiring|needing|in|with|at) (?:active |current |any |regular |long-term |home |minimal |time of |the )*(?:(?<=(?:cancers?|malignanc(?:y|ies)|tumou?rs?|tb|tuberculosis) (?:under|on) (?:active |current |any )?)(?:treatment|therapy)|dialysis|oxygen|chemotherapy|radiotherapy|immunotherapy|chemo-|symptoms|symptom|effort|rest|exertion|(?:stage of |phase of |state of )?(?:decompensation|exacerbation)|stage|phase|hajj?)(?![\\p{L}-]))?`;
const ENDS_ILL = `(?<=(?<![\\p{L}\\p{M}])و?${ILL})`;
const THING = `${WORDS}${ENDS_ILL}${TAILS}`;
const THING_OR_WORDS = `${WORDS}(?:${ENDS_ILL}${TAILS})?`;
/** Arabic joins each further thing with its "and". */
const THINGS_MORE = `(?:,?(?: و(?:(?:من|اي|لا|كذلك من) )?| او (?:من )?)(?:ال)?(?:${THING}|${ARABIC_BESIDE}|${OF_BODY}+(?: ${ARABIC_BESIDE})*)){0,12}`;
/** More things in a row need the word that ends the row: what follows a comma alone may be said, not denied. */
const AND = "(?:, ?| or | and | and from | or from | nor | او | ?/ ?)(?:any (?:of the |other )?|the |an? )?";
const THINGS = `(?:any (?:of the )?)?(?:${THING_OR_WORDS}(?:${AND}${THING_OR_WORDS}){0,15}(?:,? (?:or|nor|and|and/or|and from|or from|او)| ?/) ?(?:any (?:of the |other )?|the |an? )?)?${THING}${THINGS_MORE}`;
/** The same told one by one in brackets. */
const TOLD_SINGLY = `(?: ?[(:] ?(?:e\\.?g\\.?,? |i\\.?e\\.?,? |such as |including |namely )?${THING_OR_WORDS}(?:${AND}${THING_OR_WORDS}){0,15}\\)?)?`;
const FOUND =
  "(?: (?:(?:was|were|is|are|has been|have been) )?(?:seen|noted|detected|found|observed|reported|present|identified))?";
/** A column of answers beside its questions: "Heart failure  No   Dialysis  No". */
const ANSWERED: Pattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}-]|\\b(?:free|clear|cleared|recovered|negative|protected|immune|safe) (?:(?:of|from|for|against) )?|(?:خال\\p{L}*|سليم\\p{L}*) (?:من )?)${THING}[ :–-]{1,30}(?:no|nil|none|absent|negative|لا|لا يوجد)(?= {2,}| ?[\\n\\t/|;]| *$)`,
    "gu",
  ),
  needs: /(?:no|nil|none|absent|negative|لا|يوجد)(?= {2,}| ?[\n\t/|;]| *$)/u,
};
const DENYING = `(?<![\\p{L}\\p{M}-])(?:و)?(?:${DENIALS.join("|")}) ?${THINGS}${KEEPING_AWAY}${TOLD_SINGLY}${FOUND}(?! (?:was|were|is|are|has been|have been|had been|that|before|until|till|prior to|up to|other than|apart from|except|save|he|she|it|this)(?!\\p{L}))`;
const HAS_DENIAL = new RegExp(DENIALS.join("|"), "u");
const DENIED: Pattern = { pattern: new RegExp(DENYING, "gu"), needs: HAS_DENIAL };
/** A test or an illness with its denial behind it, where nothing goes on: "HBsAg negative", "MTB not detected". */
const DENIED_BEHIND: Pattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}-]|\\b(?:free|clear|cleared|recovered|negative|protected|immune|safe|or|and|not) (?:(?:of|from|for|against) )?)${THING_OR_WORDS}(?: (?:test|tests|screen|screening|serology|antibod(?:y|ies)|antigen|smear|smears|culture|film|films|slide|parasites?|rdt|blood film|thick film)){0,3}(?: ?\\((?![^)]*(?:reactive|positive|detected))${THING_OR_WORDS}(?:${AND}${THING_OR_WORDS}){0,8}\\))?(?: (?:is|are|was|were|both|all|found|result|results)){0,2}[ :=–-]{1,4}(?:(?:all|both) )?${DENIED_AFTER}(?= *(?:[.,;)|/\\n\\t]|$| and | & | {2,}|${ILL}|${ORGAN}))`,
    "gu",
  ),
  needs: new RegExp(DENIED_AFTER, "u"),
};
/** Whoever denies one thing after the other denies all of them, up to the end of the sentence. */
const DENIES: Pattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}-]|\\b(?:never|not|longer) )denies (?:any )?${THING_OR_WORDS}(?:, ?(?:or |and )?${THING_OR_WORDS}){1,15}(?= ?(?:[.;\\n]|$))`,
    "gu",
  ),
  needs: /denies/u,
};
/** A denial may go on in the next line. */
const DENIED_ON: Pattern = {
  pattern: new RegExp(DENYING.replaceAll(/(?<!\[\/) /g, "[ \\n]").replaceAll("[/ ]", "[/ \\n]"), "gu"),
  needs: /\p{L}/u,
};

const NORMAL: Pattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}-])(?:(?:the|his|her|both|s\\.) ?)?${ORGAN}(?:(?:,? and | ve | dan | et | и |[ ,]{1,5}|/| & )(?:the |his |her |s\\. ?)?${ORGAN}){0,11}[\\s:()–-]*(?:${FOUND_WELL}|\\ue002)(?![\\p{L}-])(?! (?:of|from|since|after|until|till|except|excluding|when|but|if|once|unless|only|apart|save|other|before|previously|pending|with (?:treatment|medication|oxygen|insulin)|on (?:treatment|medication|oxygen|insulin)|in (?:19|20)\\d)(?![\\p{L}]))`,
    "gu",
  ),
  needs: new RegExp(`${FOUND_WELL}|\\ue002`, "u"),
};

/** "Normal physical and mental examination". */
const NORMAL_BEFORE: Pattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}-]|\\b(?:not|no|never|non|previously|until|except|was|if) )(?:(?:essentially|entirely|clinically|completely) )?(?:normal|unremarkable|satisfactory|clear)(?: (?:and|general|physical|mental|systemic|clinical|${ORGAN}|,)){1,8}(?<=examinations?|examination|exam|findings?|mood|memory|cognition|affect|speech|gait|vision|hearing|tests?|results?|function|profile|sounds|ecg|ekg|x-ray|rhythm|vitals|signs)(?![\\p{L}-])`,
    "gu",
  ),
  needs: /(?:normal|unremarkable|satisfactory|clear) /u,
};
/** What was looked at before somebody came to say something: "based on history, examination and ECG". */
const BASIS: Pattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}-])(?:(?:up)?on the basis of|based (?:up)?on|having (?:performed|reviewed|studied)|(?:on )?review(?:ing)? of)(?:,? (?:and |the |a |an |his |her |full |complete |careful |recent |routine |necessary |required |thorough |clinical |physical |mental |general |medical |relevant |appropriate |pathology |of |above |detailed )*(?:history|file|records?|pathology|examinations?|investigations?|screening|assessments?|check-?up|tests?|results?|${ORGAN})){1,12}(?![\\p{L}-])`,
    "gu",
  ),
  needs: /histor|examin|investig|record|screen|assess|check|test|file|patholog|result/u,
};

/** Measures that are told as normal without their numbers: "blood pressure and sugar within normal limits". */
const MEASURED_WELL = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:his |her |the |و)?(?:${MEASURE_NAMES})(?:(?:,|/|&| and| et| dan| ve| и)? (?:his |her |the |و)?(?:${MEASURE_NAMES})){0,6}[\\s:–-]*(?:(?:is|are|was|were|both|all|est|sont|adalah|كلها|جميعها|كلاهما) )*(?:${NORMAL_RANGE})(?= *(?:[.,;)|/\\n\\t]|$))`,
  "gu",
);

/** A measure beyond its bounds leaves a word that nobody knows. */
export const BEYOND_BOUNDS = "beyondbounds";

function withoutMeasures(folded: string): string {
  const left = CLINICAL_MEASURES.reduce(
    (text, { named, from, to }) =>
      text.replace(named, (_, ...found: (string | undefined)[]) => {
        const numbers = found.slice(0, from.length).map((digits) => Number(String(digits).replace(",", ".")));
        return numbers.every((one, at) => one >= (from[at] ?? 0) && one <= (to[at] ?? 0)) ? " " : ` ${BEYOND_BOUNDS} `;
      }),
    withoutBounded(folded),
  );
  return left.replace(MEASURED, ` ${BEYOND_BOUNDS} `);
}

/** A value of a laboratory with the bounds that it prints behind it: it lies within them, and within what is ordinary anywhere. */
const BOUNDED = LABORATORY.map(([names, ...bounds]) => ({
  bounds,
  written: new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:s|serum|plasma|blood|fasting|random|total|direct|free|f|p|hs)[. ]+){0,2}(?:${names})[ .:=]+(\d{1,6}(?:[.,]\d{1,3})?) ?(?:[\p{L}µ%][\p{L}µ%/\d^]{0,9})? ?[([] ?(?:ref\p{L}*|normal|nr|n)?[ .:]*(\d{1,6}(?:[.,]\d{1,3})?) ?[-–] ?(\d{1,6}(?:[.,]\d{1,3})?)[^)\]]{0,12}[)\]]`,
    "gu",
  ),
}));

/** A value in a laboratory's unit of what no list names: the paper's own bounds are all there is. */
const OWN_BOUNDS = new RegExp(
  String.raw`(?<=\p{L}[) .:=]{1,3})(\d{1,6}(?:[.,]\d{1,3})?) ?(?:${LABORATORY_UNITS}) ?[([] ?(?:ref\p{L}*|normal|nr|n)?[ .:]*(\d{1,6}(?:[.,]\d{1,3})?) ?[-–] ?(\d{1,6}(?:[.,]\d{1,3})?)[^)\]]{0,12}[)\]]`,
  "gu",
);

function withoutBounded(folded: string): string {
  if (!/[([]/.test(folded)) return folded;
  return withinOwn(withinOurs(folded));
}

function withinOwn(text: string): string {
  return text.replace(OWN_BOUNDS, (_, ...found: string[]) => {
    const [value = 0, from = 0, to = 0] = found.slice(0, 3).map((digits) => Number(digits.replace(",", ".")));
    return value >= from && value <= to ? " " : ` ${BEYOND_BOUNDS} `;
  });
}

function withinOurs(folded: string): string {
  return BOUNDED.reduce(
    (text, { written, bounds }) =>
      text.replace(written, (_, ...found: string[]) => {
        const [value = 0, from = 0, to = 0] = found.slice(0, 3).map((digits) => Number(digits.replace(",", ".")));
        const isOrdinary = bounds.some(([least, most]) => value >= least && value <= most);
        return isOrdinary && value >= from && value <= to ? " " : ` ${BEYOND_BOUNDS} `;
      }),
    folded,
  );
}

/** The text with each word that a lexicon knows by its stem as a sign, letter for letter. */
function signed(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (OF_PERSON.test(word) || turnsAnswer(word)) return word;
    const [, and = "", bare = word] = /^(و?)(.+)$/u.exec(word) ?? [];
    if (LISTED.has(word) || (and === "" && LISTED.has(bare))) return word;
    const sign = isIll(bare) ? OF_ILL : isOrgan(bare) ? OF_BODY : null;
    return sign ? `${and}${sign.repeat(bare.length)}` : word;
  });
}

/** Who has an illness, and what one does who has: no denial before it takes it away. */
const OF_PERSON =
  /^و?(?:مريض|معتل|عليل|سقيم|مدخن|مدمن|معاق|معوق|كفيف|عاجز|مشلول|اعمي|اصم|معزول|مخالط|حبلي|مصاب|يعاني|تعاني|يدخن|تدخن|ينزف|يسعل|يتالم|عولج|اجري|ادخل|نوم)|(?:diabetic|asthmatic|epileptic|hypertensive|smoker|addict|alcoholic)s?$/u;

const LISTED = new Set([...listed(ILLS), ...listed(BESIDE_ILLS), ...listed(LOOKED_AT)]);

/** The text without what the pattern finds in its signs. */
function without(text: string, { pattern, needs }: Pattern, left: (found: string, at: number) => string): string {
  if (!needs.test(text)) return text;
  let [kept, from] = ["", 0];
  for (const { 0: found, index } of signed(text).matchAll(pattern)) {
    kept += text.slice(from, index) + left(text.slice(index, index + found.length), index);
    from = index + found.length;
  }
  return kept + text.slice(from);
}

/** The folded text of several lines without what they deny; the lines stay. */
export function withoutDenied(text: string): string {
  const folded = without(text, ANSWERED, () => " ").replace(/[^\S\n\t]+/g, " ");
  return without(folded, DENIED_ON, (denied, at) => {
    // The answer to a question ends with its line.
    if (/^\p{L}+\n/u.test(denied) && /(?:^|[:：?؟\t\n])\s*$/u.test(folded.slice(Math.max(0, at - 3), at)))
      return denied;
    return ` ${denied.replace(/[^\n]/g, "")}`;
  });
}

/** Whether a text is made of nothing but measures, and these within their bounds. */
export function isMeasured(folded: string): boolean {
  return /\d/.test(folded) && !/[\p{L}\d]/u.test(withoutMeasures(folded));
}

/** The folded text without denials, good findings and ordinary measures. */
export function withoutWell(folded: string): string {
  const unanswered = without(folded, ANSWERED, () => " ").replace(/[^\S\n]+/g, " ");
  const undenied = without(
    without(
      without(unanswered, DENIES, () => ABSENT),
      DENIED,
      () => ABSENT,
    ),
    DENIED_BEHIND,
    () => ABSENT,
  );
  const measured = withoutMeasures(undenied).replace(MEASURED_WELL, " ");
  const found = without(measured, NORMAL, () => " ").replaceAll(ABSENT, " ");
  return without(
    without(found, NORMAL_BEFORE, () => " "),
    BASIS,
    () => " ",
  );
}

const WELL = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:${FOUND_WELL}|alert|mobile|independent|comfortable|fit|not registered|not on (?:the )?register)(?![\\p{L}-])`,
  "gu",
);
const AFTER_WELL = new Set(["and", "no", "or"]);

/** Whether a finding says nothing but that all is well. */
export function isWell(folded: string): boolean {
  const left = withoutWell(folded).replace(WELL, " ");
  return left !== folded && wordsOf(left).every((word) => AFTER_WELL.has(word) || OF_ORGANS.has(word));
}

const OF_ILLS = new Set(wordsOf(`${ILLS} ${BESIDE_ILLS} and or with severe treatment biological slight exertion`));
const IS_ILL = new Set(wordsOf(ILLS));
const OF_ORGANS = new Set(wordsOf(`${LOOKED_AT} examination exam and of the general`));

/** Whether a folded word names an illness. */
export function isIllness(word: string): boolean {
  return IS_ILL.has(word) || isIll(word);
}

/** Whether a label asks for an illness, in whatever words. */
export function asksForIll(words: readonly string[]): boolean {
  const of = (word: string) => OF_ILLS.has(word) || isIll(word) || isOrgan(word);
  return !words.some(turnsAnswer) && words.some((word) => IS_ILL.has(word) || isIll(word)) && words.every(of);
}

/** Whether a label names what was examined. */
export function namesOrgan(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => OF_ORGANS.has(word) || isOrgan(word));
}
