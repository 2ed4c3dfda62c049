/** What every part of the filters gets: the counts of further choices, the filters in use, and how to change them. */
import type { Facets } from "#domain/packages/search/facets.ts";
import type { Filters } from "../filters/filters.ts";

export interface FilterProps {
  facets: Facets;
  filters: Filters;
  found: number;
  onChange: (change: Partial<Filters>) => void;
}
