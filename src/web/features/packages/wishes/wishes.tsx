/** The two places where wishes enter a screen; what stands in them is fetched after its first drawing. */
import { lazy, Suspense } from "react";
import type { Facets } from "#domain/packages/facets.ts";
import type { PackageView } from "../queries.ts";

/** A step between: the list of files that a part needs is long, and would weigh on the first drawing. */
const Later = lazy(async () => ({ default: (await import("./wishes-later.tsx")).WishesLater }));

/** Where wishes are stated; its place is kept free until it comes. */
export function Wishes({ facets }: { facets: Facets }) {
  return (
    <div className="mb-4 min-h-12 md:mb-6">
      <Suspense>
        <Later facets={facets} />
      </Suspense>
    </div>
  );
}

/** Nothing for somebody without wishes. */
export function Match({ item }: { item: PackageView }) {
  return (
    <Suspense>
      <Later item={item} />
    </Suspense>
  );
}
