/** Fetches what a place of wishes shows, with its words: the button and the place where they are stated, a package's match. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import type { PackageView } from "../queries.ts";
import { useStatedWishes } from "./stated-wishes.ts";
import type { WishesButtonProps, WishesPlaceProps } from "./wishes-props.ts";

const WORDS = ["wishes"];

const WishesButton = lazy(async () => {
  const [file] = await Promise.all([import("./wishes-button.tsx"), wantWords(WORDS)]);
  return { default: file.WishesButton };
});
const WishesPlace = lazy(async () => {
  const [file] = await Promise.all([import("./wishes-place.tsx"), wantWords(WORDS)]);
  return { default: file.WishesPlace };
});
const MatchLine = lazy(async () => {
  const [file] = await Promise.all([import("./match-line.tsx"), wantWords(WORDS)]);
  return { default: file.MatchLine };
});

export type WishesLaterProps =
  | { readonly button: WishesButtonProps }
  | { readonly place: WishesPlaceProps }
  | { readonly item: PackageView };

export function WishesLater(shown: WishesLaterProps) {
  const text = useStatedWishes();
  return (
    <Suspense>
      {"button" in shown && <WishesButton {...shown.button} />}
      {"place" in shown && <WishesPlace {...shown.place} />}
      {"item" in shown && text && <MatchLine item={shown.item} text={text} />}
    </Suspense>
  );
}
