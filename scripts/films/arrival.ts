/** A film of Platform Features: people walk in to the square on spiral arms, single ones and households that keep together. */

import { seeded } from "../../src/domain/seeded.ts";
import {
  ARMS,
  armLength,
  JOIN,
  OUTER,
  onArm,
  SPACING,
} from "../../src/web/public-pages/pages/platform-features/arms-model.ts";
import type { DrawnFilm } from "./drawn.ts";

/** People after which an arm's row begins anew: in one film it moves on by so many. */
const PERIOD = 8;
const HOUSEHOLDS = [3, 5, 2, 4];
const FADE = 130;
const random = seeded("arrival");

const arms = Array.from({ length: 2 * ARMS }, (_, index) => ({
  degrees: (360 / (2 * ARMS)) * index,
  inner: index % 2 === 0 ? 0 : JOIN,
  household: HOUSEHOLDS[index % HOUSEHOLDS.length] ?? 2,
  offset: random() * PERIOD,
}));

export const ARRIVAL_FILM: DrawnFilm = {
  name: "arrival",
  quality: { av1: 48, h264: 31 },
  draw: (moment) => arms.map((arm) => row(arm, moment)).join(""),
};

function row({ degrees, inner, household, offset }: (typeof arms)[number], moment: number): string {
  const people = Math.ceil(armLength() / SPACING) + 2 * PERIOD;
  return Array.from({ length: people }, (_, index) => {
    const distance = (index - PERIOD + moment * PERIOD + offset) * SPACING;
    const here = onArm(distance, degrees);
    if (!here) return "";
    const light = Math.min(1, Math.max(0, (here.radius - inner) / FADE)) * Math.min(1, (OUTER - here.radius) / FADE);
    // Counted from the last to come, so that a household is the same people all along the arm.
    const isHome = index % PERIOD < household;
    const before = isHome && index % PERIOD > 0 ? onArm(distance - SPACING, degrees) : null;
    const link = before
      ? `<path d="M${here.x} ${here.y}L${before.x} ${before.y}" stroke="#fbf8f2" stroke-width="1.6" opacity="${light * 0.6}"/>`
      : "";
    return `${link}<circle cx="${here.x}" cy="${here.y}" r="${isHome ? 4.4 : 2.7}" fill="#fbf8f2" opacity="${light * (isHome ? 0.95 : 0.42)}"/>`;
  }).join("");
}
