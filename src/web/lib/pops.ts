/** Steps through the browser's history, heard before the router, which listens from its making on: listeners of the window are asked in their order. */
export const pops: { hear(event: PopStateEvent): void } = { hear: () => undefined };

const hear = (event: PopStateEvent) => pops.hear(event);

/** Called before a router is made; a listener that is there already keeps its place. */
export function hearPops(): void {
  addEventListener("popstate", hear);
}
