/** The journey of one person, judged by their own documents and bookings. */
import type { JourneyFacts } from "#domain/journey/facts.ts";
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
  readonly households: Pick<HouseholdService, "list">;
  readonly queue: Pick<QueueService, "ticketsOf">;
  readonly travellers: TravellerService;
}

export function journeyService({ clock, bookings, documents, households, queue, travellers }: Ground) {
  /** As a traveller, whatever the role: an operator's sales are no steps of a journey. */
  async function factsOf(userId: string): Promise<JourneyFacts> {
    const now = clock();
    const [told, lacking, groups, states, companions, booked, tickets] = await Promise.all([
      travellers.household(userId),
      travellers.lackingDetails(userId),
      households.list(userId),
      documents.states(userId),
      documents.companionStates(userId),
      bookings.travelledBy(userId),
      queue.ticketsOf(userId),
    ]);
    return {
      household: { ...told, isInGroup: groups.length > 0 },
      ...{ documents: states, bookings: booked, tickets, now },
      companions: companions.map((one) => ({ ...one, lacksDetails: lacking.ids.has(one.id) })),
      lacksDetails: lacking.isOwner,
      ...othersIn(groups.filter(({ role }) => role === "admin")),
    };
  }

  return { of: async (userId: string): Promise<Journey> => journeyOf(await factsOf(userId)) };
}

/** Whom an administrator waits for: members with their own accounts, and who has not answered yet. */
function othersIn(groups: Awaited<ReturnType<HouseholdService["list"]>>): Pick<JourneyFacts, "others" | "invitations"> {
  return {
    others: groups.flatMap(({ id, members }) =>
      members
        .filter(({ hasAccount, isYou }) => hasAccount && !isYou)
        .map(({ name, status }) => ({ name, groupId: id, isIncomplete: status === "incomplete" })),
    ),
    invitations: groups.flatMap(({ id, invitations }) =>
      invitations.map(({ expiresAt }) => ({ groupId: id, expiresAt })),
    ),
  };
}
