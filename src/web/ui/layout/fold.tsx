/** A part of a page behind its name: fetched when it is unfolded, or when the address names it. */
import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SkeletonCard } from "../feedback/loading.tsx";
import { keepInSight } from "./keep-in-sight.ts";

interface FoldProps {
  /** The names under which addresses know it; the first is its own. */
  ids: readonly [string, ...string[]];
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

export function Fold({ ids, icon: Icon, title, children }: FoldProps) {
  const { hash, key } = useLocation();
  const isNamed = ids.some((id) => hash === `#${id}`);
  const [isOpen, setOpen] = useState(isNamed);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!(isNamed && key && place.current)) return;
    setOpen(true);
    return keepInSight(place.current);
  }, [isNamed, key]);
  return (
    <details
      ref={place}
      id={ids[0]}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group min-w-0 scroll-mt-24"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-serif text-lg font-semibold">
        <Icon aria-hidden="true" className="size-5.5 shrink-0 text-brand" />
        {title}
        <ChevronDown aria-hidden="true" className="ms-auto size-5 text-muted group-open:-scale-y-100" />
      </summary>
      {isOpen && <Suspense fallback={<SkeletonCard lines={5} />}>{children}</Suspense>}
    </details>
  );
}
