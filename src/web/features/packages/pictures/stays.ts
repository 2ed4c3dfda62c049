/** The catalogue word and the plate's ground for each kind of stay. */
import type { AccommodationType } from "#domain/packages/package.ts";
import type { PlateTone } from "#web/ui/motif/package-plate.tsx";

export const STAYS = {
  Standard: "standard",
  Deluxe: "deluxe",
  VIP: "vip",
  "Presidential Suite": "suite",
} as const satisfies Record<AccommodationType, PlateTone>;
