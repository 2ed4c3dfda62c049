/** A place that an address may name by its hash: drawn late or not, whoever was led there sees it and reads on from it. */
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { keepInSight } from "./keep-in-sight.ts";

interface NamedPlace<Kind extends HTMLElement> {
  readonly id: string;
  readonly ref: RefObject<Kind | null>;
  readonly tabIndex: -1;
}

/** What the element is given; `id` is its name without the hash sign. */
export function useNamedPlace<Kind extends HTMLElement>(id: string): NamedPlace<Kind> {
  const { hash } = useLocation();
  const ref = useRef<Kind>(null);
  const isNamed = hash === `#${id}`;
  useEffect(() => {
    if (!isNamed || !ref.current) return;
    ref.current.focus({ preventScroll: true });
    return keepInSight(ref.current);
  }, [isNamed]);
  return { id, ref, tabIndex: -1 };
}
