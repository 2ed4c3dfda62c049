/** How letters beyond A to Z are written in machine-readable lines. Source: docs/sources.md#icao-9303 (part 3, section 6). */

/** One or more spellings, the one to write first. */
export type Spellings = readonly [string, ...string[]];

/** Latin letters with a spelling of their own, and those that lose no mark by decomposition. */
const LATIN: Readonly<Record<string, Spellings>> = {
  Ä: ["AE", "A"],
  Ö: ["OE", "O"],
  Ü: ["UE", "U", "UXX"],
  Å: ["AA", "A"],
  Æ: ["AE"],
  Ø: ["OE", "O"],
  Œ: ["OE"],
  Ñ: ["N", "NXX"],
  ẞ: ["SS"],
  ß: ["SS"],
  Þ: ["TH"],
  Ð: ["D"],
  Đ: ["D"],
  Ħ: ["H"],
  İ: ["I"],
  ı: ["I"],
  Ĳ: ["IJ"],
  ĸ: ["Q"],
  Ŀ: ["L"],
  Ł: ["L"],
  ŉ: ["N"],
  Ŋ: ["N"],
  Ŧ: ["T"],
  Ə: ["A", "E"],
};

/** Letters of the Arabic script, with an X before what Latin has no letter for; vowel signs are not written. */
const ARABIC: Readonly<Record<string, Spellings>> = {
  ء: ["XE"],
  آ: ["XAA"],
  أ: ["XAE"],
  ؤ: ["U", "XW"],
  إ: ["I"],
  ئ: ["XI"],
  ا: ["A"],
  ب: ["B"],
  ة: ["XTA", "XAH"],
  ت: ["T"],
  ث: ["XTH"],
  ج: ["J"],
  ح: ["XH"],
  خ: ["XKH"],
  د: ["D"],
  ذ: ["XDH"],
  ر: ["R"],
  ز: ["Z"],
  س: ["S"],
  ش: ["XSH"],
  ص: ["XSS"],
  ض: ["XDZ"],
  ط: ["XTT"],
  ظ: ["XZZ"],
  ع: ["E"],
  غ: ["G"],
  ف: ["F"],
  ق: ["Q"],
  ك: ["K"],
  ل: ["L"],
  م: ["M"],
  ن: ["N"],
  ه: ["H"],
  و: ["W"],
  ى: ["XAY"],
  ي: ["Y"],
  پ: ["P"],
  چ: ["XC"],
  ژ: ["XJ"],
  ک: ["XKK"],
  گ: ["XGG"],
  ٹ: ["XXT"],
  ڈ: ["XXD"],
  ڑ: ["XXR"],
  ں: ["XNN"],
  ھ: ["XDO"],
  ہ: ["XXG"],
  ی: ["XYA"],
  ے: ["XYB"],
};

/** Not written: apostrophes and their kin, full stops, vowel signs, the stretching stroke. */
const UNWRITTEN = /['’‘ʼʻʾʿ`´,.ـ\p{M}]/gu;

/** Spellings of one letter (composed, any case); a letter without any is left out of the lines. */
export function spellingsOf(letter: string): Spellings {
  const large = letter === "ß" ? letter : letter.toUpperCase();
  const known = LATIN[letter] ?? LATIN[large] ?? ARABIC[letter];
  return known ?? [large.normalize("NFD").replace(UNWRITTEN, "")];
}

/** A name as its composed letters without what is not written. */
export function lettersOf(name: string): string[] {
  return [...name.normalize("NFC")].filter((letter) => letter.replace(UNWRITTEN, "") !== "");
}

/** Whether a name has letters of which the standard's tables say nothing, such as Cyrillic or Bengali ones. */
export function hasOtherScript(name: string): boolean {
  return /[^\P{L}\p{Script=Latin}\p{Script=Arabic}\p{Lm}]/u.test(name);
}

export function isArabic(name: string): boolean {
  return /\p{Script=Arabic}/u.test(name);
}
