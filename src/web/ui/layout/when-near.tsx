/** A part of a page that is fetched when its reader comes near, or at once when the address names it. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SkeletonCard } from "../feedback/loading.tsx";
import { keepInSight } from "./keep-in-sight.ts";

/** So far ahead that it is there before it is in sight. */
const AHEAD = "600px";

export function WhenNear({ id, children }: { id: string; children: ReactNode }) {
  const isNamed = useLocation().hash === `#${id}`;
  const [isNear, setNear] = useState(isNamed);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current || isNear) return;
    const watch = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
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
    <section ref={place} id={id} className="min-h-40 min-w-0 scroll-mt-24">
      {isNear && <Suspense fallback={<SkeletonCard lines={5} />}>{children}</Suspense>}
    </section>
  );
}
