/** Which paper, how much, when and how many a question names; whom, says `reading/people.ts`. */
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";
import type { Currency } from "#domain/money.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { wordsIn } from "../normalise/fold.ts";
import { isPartySize, type Numbers } from "../reading/numbers.ts";
import { wordMatcher } from "../reading/words/number-words.ts";
import { monthIn } from "./months.ts";

export interface Slots {
  readonly document: DocumentType | null;
  /** Major units. */
  readonly amount: number | null;
  readonly currency: Currency | null;
  /** 1–12. */
  readonly month: number | null;
  /** People, where a number stands alone and is small. */
  readonly count: number | null;
}

const DOCUMENT_OF: Readonly<Record<string, DocumentType>> = {
  passport: "passport",
  photo: "photo",
  visa: "visa",
  vaccine: "vaccination",
  health_certificate: "health_certificate",
};

/** In another case than the concept's words. */
const isVisa = wordMatcher("ویزے ویزوں वीज़े वीजे");

/** "Other than the passport" asks for the others. */
const isExcept = wordMatcher(
  "besides except excluding غير سوى ماعدا عدا علاوہ سوا अलावा सिवाय छोड़कर disinda haricinde sauf hormis selain kecuali جز بجز кроме помимо ilawa alawa siwa",
);

export function slotsIn(text: string, { sums, people, bare }: Numbers): Slots {
  const words = wordsIn(text);
  const [sum] = sums;
  const named = words.some(isExcept) ? null : documentIn(conceptsIn(words));
  return {
    document: named ?? (words.some(isVisa) ? "visa" : null),
    amount: sum && sum.amount > 0 ? sum.amount : null,
    currency: sum?.currency ?? null,
    month: monthIn(words),
    count: people ?? bare.find(isPartySize) ?? null,
  };
}

/** The first kind named: "is my passport photo fine" asks for the photo. */
function documentIn(concepts: readonly string[]): DocumentType | null {
  const named = concepts.flatMap((concept) => DOCUMENT_OF[concept] ?? []);
  if (named.includes("photo") && named.includes("passport")) return "photo";
  return DOCUMENT_TYPES.find((type) => type === named[0]) ?? null;
}
