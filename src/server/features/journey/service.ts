/** The journey of one person, judged by their own documents and bookings. */
import { type Journey, journeyOf } from "#domain/journey/journey.ts";
import type { Platform } from "#server/platform/context.ts";
import type { BookingService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";

export type JourneyService = ReturnType<typeof journeyService>;

interface Ground extends Pick<Platform, "clock"> {
  readonly bookings: BookingService;
  readonly documents: DocumentService;
}

export function journeyService({ clock, bookings, documents }: Ground) {
  return {
    /** As a traveller, whatever the role: an operator's sales are no steps of a journey. */
    async of(userId: string): Promise<Journey> {
      const [states, page] = await Promise.all([
        documents.states(userId),
        bookings.list({ id: userId, role: "pilgrim" }),
      ]);
      return journeyOf({ documents: states, bookings: page.bookings, now: clock() });
    },
  };
}
