/** Where a step is done. */
import type { JourneyStep } from "#domain/journey/steps.ts";
import { STEP_PATHS } from "#web/shared/journey/step-paths.ts";
import type { Guide } from "./queries.ts";

/** Those that go on in the booking once there is one. */
const IN_BOOKING = ["package", "payment", "nusuk"] as const;

export interface StepTool {
  readonly path: string;
  /** Set where the booking is the place. */
  readonly booked: (typeof IN_BOOKING)[number] | null;
}

export function toolOf(step: JourneyStep, { bookingId, channel }: Pick<Guide, "bookingId" | "channel">): StepTool {
  if (step === "nusuk" && channel === "nusuk" && bookingId !== null)
    return { path: `/nusuk/${bookingId}`, booked: null };
  const booked = bookingId === null ? undefined : IN_BOOKING.find((one) => one === step);
  return booked ? { path: `/bookings/${bookingId}`, booked } : { path: STEP_PATHS[step], booked: null };
}
