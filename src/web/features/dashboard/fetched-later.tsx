/** The cards below the first screen: their script comes after it; the welcome's for who is new. */
import { late } from "#web/lib/late.ts";
import { wantWords } from "#web/lib/preferences.ts";

export const ActivityCard = late(async () => (await import("./later/activity-card.tsx")).ActivityCard);
export const BookingsCard = late(async () => (await import("./later/bookings-card.tsx")).BookingsCard);
export const DocumentsCard = late(async () => (await import("./later/documents-card.tsx")).DocumentsCard);
export const FamilyCard = late(async () => (await import("./later/family-card.tsx")).FamilyCard);
export const JourneyCard = late(async () => (await import("./later/journey-card.tsx")).JourneyCard);
export const PaymentCard = late(async () => (await import("./later/payment-card.tsx")).PaymentCard);
export const QueueCard = late(async () => (await import("./later/queue-card.tsx")).QueueCard);
export const VoiceCard = late(async () => (await import("./later/voice-card.tsx")).VoiceCard);
export const WelcomeCard = late(async () => {
  const [{ WelcomeCard }] = await Promise.all([import("./later/welcome-card.tsx"), wantWords(["welcome"])]);
  return WelcomeCard;
});
