/** How ready somebody's household is to book, from what stands in the documents and the profile at this moment. */

import { slotsOf } from "#domain/obligations/document-slots.ts";
import type { JourneyDocument } from "#domain/obligations/facts.ts";
import { lacksOthers } from "#domain/obligations/obligations.ts";
import type { Readiness } from "#domain/queue/priority.ts";
import type { DocumentService } from "../documents/service.ts";
import type { HouseholdService } from "../households/service.ts";
import type { PaymentService } from "../payments/service.ts";
import type { TravellerService } from "../travellers/service.ts";

const WHOLE = 100;

interface Deps {
  readonly documents: Pick<DocumentService, "states" | "companionStates">;
  readonly households: Pick<HouseholdService, "list" | "rankedWishes">;
  readonly payments: Pick<PaymentService, "isPlanned">;
  readonly travellers: Pick<TravellerService, "household" | "standing">;
}

/** Before a booking has its number no visa is due, so none is asked for here. */
export async function readinessOf(deps: Deps, userId: string): Promise<Readiness> {
  const { documents, households, payments, travellers } = deps;
  const [own, entered, told, standing, wishes, groups, isPlanned] = await Promise.all([
    documents.states(userId),
    documents.companionStates(userId),
    travellers.household(userId),
    travellers.standing(userId),
    households.rankedWishes(userId),
    households.list(userId),
    payments.isPlanned(userId),
  ]);
  const [household] = groups;
  const companions = entered.filter(({ id }) => !standing.tooYoung.has(id));
  const people = [own, ...companions.map((one) => one.documents)].map(dueAndVerified);
  const shares = people.map(({ due, verified }) => (due === 0 ? 1 : verified / due));
  return {
    documents: dueAndVerified(own),
    isPlanned,
    // The household's own figure, in which the details of a journey count too; who is in none has people with papers alone.
    household: household
      ? household.complete / WHOLE
      : shares.reduce((total, share) => total + share, 0) / shares.length,
    isProfileComplete: told.welcomed && !lacksOthers({ ...told, isInGroup: household !== undefined }),
    hasPreferences: wishes.packageIds.length > 0,
  };
}

function dueAndVerified(documents: readonly JourneyDocument[]): { readonly due: number; readonly verified: number } {
  const due = slotsOf(documents, false).filter(({ state }) => state !== "not_due");
  return { due: due.length, verified: due.filter(({ state }) => state === "verified").length };
}
