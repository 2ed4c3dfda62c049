/** Parts that a page does without: it is whole before they come, and stays whole where they cannot be had. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const Nothing = (): null => null;

/** A window that is not in sight is never painted. */
const UNSEEN_MS = 300;

/** Asked for by the first drawing, it comes once that is on the screen: until then nothing else takes from the line or the processor. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
let painted: Promise<void> | undefined;

export function afterFirstPaint(): Promise<void> {
  painted ??= firstPaint();
  return painted;
}

/** For `Suspense`, as React's `lazy`; but a part that cannot be fetched, say without a network, is left out and breaks no page. */
export function late<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await afterFirstPaint();
    return { default: await fetchPart().catch(() => Nothing) };
  });
}
