/** How ready somebody's household is to book, from what stands in the documents and the profile at this moment. */

import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { lacksOthers } from "#domain/obligations/obligations.ts";
import { slotsOf } from "#domain/obligations/papers/document-slots.ts";
import type { JourneyDocument } from "#domain/obligations/papers/facts.ts";
import type { Travel } from "#domain/obligations/papers/paper-dates.ts";
import { isCertificateDue, isVisaDue } from "#domain/obligations/papers/papers.ts";
import type { QueueReadiness } from "#domain/queue/priority.ts";
import type { Platform } from "#server/platform/context.ts";
import { companionsOf } from "../../bookings/service.ts";
import type { DocumentService } from "../../documents/service.ts";
import type { HouseholdService } from "../../households/service.ts";
import type { PaymentService } from "../../payments/service.ts";
import type { TravellerService } from "../../travellers/service.ts";

const WHOLE = 100;

interface Deps extends Pick<Platform, "clock" | "db"> {
  readonly documents: Pick<DocumentService, "states" | "companionStates">;
  readonly households: Pick<HouseholdService, "list" | "rankedWishes">;
  readonly payments: Pick<PaymentService, "isPlanned">;
  readonly travellers: Pick<TravellerService, "household" | "standing">;
}

/** Papers are asked for as the journey asks for them; of whom no seat is none are. */
export async function accountReadinessOf(deps: Deps, userId: string): Promise<QueueReadiness> {
  const { clock, documents, households, payments, travellers } = deps;
  const now = clock();
  const [own, { companions, standing, travels }, told, wishes, groups, isPlanned] = await Promise.all([
    documents.states(userId),
    companionsOf(deps, userId, now),
    travellers.household(userId),
    households.rankedWishes(userId),
    households.list(userId),
    payments.isPlanned(userId),
  ]);
  const [household] = groups;
  const papersOf = (key: string, given: readonly JourneyDocument[]) =>
    dueAndVerified(given, travels.get(key) ?? null, dateOf(now));
  const ownPapers = papersOf(userId, own);
  // Those of a group stand in its own figure.
  const entered = household ? [] : companions;
  const people = [ownPapers, ...entered.map((one) => papersOf(one.id, one.documents))];
  const shares = people.map(({ due, verified }) => (due === 0 ? 1 : verified / due));
  const isSomebodyEntered = standing.owner !== "not_entered" || told.companions > 0;
  return {
    documents: ownPapers,
    isPlanned,
    // The household's own figure, in which the details of a journey count too; who is in none has people with papers alone.
    household: household
      ? household.complete / WHOLE
      : shares.reduce((total, share) => total + share, 0) / shares.length,
    isProfileComplete:
      told.country !== null && isSomebodyEntered && !lacksOthers({ ...told, isInGroup: household !== undefined }),
    hasPreferences: wishes.packageIds.length > 0,
  };
}

function dueAndVerified(
  documents: readonly JourneyDocument[],
  travel: Travel | null,
  today: IsoDate,
): { readonly due: number; readonly verified: number } {
  if (travel?.hasNoPlace) return { due: 0, verified: 0 };
  // A journey that has begun asks for nothing any more: what counts is the next.
  const ahead = travel?.departureDate != null && travel.departureDate <= today ? null : travel;
  const isCertified = isCertificateDue(ahead, today);
  const due = slotsOf(documents, isVisaDue(ahead, today), isCertified).filter(
    ({ type, state }) => state !== "not_due" && (isCertified || type !== "health_certificate"),
  );
  return { due: due.length, verified: due.filter(({ state }) => state === "verified").length };
}
