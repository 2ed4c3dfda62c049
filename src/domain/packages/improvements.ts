/** What would improve a listing: facts that it does not state, held against the others on the market, and slow answers. */

/** What a listing may state beyond what it must; each is something that pilgrims filter by, compare or ask for. */
export const LISTING_FACTS = [
  "pictures",
  "description",
  "camp",
  "hotels",
  "accessible",
  "languages",
  "meals",
  "flights",
  "rooms",
  "instalments",
] as const;
export type ListingFact = (typeof LISTING_FACTS)[number];

/** A description shorter than this says less than the card beside it. */
export const SHORTEST_DESCRIPTION = 120;

/** An answer that takes longer than this is a slow one. */
export const SLOW_ANSWER_HOURS = 24;

export interface Listing {
  readonly id: string;
  readonly title: string;
  readonly states: Readonly<Record<ListingFact, boolean>>;
  /** Questions that wait for longer than `SLOW_ANSWER_HOURS`, or were answered only then, of these months. */
  readonly slowAnswers: number;
}

/** The other listings on the market. */
export interface Market {
  readonly listings: number;
  readonly stating: Readonly<Record<ListingFact, number>>;
}

export interface Improvement {
  readonly rule: ListingFact | "answers";
  /** How many of the others state it; null where that says nothing. */
  readonly others: { readonly stating: number; readonly of: number } | null;
  /** Questions answered slowly; null for facts. */
  readonly slow: number | null;
  readonly listings: readonly Pick<Listing, "id" | "title">[];
}

/** Slow answers first, because somebody waits; then what the most others state. Empty when nothing is missing. */
export function improvementsOf(own: readonly Listing[], { listings, stating }: Market): Improvement[] {
  const slow = own.filter(({ slowAnswers }) => slowAnswers > 0);
  const facts = LISTING_FACTS.map((rule) => ({ rule, lacking: own.filter(({ states }) => !states[rule]) }))
    .filter(({ lacking }) => lacking.length > 0)
    .sort((a, b) => stating[b.rule] - stating[a.rule] || b.lacking.length - a.lacking.length);
  return [
    ...(slow.length > 0
      ? [{ rule: "answers" as const, others: null, slow: sumOf(slow), listings: slow.map(named) }]
      : []),
    ...facts.map(({ rule, lacking }) => ({
      rule,
      others: listings === 0 ? null : { stating: stating[rule], of: listings },
      slow: null,
      listings: lacking.map(named),
    })),
  ];
}

function sumOf(slow: readonly Listing[]): number {
  return slow.reduce((sum, { slowAnswers }) => sum + slowAnswers, 0);
}

function named({ id, title }: Listing): Pick<Listing, "id" | "title"> {
  return { id, title };
}
