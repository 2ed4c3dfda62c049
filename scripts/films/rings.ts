/** The landing's film: rings of people turning anticlockwise. */
import { HERO_RINGS } from "../../src/web/public-pages/pages/landing/hero-rings.ts";
import { planRings, type Ring } from "../../src/web/ui/motif/rings-model.ts";
import { type DrawnFilm, SECONDS } from "./drawn.ts";

/** One turn of the rings, about; each ring is rounded to a whole number of its dots, so that the end meets the beginning. */
const TURN_SECONDS = 240;
/** Light that wanders outwards once in the film; this share of a ring's own. */
const WAVE = 0.22;

const rings = planRings(HERO_RINGS);

export const RINGS_FILM: DrawnFilm = {
  name: "rings",
  quality: { av1: 44, h264: 30 },
  draw: (moment) => rings.map((ring, index) => circle(ring, index, moment)).join(""),
};

function circle({ radius, dots, offset, opacity }: Ring, index: number, moment: number): string {
  const steps = Math.max(1, Math.round((dots * SECONDS) / TURN_SECONDS));
  const light = opacity * (1 + WAVE * Math.sin(2 * Math.PI * (moment - index / rings.length)));
  // The own unit is one dot: a growing dash offset moves the dots back, which is anticlockwise.
  const unit = (2 * Math.PI * radius) / dots;
  const shift = (offset + moment * steps) * unit;
  return `<circle r="${radius}" fill="none" stroke="#fbf8f2" stroke-width="5.4" stroke-linecap="round" stroke-dasharray="0 ${unit}" stroke-dashoffset="${shift}" opacity="${Math.min(1, light)}"/>`;
}
