/** Everything that is due for the people of one account, in the order in which it presses. */
import { addDays, dateOf, type IsoDate } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import {
  type HouseholdFacts,
  isWaitedFor,
  type JourneyBooking,
  type JourneyDocument,
  type JourneyFacts,
  type JourneyTicket,
  mayComeSoon,
  stands,
  unnamedPlaces,
} from "#domain/obligations/papers/facts.ts";
import { REMIND_DAYS } from "#domain/payments/schedules/standing.ts";
import type { ActionOf, NextAction, Whose } from "./action.ts";
import {
  approvals,
  bookersToAct,
  datedDuties,
  endingInMinutes,
  onTheWay,
  peopleOfTurn,
  peopleOnPlaces,
  travelling,
} from "./booking-acts.ts";
import { dueFirst } from "./due/due-first.ts";
import { idOf, type Obligation, obligationOf } from "./obligation.ts";
import { isForTurn, namesDate, type PersonalDue, type Travel } from "./papers/paper-dates.ts";
import { isToGive, papersOf, weightOf } from "./papers/papers.ts";

/** An invitation that ends within so long is made again before anything is chosen. */
export const INVITATION_ENDS_MS = 48 * HOUR_MS;

/**
 * What runs out first, then what only the pilgrim can do, then what is waited for; on the journey nothing but minutes goes
 * before it. Never empty: with nothing left to do it says what time brings.
 */
export function obligationsOf(facts: JourneyFacts): Obligation[] {
  return actsOf(facts).map((act) => obligationOf(act, facts.now));
}

function actsOf(facts: JourneyFacts): NextAction[] {
  const { now } = facts;
  const today = dateOf(now);
  // Nobody can secure what is held at a suspended operator, or an offer that rests.
  const standing = facts.bookings.filter(
    (booking) => stands(booking, now) && !(booking.phase === "held" && (booking.operatorStopped || booking.rests)),
  );
  const ahead = standing.filter(({ returnDate }) => returnDate >= today);
  const duties = datedDuties(facts, ahead);
  // Within the days in which the payer is reminded.
  const isSoon = ({ dueOn }: { dueOn: IsoDate | null }) => dueOn !== null && dueOn <= addDays(today, REMIND_DAYS);
  const later = duties.filter((duty) => !isSoon(duty));
  const away = onTheWay(facts, standing, today);
  const ending = endingInMinutes(facts, standing);
  // Without them the seats of a turn go back, whatever else is done.
  const hurried = ending.length > 0 && !away ? [...peopleOfTurn(standing), ...turnPapers(facts)] : [];
  const soon = duties.filter(isSoon);
  // On the journey itself even what is late follows it.
  if (away?.kind === "travel") return [...ending, away, ...soon];
  const others = away
    ? [away]
    : dueFirst([...toDo(facts, ahead, later), ...waited(facts, ahead, later)], isDuty, dayOf);
  const isHurried = (act: NextAction) => hurried.some((one) => idOf(one) === idOf(act));
  return [...withHurried(ending, hurried), ...soon, ...others.filter((act) => !isHurried(act))];
}

/** What is paid or recorded by its day. */
function isDuty({ kind }: NextAction): boolean {
  return kind === "record_reference" || kind === "pay_amount" || kind === "pay_step";
}

/** A passport takes weeks, and is never put off for what is due sooner. */
function dayOf(act: NextAction): string | null {
  return "dueOn" in act && !("type" in act && act.type === "passport") ? act.dueOn : null;
}

type Paper = ActionOf<"replace_document" | "upload_document">;
type TurnPaper = Paper | ActionOf<"remind_passport">;
type Hurried = TurnPaper | ActionOf<"name_people">;

/**
 * Places won in a turn cannot be secured before the names and papers that they wait for are there: these go first, also where
 * somebody else of the household is the one who can use the turn or secure the places.
 */
function withHurried(ending: readonly NextAction[], hurried: readonly Hurried[]): NextAction[] {
  const at = ending.findIndex((act) => isOthers(act) || hurried.some((one) => isHeldFor(act, one)));
  return at === -1 ? [...ending, ...hurried] : [...ending.slice(0, at), ...hurried, ...ending.slice(at)];
}

function isOthers({ kind }: NextAction): boolean {
  return kind === "await_hold" || kind === "await_household_turn";
}

/** Whether the act is about the hold that runs out when this is due. */
function isHeldFor(act: NextAction, { isForecast, dueOn }: Hurried): boolean {
  const isHold = act.kind === "secure_hold" || act.kind === "await_hold";
  return isHold && !isForecast && Date.parse(act.until) === Date.parse(dueOn);
}

