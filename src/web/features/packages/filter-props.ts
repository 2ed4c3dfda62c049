/** What every part of the filters gets: the whole list for its counts, the filters in use, and how to change them. */
import type { Filters } from "./filters.ts";
import type { PackageView } from "./queries.ts";

export interface FilterProps {
  items: readonly PackageView[];
  filters: Filters;
  found: number;
  onChange: (change: Partial<Filters>) => void;
}
