/** What the dashboard has below its first screen, in one file of the build: many small ones would each cost a turn on a slow line. */
export { ActivityCard } from "./activity-card.tsx";
export { BookingsCard } from "./bookings-card.tsx";
export { DocumentsCard } from "./documents-card.tsx";
export { FamilyCard } from "./family-card.tsx";
export { JourneyCard } from "./journey/journey-card.tsx";
export { PaymentCard } from "./payment-card.tsx";
export { QueueCard } from "./queue-card.tsx";
export { VoiceCard } from "./voice-card.tsx";
