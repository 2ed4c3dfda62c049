/** What a journey is judged by, gathered from the features that keep it. */
import type { Booking } from "#contract/bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import { channelIn } from "#domain/countries.ts";
import { whoIsAsked } from "#domain/households/asked.ts";
import { hasVisa, isBiometricsOpen } from "#domain/obligations/papers/biometrics.ts";
import { type JourneyDocument, type JourneyFacts, namedOn } from "#domain/obligations/papers/facts.ts";
import { inPersonDues } from "#domain/obligations/papers/in-person.ts";
import type { Platform } from "#server/platform/context.ts";
import { type BookingService, companionsOf } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { HouseholdService } from "../households/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PaymentService } from "../payments/service.ts";
import type { QueueService } from "../queue/service.ts";
import type { TravellerService } from "../travellers/service.ts";

export interface JourneyDependencies extends Pick<Platform, "clock" | "db" | "jobs" | "log"> {
  readonly bookings: BookingService;
  readonly documents: DocumentService;
  readonly households: Pick<HouseholdService, "list">;
  readonly notifications: Pick<NotificationService, "notify" | "recommend">;
  readonly payments: Pick<PaymentService, "isPlanned" | "stepsOwedBy">;
  readonly queue: Pick<QueueService, "ticketsOf">;
  readonly travellers: TravellerService;
}

type Groups = Awaited<ReturnType<HouseholdService["list"]>>;

export interface ReadFacts {
  readonly facts: Omit<JourneyFacts, "bookings"> & { readonly bookings: readonly Booking[] };
  /** As the reader sees them. */
  readonly groups: Groups;
}

/** As a traveller, whatever the role: an operator's sales are no steps of a journey. */
export async function readFacts(deps: JourneyDependencies, userId: string): Promise<ReadFacts> {
  const { clock, bookings, documents, households, payments, queue, travellers } = deps;
  const now = clock();
  const [told, { companions, standing, travels }, groups, states, booked, othersHolds, tickets, isPlanned, planSteps] =
    await Promise.all([
      travellers.household(userId),
      companionsOf(deps, userId, now),
      households.list(userId),
      documents.states(userId),
      bookings.travelledBy(userId),
      bookings.othersHolds(userId),
      queue.ticketsOf(userId),
      payments.isPlanned(userId),
      payments.stepsOwedBy(userId),
    ]);
  const travelOf = (key: string) => travels.get(key) ?? null;
  const inPersonOf = (key: string, whose: string | null, papers: readonly JourneyDocument[]) => {
    const doneOn = standing.doneOn.get(whose);
    const nothing = { biometrics: null, injection: null };
    // Who has not entered themselves is not known to lack anything.
    if (doneOn === undefined) return { ...nothing, lacksBiometrics: false };
    const lacksBiometrics = isBiometricsOpen({ doneOn: doneOn.biometrics, hasVisa: hasVisa(papers) });
    const travel = travelOf(key);
    const booking = booked.find(({ id }) => id === travel?.bookingId);
    // Who is not named on it may travel on it or not.
    const traveller = whose ?? standing.selfId;
    const isNamed = booking !== undefined && traveller !== null && namedOn([booking]).has(traveller);
    const asked =
      travel && isNamed ? inPersonDues(booking, { doneOn, documents: papers }, travel, dateOf(now)) : nothing;
    return { ...asked, lacksBiometrics };
  };
  const { country, ...household } = told;
  const facts = {
    household: { ...household, isInGroup: groups.length > 0 },
    homeChannel: channelIn(country),
    ...{ documents: states, bookings: booked, othersHolds, tickets, isPlanned, planSteps, now },
    travel: travelOf(userId),
    companions: companions.map((one) => ({
      ...one,
      travel: travelOf(one.id),
      lacksDetails: standing.lacking.has(one.id),
      ...inPersonOf(one.id, one.id, one.documents),
    })),
    // A household waits for who has not entered themselves; who books alone is asked at the booking.
    lacksDetails: standing.owner === "lacks" || (standing.owner === "not_entered" && groups.length > 0),
    ...inPersonOf(userId, null, states),
    householdHolder: groups.some(({ role }) => role === "admin") ? null : (administratorOf(groups) ?? null),
    ...othersIn(groups.filter(({ role }) => role === "admin")),
  };
  return { facts, groups };
}

function administratorOf([group]: Groups): string | undefined {
  return group?.members.find(({ role, hasAccount }) => role === "admin" && hasAccount)?.name;
}

/** Whom an administrator waits for: members whose papers another account keeps, and who has not answered yet. */
function othersIn(groups: Groups): Pick<JourneyFacts, "others" | "invitations"> {
  return {
    others: groups.flatMap((group) =>
      whoIsAsked(group)
        .filter(({ isYou, isYours }) => !isYou && !isYours)
        .map(({ name, status, hasAccount, cannotSignIn, passportDue }) => ({
          ...{ name, groupId: group.id, isIncomplete: hasAccount && status === "incomplete" && !cannotSignIn },
          passportDue: (!cannotSignIn && passportDue) || null,
        })),
    ),
    invitations: groups.flatMap(({ id, invitations }) =>
      invitations.map(({ expiresAt }) => ({ groupId: id, expiresAt })),
    ),
  };
}
