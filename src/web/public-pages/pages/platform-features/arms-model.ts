/** Geometry of the arms along which people walk in to the square: logarithmic spirals, anticlockwise, alike but for their turn. */

/** In a drawing of 1000 units a side. */
export const OUTER = 560;
export const INNER = 78;
/** Between neighbours on an arm. */
export const SPACING = 25;
export const ARMS = 22;
/** Arms between the arms; they join the others at this distance from the square. */
export const JOIN = 250;

/** How fast an arm narrows, a radian. */
const NARROWING = 1.05;
/** Units towards the square a unit along the arm; the same everywhere on such a spiral. */
const INWARD = NARROWING / Math.hypot(1, NARROWING);

export interface ArmPoint {
  x: number;
  y: number;
  radius: number;
}

/** Where somebody stands who has walked `distance` units from the arm's outer end; null past its inner end. */
export function onArm(distance: number, degrees: number): ArmPoint | null {
  const radius = OUTER - distance * INWARD;
  if (radius < INNER || radius > OUTER) return null;
  const angle = (degrees * Math.PI) / 180 - Math.log(OUTER / radius) / NARROWING;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius, radius };
}

/** Of the whole arm, or of an outer piece of it that ends at `radius`. */
export function armLength(radius = INNER): number {
  return (OUTER - radius) / INWARD;
}

/** The outer piece of the arm at 0° that ends at `radius`, as an SVG path of straight pieces too short to be seen. */
export function armPath(radius = INNER): string {
  const pieces = 40;
  const points = Array.from({ length: pieces + 1 }, (_, index) => onArm((armLength(radius) * index) / pieces, 0));
  return points.flatMap((point) => (point ? [`${point.x.toFixed(1)} ${point.y.toFixed(1)}`] : [])).join("L");
}
