/** Folds what is written in many ways to one form: letters, marks, digits. The same for exemplars, words of the lexicon and questions. */
import { latinDigits } from "#domain/latin-digits.ts";
import { kept } from "./kept.ts";

/** Bidirectional marks, joiners, the byte order mark, the Arabic stroke that lengthens a word. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0640]/g;
/** Latin, Cyrillic and Arabic marks above and below; nukta and chandrabindu of Hindi and Bengali. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc]/g;

const LETTERS: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ی",
  ي: "ی",
  ئ: "ی",
  ے: "ی",
  ك: "ک",
  ة: "ه",
  ۃ: "ه",
  ہ: "ه",
  ھ: "ه",
  ۂ: "ه",
  ۀ: "ه",
  ە: "ه",
  ؤ: "و",
  ء: "",
  ں: "ن",
  "ँ": "ं",
  ई: "इ",
  ऊ: "उ",
  "ी": "ि",
  "ू": "ु",
  "ঁ": "",
  "ী": "ি",
  "ূ": "ু",
  ঈ: "ই",
  ঊ: "উ",
  ণ: "ন",
  শ: "স",
  ষ: "স",
  য: "জ",
  ı: "i",
  ё: "е",
  œ: "oe",
  æ: "ae",
};
const TO_FOLD = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");

/** Digits of every script as 0–9; the Arabic marks for thousands and decimals as comma and point. */
export function foldDigits(text: string): string {
  return latinDigits(text).replace(/٬/g, ",").replace(/٫/g, ".");
}

/** Nothing but small and capital letters of English, and signs: most of Latin script. */
const PLAIN = /^[\0-\x7f]*$/;

/** Small letters, one form each, without marks; what separates words stays. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return foldDigits(text.normalize("NFKC"))
    .toLowerCase()
    .normalize("NFD")
    .replace(UNSEEN, "")
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(TO_FOLD, (letter) => LETTERS[letter] ?? letter);
}

/** Urdu and Hindi in Latin letters are spelled by ear: long vowels, w and v, z and j fall together. */
export function foldByEar(word: string): string {
  return word
    .replace(/ee|ea|ie|y(?=[^aeiou]|$)/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/aa/g, "a")
    .replace(/ai|ay|ae/g, "e")
    .replace(/w/g, "v")
    .replace(/q/g, "k")
    .replace(/ph/g, "f")
    .replace(/z/g, "j")
    .replace(/(?<=[^aeiou])h/g, "");
}

/** A letter written twice or more is one: "pasport", "helllo". Digits stay. */
export function collapse(word: string): string {
  return word.replace(/([^\d])\1+/gu, "$1");
}

/** One word by itself, as `wordsIn` gives it. */
export const foldWord = kept((word) => collapse(fold(word)));

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** French leaves a vowel out before another: l'hôtel, j'annule, qu'on. What is left of the short word tells nothing. */
const ELIDED = /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/gu;

/** The folded words of a text, in order, doubled letters collapsed. */
export function wordsIn(text: string): string[] {
  return (
    fold(text)
      .replace(ELIDED, "")
      .replace(/['’`´]/g, "")
      .match(WORD) ?? []
  ).map(collapse);
}
