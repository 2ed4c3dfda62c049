/** Fetches what a place of wishes shows, with its words: the card where they are stated, or a package's match. */
import { lazy, Suspense } from "react";
import type { Facets } from "#domain/packages/facets.ts";
import { wantWords } from "#web/lib/preferences.ts";
import type { PackageView } from "../queries.ts";
import { useStatedWishes } from "./stated-wishes.ts";

const WORDS = ["wishes"];

const WishesCard = lazy(async () => {
  const [file] = await Promise.all([import("./wishes-card.tsx"), wantWords(WORDS)]);
  return { default: file.WishesCard };
});
const MatchLine = lazy(async () => {
  const [file] = await Promise.all([import("./match-line.tsx"), wantWords(WORDS)]);
  return { default: file.MatchLine };
});

type WishesLaterProps = { readonly facets: Facets } | { readonly item: PackageView };

export function WishesLater(place: WishesLaterProps) {
  const text = useStatedWishes();
  if ("facets" in place) {
    return (
      <Suspense>
        <WishesCard facets={place.facets} />
      </Suspense>
    );
  }
  return (
    text && (
      <Suspense>
        <MatchLine item={place.item} text={text} />
      </Suspense>
    )
  );
}
