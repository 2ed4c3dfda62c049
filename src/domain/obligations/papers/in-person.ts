/** What one does in person for a booking, without a file. */
import type { BookingPhase } from "#domain/bookings/booking.ts";
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { biometricsDue, hasVisa } from "./biometrics.ts";
import type { JourneyDocument } from "./facts.ts";
import { injectionDue } from "./injection.ts";
import type { PersonalDue, Travel } from "./paper-dates.ts";

/** The days that were written down; null: none. */
interface Done {
  readonly biometrics: IsoDate | null;
  readonly injection: IsoDate | null;
}

interface InPersonDues {
  readonly biometrics: PersonalDue | null;
  readonly injection: PersonalDue | null;
}

/** Of somebody who is named on the booking, which is what they travel on; each null where it is done or not asked. A hold asks for neither yet. */
export function inPersonDues(
  { channel, phase }: { readonly channel: Channel | null; readonly phase: BookingPhase },
  { doneOn, documents }: { readonly doneOn: Done; readonly documents: readonly JourneyDocument[] },
  travel: Pick<Travel, "bookingId" | "departureDate">,
  today: IsoDate,
): InPersonDues {
  if (phase === "held") return { biometrics: null, injection: null };
  const app = { doneOn: doneOn.biometrics, hasVisa: hasVisa(documents) };
  return {
    biometrics: channel === "nusuk" ? biometricsDue(app, travel, today) : null,
    injection: injectionDue({ doneOn: doneOn.injection, documents }, travel, today),
  };
}
