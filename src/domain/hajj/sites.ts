/** The places of Hajj. */
import type { Place } from "../prayer/places.ts";

export const SITES = ["makkah", "mina", "jamarat", "arafat", "muzdalifah"] as const;
export type HajjSite = (typeof SITES)[number];

/** Within half a kilometre: enough for prayer times and for a sketch, not for finding a tent. Source: docs/sources.md#sites. */
export const SITE_PLACES: Readonly<Record<HajjSite, Place>> = {
  makkah: { latitude: 21.4225, longitude: 39.8262 },
  mina: { latitude: 21.413, longitude: 39.893 },
  jamarat: { latitude: 21.421, longitude: 39.873 },
  arafat: { latitude: 21.355, longitude: 39.984 },
  muzdalifah: { latitude: 21.387, longitude: 39.913 },
};

/** All of them lie in this zone. */
export const SITE_ZONE = "Asia/Riyadh";

const EARTH_KM = 6371;

/** As the crow flies, in kilometres. */
export function kilometresBetween(from: Place, to: Place): number {
  const rad = Math.PI / 180;
  const [a, b] = [from.latitude * rad, to.latitude * rad];
  const half = Math.sin((b - a) / 2) ** 2;
  const across = Math.sin(((to.longitude - from.longitude) * rad) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half + Math.cos(a) * Math.cos(b) * across));
}
