/** The cards below the first screen: their script comes when the reader comes near; the welcome's for who is new. */
import { lazy } from "react";
import { wantWords } from "#web/lib/preferences.ts";

export const ActivityCard = lazy(async () => ({ default: (await import("./later/activity-card.tsx")).ActivityCard }));
export const BookingsCard = lazy(async () => ({ default: (await import("./later/bookings-card.tsx")).BookingsCard }));
export const DocumentsCard = lazy(async () => ({
  default: (await import("./later/documents-card.tsx")).DocumentsCard,
}));
export const FamilyCard = lazy(async () => ({ default: (await import("./later/family-card.tsx")).FamilyCard }));
export const JourneyCard = lazy(async () => ({ default: (await import("./later/journey-card.tsx")).JourneyCard }));
export const PaymentCard = lazy(async () => ({ default: (await import("./later/payment-card.tsx")).PaymentCard }));
export const QueueCard = lazy(async () => ({ default: (await import("./later/queue-card.tsx")).QueueCard }));
export const TimelineCard = lazy(async () => ({ default: (await import("./later/timeline-card.tsx")).TimelineCard }));
export const VoiceCard = lazy(async () => ({ default: (await import("./later/voice-card.tsx")).VoiceCard }));
export const WelcomeCard = lazy(async () => {
  const [{ WelcomeCard }] = await Promise.all([import("./later/welcome-card.tsx"), wantWords(["welcome"])]);
  return { default: WelcomeCard };
});