function toDo(
  facts: JourneyFacts,
  ahead: readonly JourneyBooking[],
  later: ReturnType<typeof datedDuties>,
): NextAction[] {
  const unnamed = peopleOnPlaces(ahead);
  return [
    // Who is to sit on booked places is entered with their names, by the day of these.
    ...(unnamed.length > 0 ? unnamed : peopleToName(facts)),
    ...turnPapers(facts),
    // Minutes will count: the days of all other papers are further off.
    ...linesOf(facts, ahead)
      .filter((ticket) => mayComeSoon(ticket, facts.now))
      .flatMap(turnToAwait),
    ...papersInOrder(facts),
    ...detailsToTell(facts, ahead),
    // The purchase that a number comes of needs everybody's name and passport first, and what visas need comes after it.
    ...later.filter(({ kind }) => kind === "record_reference"),
    ...visasInOrder(facts),
    ...injectionsToHave(facts),
    ...endingInvitations(facts),
  ];
}

/** Who travels comes first: it decides whose documents are needed. Who travels alone names nobody. */
function peopleToName({ household, documents, bookings }: JourneyFacts): NextAction[] {
  const isNew = documents.length === 0 && bookings.length === 0;
  if (isNew && !household.welcomed) return [{ kind: "welcome" }];
  return lacksOthers(household) ? [{ kind: "add_travellers" }] : [];
}

/** Whether somebody does not travel alone, and nobody is known who comes along. */
export function lacksOthers({ travelsAlone, companions, isInGroup }: Omit<HouseholdFacts, "welcomed">): boolean {
  return travelsAlone === false && companions === 0 && !isInGroup;
}

interface Person {
  readonly traveller: Whose;
  readonly documents: readonly JourneyDocument[];
  readonly travel: Travel | null;
  readonly lacksDetails: boolean;
  readonly biometrics: PersonalDue | null;
  readonly injection: PersonalDue | null;
}

/** Of whom something is asked: the owner, then the companions as they were entered, also of who said at first that they travel alone. */
function peopleOf({ companions, ...owner }: JourneyFacts): Person[] {
  const all = [
    { traveller: null, ...owner },
    ...companions.map(({ id, name, ...rest }) => ({ traveller: { id, name }, ...rest })),
  ];
  return all.filter((person) => !person.travel?.hasNoPlace);
}

/** One of them holds up the whole household: what takes longest leads, whosever it is; of equals the owner's. */
function papersToGive(facts: JourneyFacts): Paper[] {
  const today = dateOf(facts.now);
  const open = peopleOf(facts).flatMap(({ traveller, documents, travel }) =>
    papersOf(documents, travel, today)
      .filter(isToGive)
      .map((paper) => ({ traveller, ...paper })),
  );
  return open
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .map(({ state, ...paper }) => ({ kind: state === "rejected" ? "replace_document" : "upload_document", ...paper }));
}

/** What seats of a turn wait for: the passports that are the account's to give, then those that it can only remind of. */
function turnPapers(facts: JourneyFacts): TurnPaper[] {
  return [...papersToGive(facts).filter(isForTurn), ...passportsToRemind(facts)];
}

function passportsToRemind({ others }: JourneyFacts): ActionOf<"remind_passport">[] {
  return others.flatMap(({ groupId, name, passportDue }) =>
    passportDue ? [{ kind: "remind_passport", groupId, member: name, ...passportDue }] : [],
  );
}

function papersInOrder(facts: JourneyFacts): NextAction[] {
  return papersToGive(facts).filter((act) => !isVisaToCome(act) && !isForTurn(act));
}

/** Places in line that are waited for; who has booked waits for the journey, not for a turn. */
function linesOf({ tickets, now }: JourneyFacts, ahead: readonly JourneyBooking[]): JourneyTicket[] {
  return ahead.length > 0 ? [] : tickets.filter((ticket) => isWaitedFor(ticket, now));
}

function turnToAwait({ windowId, state, rests, ...line }: JourneyTicket): ActionOf<"await_turn">[] {
  const isPaused = line.isPaused || rests;
  const isWaiting = state === "waiting" || rests;
  return isWaiting ? [{ kind: "await_turn", windowId, drawnAt: line.drawnAt, isPaused }] : [];
}

/**
 * No visa comes without what was given in the official app, nor without a certificate that is good for the journey, so one
 * that is given again goes before it.
 */
function visasInOrder(facts: JourneyFacts): NextAction[] {
  const visas = papersToGive(facts).filter(isVisaToCome);
  return [...biometricsToGive(facts), ...(visas.length > 0 ? certificatesToRenew(facts) : []), ...visas];
}

function isVisaToCome({ kind, type }: Paper): boolean {
  return kind === "upload_document" && type === "visa";
}

