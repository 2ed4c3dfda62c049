/** Steps through the browser's history, heard before the router, which listens from its making on: listeners of the window are asked in their order. */
export const pops: { hear(event: PopStateEvent): void } = { hear: () => undefined };

let isHearing = false;

/** Called before a router is made; later calls change nothing. */
export function hearPops(): void {
  if (isHearing) return;
  isHearing = true;
  window.addEventListener("popstate", (event) => pops.hear(event));
}
