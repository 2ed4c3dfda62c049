/** The description of a package, put together from its own facts. */
import { minutesOnFoot } from "#domain/packages/on-foot.ts";
import type { DemoCity } from "./places.ts";

export interface Stay {
  readonly city: DemoCity;
  readonly distanceMetres: number;
  readonly makkahHotel: string;
  readonly madinahHotel: string;
  readonly minaCamp: string;
  readonly shifting: boolean;
  readonly accessible: boolean;
  readonly flights: boolean;
  readonly meals: string;
}

const WALKABLE_METRES = 2500;

export function describeStay(stay: Stay): string {
  return [
    stay.flights ? `Return flights from ${stay.city}.` : `Land only: meet the group in Jeddah or Madinah.`,
    `${stay.makkahHotel} in Makkah, ${way(stay.distanceMetres)}; ${stay.madinahHotel} in Madinah.`,
    stay.shifting
      ? "During the days of Hajj the group moves to a building in Aziziyah and returns afterwards."
      : "The Makkah rooms are kept through the days of Hajj.",
    `Mina: ${stay.minaCamp}. ${stay.meals}.`,
    ...(stay.accessible ? ["Step-free rooms and a wheelchair-accessible coach on request."] : []),
  ].join(" ");
}

function way(metres: number): string {
  if (metres > WALKABLE_METRES) return `${(metres / 1000).toFixed(1)} km from the Haram by shuttle`;
  return `about ${minutesOnFoot(metres)} minutes' walk from the Haram`;
}
