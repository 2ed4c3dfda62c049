/** The drawn pictures of a package: which scenes there are for it, and which stands first. */
import { seeded } from "../seeded.ts";

export const SCENE_NAMES = ["street", "room", "courtyard", "mina", "tent", "madinah", "coach", "flight"] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

/** Counts changes of how scenes are drawn: part of their address, under which nothing ever changes. */
const DRAWING_EDITION = 1;

interface Drawn {
  readonly id: string;
  readonly flights: boolean | null;
  readonly madinahHotel: string | null;
}

/** All scenes that its facts allow, in an order of its own, so that neighbours in a list begin with different ones. */
export function scenesOf({ id, flights, madinahHotel }: Drawn): SceneName[] {
  const named = SCENE_NAMES.filter(
    (name) => (name !== "flight" || flights === true) && (name !== "madinah" || madinahHotel !== null),
  );
  const first = Math.floor(seeded(id)() * named.length);
  return [...named.slice(first), ...named.slice(0, first)];
}

/** What an address says besides the scene: other facts or another way of drawing make another address. */
export function drawingVersion({ version }: { readonly version: number }): string {
  return `${version}-${DRAWING_EDITION}`;
}
