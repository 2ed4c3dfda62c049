/** Where the reader is, as far as they let the browser say; kept for the life of the page and nowhere else. */
import { DAY_MS } from "#domain/durations.ts";
import { coarse, type Place } from "#domain/prayer/places.ts";

/** `off` until it is allowed; `asking` while the browser asks or looks; `refused` when it says no or cannot tell. */
export type PlaceState =
  | { readonly kind: "off" | "asking" | "refused" }
  | { readonly kind: "here"; readonly place: Place };

const PATIENCE_MS = 10_000;

let current: PlaceState = { kind: "off" };
const listeners = new Set<() => void>();

export const placeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): PlaceState => current,
};

function publish(next: PlaceState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Asks the browser, which may ask the reader: only after they pressed a button for it. */
export function askForPlace(): void {
  if (!("geolocation" in navigator)) {
    publish({ kind: "refused" });
    return;
  }
  publish({ kind: "asking" });
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => publish({ kind: "here", place: coarse(coords) }),
    () => publish({ kind: "refused" }),
    { maximumAge: DAY_MS, timeout: PATIENCE_MS, enableHighAccuracy: false },
  );
}

/** Uses the location where the reader has allowed it before; never asks. */
export async function takePlaceIfAllowed(): Promise<void> {
  if (current.kind !== "off" || !("permissions" in navigator)) return;
  const { state } = await navigator.permissions.query({ name: "geolocation" });
  if (state === "granted") askForPlace();
  if (state === "denied") publish({ kind: "refused" });
}
