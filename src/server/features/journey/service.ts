/** The journey of one person, judged by their own documents and bookings. */
import { type Journey, journeyOf } from "#domain/journey/journey.ts";
import type { Platform } from "#server/platform/context.ts";
import type { BookingService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { TravellerService } from "../travellers/service.ts";

export type JourneyService = ReturnType<typeof journeyService>;

interface Ground extends Pick<Platform, "clock"> {
  readonly bookings: BookingService;
  readonly documents: DocumentService;
  readonly travellers: TravellerService;
}

export function journeyService({ clock, bookings, documents, travellers }: Ground) {
  return {
    /** As a traveller, whatever the role: an operator's sales are no steps of a journey. */
    async of(userId: string): Promise<Journey> {
      const [household, states, page] = await Promise.all([
        travellers.household(userId),
        documents.states(userId),
        bookings.list({ id: userId, role: "pilgrim" }),
      ]);
      return journeyOf({ household, documents: states, bookings: page.bookings, now: clock() });
    },
  };
}
