/** Holds every offer on sale against a search; words that nobody says are looked for again with mercy. */
import type { Package, PackageSearch } from "#contract/packages.ts";
import type { JudgedOffer } from "#domain/packages/search/facets.ts";
import { missedBy, saying } from "#domain/packages/search/search.ts";
import type { NearSpelling, SearchedOffer } from "./near-spelling.ts";

export interface OfferJudgement {
  readonly judged: readonly JudgedOffer<Package>[];
  /** Nothing says the words as they are written; near spellings stand in for them. */
  readonly nearSpelling: boolean;
}

export function judgeOffers(
  offers: readonly SearchedOffer[],
  search: PackageSearch,
  near: NearSpelling,
): OfferJudgement {
  const words = search.q?.trim() ?? "";
  const says = saying(words);
  const exact = new Set(offers.filter(({ text }) => says(text)).map(({ view }) => view.id));
  const found = exact.size === 0 ? near.find(offers, words) : exact;
  const missed = missedBy<Package>(search, ({ id }) => found.has(id));
  const judged = offers.map(({ view }) => ({ offer: view, misses: missed(view) }));
  return { judged, nearSpelling: exact.size === 0 && found.size > 0 };
}
