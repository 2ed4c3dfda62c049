/** The places where wishes enter a screen; what stands in them is fetched after its first drawing. */
import { lazy, Suspense } from "react";
import type { WishesLaterProps } from "./wishes-later.tsx";

/** A step between: the list of files that a part needs is long, and would weigh on the first drawing. */
const Later = lazy(async () => ({ default: (await import("./wishes-later.tsx")).WishesLater }));

/** Nothing until it has come; a match is nothing for somebody without wishes, too. */
export function Wishes(shown: WishesLaterProps) {
  return (
    <Suspense>
      <Later {...shown} />
    </Suspense>
  );
}
