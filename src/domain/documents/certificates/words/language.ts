/** Which of the accepted languages a text is in. Source: docs/sources.md#health-certificate. */
import type { TextLine } from "../../seen/facts.ts";

/** `other`: letters of another script, or Latin letters with the small words of another language. */
export type TextLanguage = "english" | "arabic" | "other" | "unknown";

const ENGLISH =
  /\b(the|and|of|is|to|for|that|this|was|has|name|date|with|from|by|not|number|doctor|health|examined|his|her|he|she|we|i|it|are|at|on|confirm|certify|medical|fitness|passport|certificate|birth)\b/gi;
/** Small words of French, German, Spanish, Italian, Dutch, Turkish, Indonesian and Malay that English does not have. */
const OTHERS =
  /\b(le|les|des|et|est|une|nom|der|die|das|und|ist|von|el|los|las|una|y|nombre|fecha|il|della|nome|het|een|van|ve|bir|ile|tarihi|yang|dan|dengan|untuk|nama|tanggal|tarikh)\b/gi;

/** Persian and Urdu share the script; letters that Arabic lacks tell them apart. */
const BEYOND_ARABIC = /[پچژگٹڈڑںےھ]/;

/** Fewer words tell nothing. */
const LEAST_WORDS = 3;
/** Share of letters above which a script is the text's own. */
const MOST_LETTERS = 0.6;

/** A bilingual page with English or Arabic is in that language; one with single lines of them is for a person to tell. */
export function certificateLanguage(lines: readonly TextLine[]): TextLanguage {
  const language = ofPage(lines);
  return language === "other" && lines.some(isAccepted) ? "unknown" : language;
}

/** Told to be fit, in one of the two. */
const FIT = /\bfit (?:to|for)\b|(?<!\p{L})لائق[ةه]?(?!\p{L})/iu;

/** A sentence in English or Arabic: words with the Arabic article, which Persian and Urdu have in names alone. */
function isAccepted({ text }: TextLine): boolean {
  if (FIT.test(text)) return true;
  const english = count(text, ENGLISH);
  if (english >= LEAST_WORDS && english > count(text, OTHERS)) return true;
  return count(text, /(?<!\p{L})(?:و|ب|ل)?ال\p{L}{2,}/gu) >= LEAST_WORDS && !BEYOND_ARABIC.test(text);
}

function ofPage(lines: readonly TextLine[]): TextLanguage {
  const text = lines.map((line) => line.text).join("\n");
  const letters = count(text, /\p{L}/gu);
  const arabic = count(text, /\p{Script=Arabic}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (letters === 0) return "unknown";
  const english = count(text, ENGLISH);
  if (english >= LEAST_WORDS && english >= count(text, OTHERS)) return "english";
  if (arabic / letters > MOST_LETTERS) return BEYOND_ARABIC.test(text) ? "other" : "arabic";
  if (count(text, OTHERS) >= LEAST_WORDS) return "other";
  return (arabic + latin) / letters < 1 - MOST_LETTERS ? "other" : "unknown";
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
