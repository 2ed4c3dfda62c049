/** A part of a page fetched when its reader comes near, or when the address names it; with nothing to show it leaves no gap. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { classNames } from "../class-names.ts";
import { SkeletonCard } from "../feedback/loading.tsx";
import { keepInSight } from "./keep-in-sight.ts";

/** So far ahead that it is there before it is in sight. */
const AHEAD = "600px";

interface WhenNearProps {
  id: string;
  /** What the names of its own places begin with: an address that names one of them names this part. */
  places?: string;
  /** Not only when near: it stands so high that its growing would be seen, so it appears together with what is around it. */
  atOnce?: boolean;
  children: ReactNode;
}

export function WhenNear({ id, places, atOnce = false, children }: WhenNearProps) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}` || (places !== undefined && hash.startsWith(`#${places}`));
  const [isNear, setNear] = useState(isNamed || atOnce);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current || isNear) return;
    // What is near stays: an old sighting may be told after the address has named the part.
    const watch = new IntersectionObserver((seen) => setNear((was) => was || seen.some((one) => one.isIntersecting)), {
      rootMargin: AHEAD,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  useEffect(() => {
    if (!isNamed || !place.current) return;
    setNear(true);
    return keepInSight(place.current);
  }, [isNamed]);
  return (
    <section ref={place} id={id} className={classNames("min-h-40 min-w-0 scroll-mt-24", isNear && "empty:hidden")}>
      {isNear && (atOnce ? children : <Suspense fallback={<SkeletonCard lines={5} />}>{children}</Suspense>)}
    </section>
  );
}
