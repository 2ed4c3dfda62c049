/** The journey of one person, judged by their own documents and bookings. */
import { type Journey, journeyOf } from "#domain/journey/journey.ts";
import type { Platform } from "#server/platform/context.ts";
import type { BookingService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { HouseholdService } from "../households/service.ts";
import type { QueueService } from "../queue/service.ts";
import type { TravellerService } from "../travellers/service.ts";

export type JourneyService = ReturnType<typeof journeyService>;

interface Ground extends Pick<Platform, "clock"> {
  readonly bookings: BookingService;
  readonly documents: DocumentService;
  readonly households: Pick<HouseholdService, "isInGroup">;
  readonly queue: Pick<QueueService, "ticketsOf">;
  readonly travellers: TravellerService;
}

export function journeyService({ clock, bookings, documents, households, queue, travellers }: Ground) {
  return {
    /** As a traveller, whatever the role: an operator's sales are no steps of a journey. */
    async of(userId: string): Promise<Journey> {
      const [told, isInGroup, states, companions, booked, tickets] = await Promise.all([
        travellers.household(userId),
        households.isInGroup(userId),
        documents.states(userId),
        documents.companionStates(userId),
        bookings.travelledBy(userId),
        queue.ticketsOf(userId),
      ]);
      const household = { ...told, isInGroup };
      return journeyOf({ household, documents: states, companions, bookings: booked, tickets, now: clock() });
    },
  };
}
