/** Geometry of a package's plate: rings = nights, clear space = metres to the Haram, on one scale for all packages. */

/** Beyond this the plate would be empty; the words still carry the true distance. */
export const FARTHEST_METRES = 3000;

const NEAREST_RADIUS = 18;
const FARTHEST_RADIUS = 118;

/** Radius of the clear space in drawing units; grows with the distance and never past the plate. */
export function clearRadius(distanceMetres: number): number {
  const share = Math.min(Math.max(distanceMetres, 0), FARTHEST_METRES) / FARTHEST_METRES;
  return NEAREST_RADIUS + share * (FARTHEST_RADIUS - NEAREST_RADIUS);
}