/** The app reads the passport, so it comes after the papers that are here. */
function biometricsToGive(facts: JourneyFacts): NextAction[] {
  return peopleOf(facts).flatMap(({ traveller, biometrics }) =>
    biometrics ? [{ kind: "give_biometrics" as const, traveller, ...biometrics }] : [],
  );
}

/** Nobody is let in without it, and it is asked for at the border: after everything that a visa hangs on. */
function injectionsToHave(facts: JourneyFacts): NextAction[] {
  return peopleOf(facts).flatMap(({ traveller, injection }) =>
    injection ? [{ kind: "get_vaccinated" as const, traveller, ...injection }] : [],
  );
}

/** Without them no application can be sent: due with the names of the booking that is theirs. */
function detailsToTell(facts: JourneyFacts, ahead: readonly JourneyBooking[]): NextAction[] {
  return peopleOf(facts).flatMap(({ traveller, lacksDetails, travel }) => {
    if (!lacksDetails) return [];
    const booking = ahead.find(({ id, phase }) => id === travel?.bookingId && phase !== "held");
    const { dueOn, isForecast } = booking ? namesDate(booking) : { dueOn: null, isForecast: false };
    return [{ kind: "tell_details" as const, traveller, dueOn, isForecast }];
  });
}

/** Of those that still hold, the one that ends first at the head. */
function invitationsOf({ invitations, now }: JourneyFacts) {
  return invitations
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
    .sort((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
}

function endsSoon(expiresAt: string, now: Date): boolean {
  return Date.parse(expiresAt) - now.getTime() <= INVITATION_ENDS_MS;
}

function endingInvitations(facts: JourneyFacts): NextAction[] {
  return invitationsOf(facts)
    .filter(({ expiresAt }) => endsSoon(expiresAt, facts.now))
    .map(({ groupId, expiresAt }) => ({ kind: "renew_invitation", groupId, until: expiresAt }));
}

/** Nothing of the pilgrim's own is open: a package, else what others still have to do, else what only time brings. */
function waited(
  facts: JourneyFacts,
  ahead: readonly JourneyBooking[],
  later: ReturnType<typeof datedDuties>,
): NextAction[] {
  const inLine = linesOf(facts, ahead);
  const unnamed = unnamedPlaces(facts);
  const isOpen = ahead.length === 0 && inLine.length === 0 && unnamed === null;
  const next = travelling(ahead, dateOf(facts.now));
  return [
    ...(isOpen ? [{ kind: "choose_package" as const, ...holderOf(facts) }] : []),
    ...membersToRemind(facts),
    ...approvals(ahead),
    ...bookersToAct(ahead),
    ...(unnamed === null ? [] : [{ kind: "await_naming" as const, departureDate: unnamed }]),
    ...checks(facts),
    ...inLine.filter((ticket) => !mayComeSoon(ticket, facts.now)).flatMap(turnToAwait),
    ...later.filter(({ kind }) => kind !== "record_reference"),
    ...(papersToGive(facts).some(isVisaToCome) ? [] : certificatesToRenew(facts)),
    ...membersToCome(facts),
    ...(next ? [next] : []),
  ];
}

/** Who may not hold for the household agrees with who does; who has left what it booked chooses for themselves. */
function holderOf({ householdHolder, travel }: JourneyFacts): Pick<ActionOf<"choose_package">, "member"> {
  return householdHolder === null || travel?.hasNoPlace ? {} : { member: householdHolder };
}

function membersToRemind({ others }: JourneyFacts): NextAction[] {
  return others
    .filter(({ isIncomplete, passportDue }) => isIncomplete && !passportDue)
    .map(({ groupId, name }) => ({ kind: "remind_member", groupId, member: name }));
}

function checks(facts: JourneyFacts): NextAction[] {
  const today = dateOf(facts.now);
  const isChecked = peopleOf(facts).some(({ documents, travel }) =>
    papersOf(documents, travel, today).some(({ type, state }) => type !== "vaccination" && state === "pending"),
  );
  return isChecked ? [{ kind: "await_documents" }] : [];
}

function certificatesToRenew(facts: JourneyFacts): NextAction[] {
  const today = dateOf(facts.now);
  return peopleOf(facts).flatMap(({ traveller, documents, travel }) =>
    papersOf(documents, travel, today).flatMap(({ type: _type, state: _state, renewFrom, ...paper }) =>
      renewFrom === null ? [] : [{ kind: "renew_certificate" as const, traveller, from: renewFrom, ...paper }],
    ),
  );
}

function membersToCome(facts: JourneyFacts): NextAction[] {
  return invitationsOf(facts)
    .filter(({ expiresAt }) => !endsSoon(expiresAt, facts.now))
    .map(({ groupId, expiresAt }) => ({ kind: "await_member", groupId, until: expiresAt }));
}
