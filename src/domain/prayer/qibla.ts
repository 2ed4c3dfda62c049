/** The way to the Kaaba. */
import { Coordinates, Qibla } from "adhan";
import type { Place } from "./places.ts";

/** Degrees clockwise from true north along the great circle, 0–360 with one decimal. */
export function qiblaOf({ latitude, longitude }: Place): number {
  return Math.round(Qibla(new Coordinates(latitude, longitude)) * 10) / 10;
}

/** How far to turn from `heading` to face `bearing`: −180 to 180, to the right above zero. Degrees. */
export function turnTo(bearing: number, heading: number): number {
  return ((bearing - heading + 540) % 360) - 180;
}
