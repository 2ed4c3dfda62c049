/** Geometry of the motif: rows of people in rings round a square, the same for the same seed. */

import { seeded } from "#domain/seeded.ts";

export interface Ring {
  radius: number;
  /** Dots on the ring; also its `pathLength`, so that one dash is one dot. */
  dots: number;
  /** Where the first dot stands, in dots. */
  offset: number;
  /** 0–1, falling towards the outside. */
  opacity: number;
}

export interface RingPlan {
  seed: string;
  count: number;
  /** Radius of the innermost ring and distance between rings, in drawing units. */
  inner: number;
  gap: number;
  /** Distance between neighbours on a ring. */
  spacing: number;
}

/** The rings from inside out. */
export function planRings({ seed, count, inner, gap, spacing }: RingPlan): Ring[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const radius = inner + index * gap;
    const fade = 1 - (index / Math.max(count, 8)) ** 1.4 * 0.75;
    return {
      radius,
      dots: Math.max(6, Math.round((2 * Math.PI * radius) / spacing)),
      offset: random(),
      opacity: Math.max(0.12, fade * (0.7 + random() * 0.3)),
    };
  });
}

/** A point on a circle round the origin; 0° is at the top, degrees run clockwise. */
export function onCircle(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}
