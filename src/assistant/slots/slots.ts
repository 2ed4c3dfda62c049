/** Whom, which paper, how much and when a question names. */
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";
import type { Currency } from "#domain/money.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { wordsIn } from "../normalise/fold.ts";
import type { Numbers } from "../reading/numbers.ts";
import { monthIn } from "./months.ts";

const LARGEST_PARTY = 60;

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

export function slotsIn(text: string, { sums, people, bare }: Numbers): Slots {
  const words = wordsIn(text);
  const concepts = conceptsIn(words);
  const [sum] = sums;
  return {
    relation: firstOf(concepts, RELATION_OF),
    document: documentIn(concepts),
    amount: sum && sum.amount > 0 ? sum.amount : null,
    currency: sum?.currency ?? null,
    month: monthIn(words),
    count: people ?? bare.find((number) => Number.isInteger(number) && number > 0 && number <= LARGEST_PARTY) ?? null,
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
