/** Scrolls to what the address names, and stays there while what stands above it is still growing. */

/** By then a page has its answers; who waits longer has begun to read. */
const SETTLED_MS = 3_000;
const READERS_MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Ends by itself, at the reader's first own move, or by the returned function. */
export function keepInSight(element: Element): () => void {
  element.scrollIntoView();
  const watch = new ResizeObserver(() => element.scrollIntoView());
  watch.observe(document.body);
  const timer = setTimeout(stop, SETTLED_MS);
  for (const move of READERS_MOVES) addEventListener(move, stop, { once: true, passive: true });

  function stop(): void {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of READERS_MOVES) removeEventListener(move, stop);
  }
  return stop;
}
