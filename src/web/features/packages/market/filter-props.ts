/** What every part of the filters gets: the counts of further choices, the filters in use, and how to change them. */
import type { Facets } from "#domain/packages/search/facets.ts";
import type { PackageFilters } from "../filters/filters.ts";

export interface FilterProps {
  facets: Facets;
  filters: PackageFilters;
  found: number;
  onChange: (change: Partial<PackageFilters>) => void;
}
