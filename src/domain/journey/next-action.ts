/** The one thing a pilgrim does next: what runs out first, then what only the pilgrim can do, then what is waited for. */
import { dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { NextAction } from "./action.ts";
import {
  amountAhead,
  beforeTimeIsUp,
  datedDuty,
  onTheWay,
  peopleOnPlaces,
  referenceAhead,
  travelling,
} from "./booking-action.ts";
import { documentToGive } from "./document-action.ts";
import { documentSlots } from "./document-slots.ts";
import { isWaitedFor, type JourneyBooking, type JourneyFacts, stands } from "./facts.ts";

/** An invitation that ends within so long is made again before anything is chosen. */
export const INVITATION_ENDS_MS = 48 * HOUR_MS;

/** Never empty: with nothing left to do it says what is being waited for. */
export function nextAction(facts: JourneyFacts): NextAction {
  const { now } = facts;
  const standing = facts.bookings.filter((booking) => stands(booking, now));
  const ahead = standing.filter(({ returnDate }) => returnDate >= dateOf(now));
  return (
    beforeTimeIsUp(facts, standing) ??
    datedDuty(ahead, dateOf(now)) ??
    onTheWay(facts, standing) ??
    peopleToName(facts) ??
    peopleOnPlaces(ahead) ??
    documentToGive(facts, ahead) ??
    detailsToTell(facts) ??
    referenceAhead(ahead) ??
    endingInvitation(facts) ??
    waiting(facts, ahead)
  );
}

/** Who travels comes first: it decides whose documents and how many places. Who travels alone names nobody. */
function peopleToName({ household, documents, bookings }: JourneyFacts): NextAction | null {
  const isNew = documents.length === 0 && bookings.length === 0;
  if (isNew && !household.welcomed) return { kind: "welcome" };
  const isWithOthers = household.companions > 0 || household.isInGroup;
  return household.travelsAlone === false && !isWithOthers ? { kind: "add_travellers" } : null;
}

/** Without them no application can be sent: the owner's, then the companions' as they were entered. */
function detailsToTell({ household, lacksDetails, companions }: JourneyFacts): NextAction | null {
  if (lacksDetails) return { kind: "tell_details", traveller: null };
  const lacking = household.travelsAlone ? undefined : companions.find((one) => one.lacksDetails);
  return lacking ? { kind: "tell_details", traveller: { id: lacking.id, name: lacking.name } } : null;
}

function endingInvitation(facts: JourneyFacts): NextAction | null {
  const first = firstInvitation(facts);
  if (!first || Date.parse(first.expiresAt) - facts.now.getTime() > INVITATION_ENDS_MS) return null;
  return { kind: "renew_invitation", groupId: first.groupId, until: first.expiresAt };
}

/** Of those that still hold, the one that ends first. */
function firstInvitation({ invitations, now }: JourneyFacts) {
  return invitations
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
    .sort((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))[0];
}

/** Nothing of the pilgrim's own is open: a package, else what others still have to do, else what only time brings. */
function waiting(facts: JourneyFacts, ahead: readonly JourneyBooking[]): NextAction {
  const inLine = facts.tickets.find((ticket) => isWaitedFor(ticket, facts.now));
  if (ahead.length === 0 && !inLine) return { kind: "choose_package" };
  return (
    memberToRemind(facts) ??
    approvalOf(ahead) ??
    checkOf(facts, ahead) ??
    (inLine && ahead.length === 0 ? { kind: "await_turn" as const, windowId: inLine.windowId } : null) ??
    amountAhead(ahead) ??
    memberToCome(facts) ??
    travelling(ahead, dateOf(facts.now)) ?? { kind: "choose_package" }
  );
}

function memberToRemind({ others }: JourneyFacts): NextAction | null {
  const late = others.find(({ isIncomplete }) => isIncomplete);
  return late ? { kind: "remind_member", groupId: late.groupId, member: late.name } : null;
}

function approvalOf(ahead: readonly JourneyBooking[]): NextAction | null {
  const asked = ahead.find(({ phase }) => phase === "awaiting_approval");
  return asked ? { kind: "await_approval", bookingId: asked.id, until: asked.approvalDueAt } : null;
}

function checkOf({ documents, household, companions, now }: JourneyFacts, bookings: readonly JourneyBooking[]) {
  const papers = [documents, ...(household.travelsAlone ? [] : companions.map((one) => one.documents))];
  const isChecked = papers.every((of) =>
    documentSlots({ documents: of, bookings, now }).every(({ state }) => state !== "pending"),
  );
  return isChecked ? null : { kind: "await_documents" as const };
}

function memberToCome(facts: JourneyFacts): NextAction | null {
  const first = firstInvitation(facts);
  return first ? { kind: "await_member", groupId: first.groupId, until: first.expiresAt } : null;
}
