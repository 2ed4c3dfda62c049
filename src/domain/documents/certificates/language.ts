/** Which of the accepted languages a text is in. Source: docs/sources.md#health-certificate. */
import type { TextLine } from "../facts.ts";

/** `other`: letters of another script, or Latin letters with the small words of another language. */
export type TextLanguage = "english" | "arabic" | "other" | "unknown";

const ENGLISH =
  /\b(the|and|of|is|to|for|that|this|was|has|name|date|with|from|by|not|number|doctor|health|examined|his|her|he|she|we|i|it|are|at|on|confirm|certify|medical|fitness|passport|certificate|birth)\b/gi;
/** Small words of French, German, Spanish, Italian, Dutch, Turkish, Indonesian and Malay that English does not have. */
const OTHERS =
  /\b(le|les|des|et|est|une|nom|der|die|das|und|ist|von|el|los|las|una|y|nombre|fecha|il|della|nome|het|een|van|ve|bir|ile|tarihi|yang|dan|dengan|untuk|nama|tanggal|tarikh)\b/gi;

/** Fewer words tell nothing. */
const LEAST_WORDS = 3;
/** Share of letters above which a script is the text's own. */
const MOST_LETTERS = 0.6;

/** A bilingual page with English or Arabic is in that language. */
export function languageOf(lines: readonly TextLine[]): TextLanguage {
  const text = lines.map((line) => line.text).join("\n");
  const letters = count(text, /\p{L}/gu);
  const arabic = count(text, /\p{Script=Arabic}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (letters === 0) return "unknown";
  const english = count(text, ENGLISH);
  if (english >= LEAST_WORDS && english >= count(text, OTHERS)) return "english";
  // Persian and Urdu share the script; letters that Arabic lacks tell them apart.
  if (arabic / letters > MOST_LETTERS) return /[پچژگٹڈڑںےھ]/.test(text) ? "other" : "arabic";
  if (count(text, OTHERS) >= LEAST_WORDS) return "other";
  return (arabic + latin) / letters < 1 - MOST_LETTERS ? "other" : "unknown";
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
