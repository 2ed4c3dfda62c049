/** A film of Platform Features: a beam goes round the rings as a paper is read, and whatever it has passed stands out for a while. */

import { GROUND_RINGS } from "../../src/web/public-pages/sections/night/ground-rings.ts";
import { planRings, type Ring } from "../../src/web/ui/motif/rings-model.ts";
import type { DrawnFilm } from "./drawn.ts";

/** Light of what waits, and how fast the beam's own light is lost again. */
const DIM = 0.26;
const FADING = 3.2;
const DOT = { dim: 2.4, lit: 3.9 };

const rings = planRings({ seed: "reading", ...GROUND_RINGS });

export const READING_FILM: DrawnFilm = {
  name: "reading",
  quality: { av1: 46, h264: 30 },
  draw: (moment) => rings.map((ring) => dots(ring, moment)).join(""),
};

function dots({ radius, dots: count, offset, opacity }: Ring, moment: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index + offset) / count;
    const angle = turn * 2 * Math.PI;
    // The beam runs against the clock; this share of a round ago it was here.
    const since = (turn + moment + 1) % 1;
    const light = Math.exp(-FADING * since);
    const size = DOT.dim + (DOT.lit - DOT.dim) * light;
    const shown = Math.min(1, opacity * (DIM + light));
    return `<circle cx="${Math.cos(angle) * radius}" cy="${Math.sin(angle) * radius}" r="${size}" fill="#fbf8f2" opacity="${shown}"/>`;
  }).join("");
}
