/** Words that stand for one of a few things: yes and no, the kind of stay, camps, channels, languages; and the ladder of a cancellation. */

import type { Channel } from "../channel.ts";
import { latinDigits } from "../latin-digits.ts";
import {
  type AccommodationType,
  CAMP_CLASSES,
  type CampClass,
  type CancellationStep,
  type GroupDiscount,
  type Terms,
} from "../packages/package.ts";
import { type Cell, EMPTY, plainWord, type Read, textOf, unreadable } from "./cell.ts";

const YES = new Set(["yes", "y", "true", "1", "x", "oui", "evet", "ya", "si", "ja", "نعم", "اجل", "صح", "متاح"]);
const NO = new Set(["no", "n", "false", "0", "non", "hayir", "tidak", "nein", "لا", "كلا", "خطا", "غير متاح"]);
/** Said of shifting alone. */
const SHIFTING = new Set(["shifting", "شفتينج", "مع الانتقال"]);
const NON_SHIFTING = new Set(["non shifting", "nonshifting", "not shifting", "بدون انتقال"]);

export function readYesNo(cell: Cell): Read<boolean> {
  if (typeof cell === "boolean") return { value: cell };
  const word = plainWord(textOf(cell));
  if (word === "") return EMPTY;
  if (YES.has(word) || SHIFTING.has(word)) return { value: true };
  if (NO.has(word) || NON_SHIFTING.has(word)) return { value: false };
  return unreadable("not_yes_or_no");
}

const STAYS: Readonly<Record<string, AccommodationType>> = {
  standard: "Standard",
  economy: "Standard",
  economic: "Standard",
  budget: "Standard",
  "3 star": "Standard",
  عادي: "Standard",
  اقتصادي: "Standard",
  قياسي: "Standard",
  deluxe: "Deluxe",
  premium: "Deluxe",
  superior: "Deluxe",
  "4 star": "Deluxe",
  ديلوكس: "Deluxe",
  مميز: "Deluxe",
  فاخر: "Deluxe",
  vip: "VIP",
  luxury: "VIP",
  "5 star": "VIP",
  "في اي بي": "VIP",
  "كبار الشخصيات": "VIP",
  "presidential suite": "Presidential Suite",
  presidential: "Presidential Suite",
  suite: "Presidential Suite",
  "جناح رياسي": "Presidential Suite",
};

export function readStay(cell: Cell): Read<AccommodationType> {
  return oneOf(cell, (word) => STAYS[word] ?? null);
}

export function readCampClass(cell: Cell): Read<CampClass> {
  const text = textOf(cell)
    .toUpperCase()
    .replace(/^(CLASS|CAT(EGORY)?|فئة|فئه)\s*/, "");
  if (text === "") return EMPTY;
  const found = CAMP_CLASSES.find((letter) => letter === text);
  return found ? { value: found } : unreadable("not_offered");
}

export function readApproval(cell: Cell): Read<Terms["approval"]> {
  return oneOf(cell, (word) => {
    if (["approval", "by approval", "on request", "موافقه", "بموافقه", "عند الطلب"].includes(word)) return "approval";
    return ["instant", "at once", "immediate", "فوري", "فورا"].includes(word) ? "instant" : null;
  });
}

/** "nusuk", "operator", "both", or the two with a sign between. */
export function readChannels(cell: Cell): Read<Channel[]> {
  const word = plainWord(textOf(cell));
  if (word === "") return EMPTY;
  const all = ["both", "all", "كلاهما", "الكل"].includes(word);
  const nusuk = all || /nusuk|نسك/.test(word);
  const operator = all || /operator|direct|منظم|مباشر/.test(word);
  if (!nusuk && !operator) return unreadable("not_offered");
  return { value: [...(nusuk ? ["nusuk" as const] : []), ...(operator ? ["operator" as const] : [])] };
}

const LANGUAGES: Readonly<Record<string, string>> = {
  english: "en",
  انجليزي: "en",
  الانجليزيه: "en",
  arabic: "ar",
  عربي: "ar",
  العربيه: "ar",
  urdu: "ur",
  الاورديه: "ur",
  اردو: "ur",
  hindi: "hi",
  bengali: "bn",
  bangla: "bn",
  turkish: "tr",
  التركيه: "tr",
  french: "fr",
  الفرنسيه: "fr",
  indonesian: "id",
  malay: "ms",
  persian: "fa",
  farsi: "fa",
  russian: "ru",
  german: "de",
  spanish: "es",
  somali: "so",
};

/** Names or two-letter codes, with signs between. */
export function readLanguages(cell: Cell): Read<string[]> {
  const words = textOf(cell)
    .split(/[,;/|،؛&+]|\band\b/i)
    .map(plainWord)
    .filter(Boolean);
  const codes = words.map((word) => LANGUAGES[word] ?? (/^[a-z]{2}$/.test(word) ? word : null));
  if (codes.includes(null)) return unreadable("not_a_language");
  return words.length === 0 ? EMPTY : { value: [...new Set(codes.flatMap((code) => code ?? []))] };
}

/** "60:90; 30:50": from 60 days before departure on 90 % come back, from 30 days on 50 %. */
export function readLadder(cell: Cell): Read<CancellationStep[]> {
  return pairsOf(cell, (daysBefore, refundPercent) => ({ daysBefore, refundPercent }));
}

/** "5:3; 10:5": 3 % less from 5 people on, 5 % less from 10. */
export function readDiscounts(cell: Cell): Read<GroupDiscount[]> {
  return pairsOf(cell, (fromPeople, percent) => ({ fromPeople, percent }));
}

function pairsOf<T>(cell: Cell, make: (first: number, second: number) => T): Read<T[]> {
  const text = latinDigits(textOf(cell));
  if (text === "") return EMPTY;
  const parts = text.split(/[;\n|؛]/).filter((part) => part.trim() !== "");
  const pairs = parts.map((part) => /^\D*(\d{1,3})\D+(\d{1,3})\D*$/.exec(part));
  if (pairs.includes(null)) return unreadable("not_a_ladder");
  return { value: pairs.map((pair) => make(Number(pair?.[1]), Number(pair?.[2]))) };
}

function oneOf<T extends string>(cell: Cell, find: (word: string) => T | null): Read<T> {
  const word = plainWord(textOf(cell));
  if (word === "") return EMPTY;
  const value = find(word);
  return value === null ? unreadable("not_offered") : { value };
}
