/** Where each of the ten steps is done, while no booking is the place. */
import type { JourneyStep } from "#domain/journey/steps.ts";

export const STEP_PATHS: Readonly<Record<JourneyStep, string>> = {
  account: "/settings",
  upload: "/documents",
  verification: "/documents",
  package: "/packages",
  family: "/family",
  payment: "/payments",
  queue: "/queue",
  nusuk: "/bookings",
  tracking: "/hajj",
  completion: "/hajj",
};
