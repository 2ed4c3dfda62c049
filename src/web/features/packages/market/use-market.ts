/** What the market shows for a search: how many fit, what each further choice would leave, and the first packages. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FIRST_PACKAGES, listPackages, packageFacets } from "#contract/packages.ts";
import type { Search } from "#domain/packages/search/search.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { useResidence } from "#web/lib/session/session.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { filterAddress } from "../filters/address.ts";
import type { PackageFilters } from "../filters/filters.ts";

/** Places go while one reads; where nothing has changed, the server answers from memory that it has not. */
const LIVE = { placeholderData: keepPreviousData, refetchInterval: 20_000 } as const;

/** Between the last letter and the question. */
const PAUSE_MS = 200;

/** Both calls at once; what was shown before stays until the answers have come. */
export function useMarket(filters: PackageFilters) {
  const [limit, showMore] = useLimit(filters);
  const q = useSettled(filters.q, PAUSE_MS);
  const { sort, everywhere: _, ...search } = { ...filters, q };
  const query = toQuery(search);
  const summary = useQuery({ ...routeQuery(packageFacets, { query }), ...LIVE });
  const residence = useHome(filters);
  const packages = useQuery({ ...routeQuery(listPackages, { query: { ...query, residence, sort, limit } }), ...LIVE });
  return { summary, packages, showMore };
}

/** The country whose packages stand first in the order that nobody chose; undefined in the others, and where nobody knows or wants it. */
function useHome({ sort, everywhere }: Pick<PackageFilters, "sort" | "everywhere">): string | undefined {
  const residence = useResidence();
  return sort === "popular" && !everywhere && residence !== null ? residence : undefined;
}

/** A page more on demand; another search begins with one page again. */
function useLimit(filters: PackageFilters): [number, () => void] {
  const asked = filterAddress(filters).toString();
  const [paging, setPaging] = useState({ asked, limit: FIRST_PACKAGES });
  const limit = paging.asked === asked ? paging.limit : FIRST_PACKAGES;
  return [limit, () => setPaging({ asked, limit: limit + FIRST_PACKAGES })];
}

function toQuery({ accessible, instalments, shifting, departureCity, campClass, ...search }: Search) {
  return {
    ...search,
    ...(accessible && { accessible: "true" }),
    ...(instalments && { instalments: "true" }),
    ...(shifting !== undefined && { shifting: String(shifting) }),
    ...(departureCity && { departureCity: [...departureCity] }),
    ...(campClass && { campClass: [...campClass] }),
  };
}
