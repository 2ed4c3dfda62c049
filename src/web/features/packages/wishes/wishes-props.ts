/** What the button and the place of wishes are given, told apart from both, so that naming it fetches neither. */
import type { Facets } from "#domain/packages/search/facets.ts";

export interface WishesButtonProps {
  readonly open: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
}

export interface WishesPlaceProps {
  readonly facets: Facets;
  /** How many packages fit as things stand. */
  readonly found: number;
  readonly onDone: () => void;
}
