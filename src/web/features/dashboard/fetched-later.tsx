/** The cards below the first screen: their script, one for all of them, comes after it; the welcome's for who is new. */
import { late } from "#web/lib/late.ts";
import { wantWords } from "#web/lib/words/preferences.ts";

export const LazyActivityCard = late(async () => (await import("./later/cards.ts")).ActivityCard);
export const BookingsCard = late(async () => (await import("./later/cards.ts")).BookingsCard);
export const LazyDocumentsCard = late(async () => (await import("./later/cards.ts")).DocumentsCard);
/** Who waits is said in the words of the family's own page. */
export const LazyFamilyCard = late(async () => {
  const [{ FamilyCard }] = await Promise.all([import("./later/cards.ts"), wantWords(["family"])]);
  return FamilyCard;
});
/** With the Subscribe button, which has words of its own. */
export const JourneyCard = late(async () => {
  const [{ JourneyCard }] = await Promise.all([import("./later/cards.ts"), wantWords(["notices"])]);
  return JourneyCard;
});
export const LazyPaymentCard = late(async () => (await import("./later/cards.ts")).PaymentCard);
export const LazyQueueCard = late(async () => (await import("./later/cards.ts")).QueueCard);
export const LazyVoiceCard = late(async () => (await import("./later/cards.ts")).VoiceCard);
export const LazyWelcomeCard = late(async () => {
  const [{ WelcomeCard }] = await Promise.all([import("./later/welcome-card.tsx"), wantWords(["welcome"])]);
  return WelcomeCard;
});
