/** What each form of an act is given. */
import type { PhoneBooking, usePhoneActs } from "../queries.ts";

export interface ActFormProps {
  id: string;
  booking: PhoneBooking;
  acts: ReturnType<typeof usePhoneActs>;
}
