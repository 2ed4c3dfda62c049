/** Which screens are read of whom. */
import { JOURNEY_STEPS } from "#domain/journey/steps.ts";
import type { Made, Person } from "./person.ts";

const OF_PILGRIMS = [
  "/dashboard",
  "/journey",
  ...JOURNEY_STEPS.map((step) => `/journey/${step}`),
  "/documents",
  "/travellers",
  "/family",
  "/queue",
  "/payments",
  "/bookings",
  "/hajj",
  "/prayer",
  "/settings",
];
const OF_OPERATORS = ["/operator-dashboard"];

interface Things {
  readonly bookings: readonly Made[];
  readonly packageIds: readonly string[];
}

export function screensOf({ isOperator }: Person, { bookings, packageIds }: Things): string[] {
  const ids = bookings.map(({ id }) => id);
  const packages = packageIds.map((id) => `/packages/${id}`);
  if (isOperator) return [...OF_OPERATORS, ...ids.map((id) => `/operator-dashboard/bookings/${id}`), ...packages];
  return [...OF_PILGRIMS, ...ids.flatMap((id) => [`/bookings/${id}`, `/nusuk/${id}`]), ...packages];
}
