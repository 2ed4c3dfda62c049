/** Whom, which paper, how much and when a question names. */
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";
import { CURRENCIES, type Currency } from "#domain/money.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { fold, wordsIn } from "../normalise/fold.ts";
import { monthIn } from "./months.ts";

export interface Slots {
  readonly relation: Relationship | null;
  readonly document: DocumentType | null;
  /** Major units. */
  readonly amount: number | null;
  readonly currency: Currency | null;
  /** 1–12. */
  readonly month: number | null;
  /** People, where a number stands alone and is small. */
  readonly count: number | null;
}

const RELATION_OF: Readonly<Record<string, Relationship>> = {
  father: "father",
  mother: "mother",
  wife: "spouse",
  husband: "spouse",
  son: "son",
  daughter: "daughter",
  brother: "brother",
  sister: "sister",
};

const DOCUMENT_OF: Readonly<Record<string, DocumentType>> = {
  passport: "passport",
  photo: "photo",
  visa: "visa",
  vaccine: "vaccination",
  health_certificate: "health_certificate",
};

const CURRENCY_WORDS: readonly (readonly [RegExp, Currency])[] = [
  [/£|\bgbp\b|pound|sterling|باوند|جنیه|پاوند|پوند|पाउंड|पौंड|পাউন্ড|фунт|\bpaund|\bpon\b/u, "GBP"],
  [/\bsar\b|ر\.س|ریال|ri[yj]al|रियाल|রিয়াল|রিজাল|риял|риал/u, "SAR"],
  [/\$|\busd\b|dol+ar|دولار|ڈالر|دلار|डॉलर|ডলার|доллар/u, "USD"],
  [/€|\beur\b|euro|یورو|यूरो|ইউরো|евро|avro/u, "EUR"],
  [/\baed\b|dirham|درهم|दिरहम|দিরহাম|дирхам/u, "AED"],
];

const THOUSAND = /^(k|thousand|bin|mille|ribu|rb|الف|آلاف|الاف|ہزار|هزار|हजार|হাজার|тыс\w*)$/u;
const LARGEST_PARTY = 60;

export function slotsIn(text: string): Slots {
  const words = wordsIn(text);
  const concepts = conceptsIn(words);
  const currency = currencyIn(text);
  const numbers = numbersIn(text);
  const amount = numbers.find((number) => currency !== null || number >= 100) ?? null;
  return {
    relation: firstOf(concepts, RELATION_OF),
    document: documentIn(concepts),
    amount: amount !== null && amount > 0 ? amount : null,
    currency,
    month: monthIn(words),
    count: numbers.find((number) => number !== amount && number > 0 && number <= LARGEST_PARTY) ?? null,
  };
}

/** The first kind named: "is my passport photo fine" asks for the photo. */
function documentIn(concepts: readonly string[]): DocumentType | null {
  const named = concepts.flatMap((concept) => DOCUMENT_OF[concept] ?? []);
  if (named.includes("photo") && named.includes("passport")) return "photo";
  return DOCUMENT_TYPES.find((type) => type === named[0]) ?? null;
}

function firstOf<Meaning>(concepts: readonly string[], meanings: Readonly<Record<string, Meaning>>): Meaning | null {
  return concepts.flatMap((concept) => meanings[concept] ?? [])[0] ?? null;
}

function currencyIn(text: string): Currency | null {
  const folded = fold(text);
  const found = CURRENCY_WORDS.find(([word]) => word.test(folded))?.[1];
  return CURRENCIES.find((currency) => currency === found) ?? null;
}

/** Numbers as written: `1,200`, `1.200`, `34 000`, `5k`, `3 hundred` is not one. */
function numbersIn(text: string): number[] {
  const folded = fold(text).replace(/(\d)[ \u00a0,.](?=\d{3}(?!\d))/g, "$1");
  return [...folded.matchAll(/(\d+(?:[.,]\d{1,2})?)\s*([\p{L}]*)/gu)].map(([, digits = "", unit = ""]) => {
    const value = Number(digits.replace(",", "."));
    return THOUSAND.test(unit) ? value * 1000 : value;
  });
}
