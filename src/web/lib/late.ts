/** Parts that a page does without: it is whole before they come, and stays whole where they cannot be had. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const Nothing = (): null => null;

/** For `Suspense`, as React's `lazy`; but a part that cannot be fetched, say without a network, is left out and breaks no page. */
export function late<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart().catch(() => Nothing) }));
}
