/** The time left of held places: a bead a minute for a hold, a bead an hour for an offer of the waitlist. */
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { OFFER_HOURS } from "#domain/bookings/holds/waitlist.ts";
import { Countdown } from "./countdown.tsx";

const HOUR_MINUTES = 60;
const HOLD = { totalMinutes: HOLD_MINUTES } as const;
const OFFER = { totalMinutes: OFFER_HOURS * HOUR_MINUTES, beadMinutes: HOUR_MINUTES } as const;

interface HoldCountdownProps {
  until: string;
  offered: boolean;
  onEnd: () => void;
  className: string;
}

/** On a night ground. */
export function HoldCountdown({ offered, ...shown }: HoldCountdownProps) {
  return <Countdown {...shown} {...(offered ? OFFER : HOLD)} onNight />;
}
