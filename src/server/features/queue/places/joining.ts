/** Coming into the line of a window, once a household, and leaving it. */
import { randomBytes } from "node:crypto";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import { whoCanCome } from "#domain/nusuk/party.ts";
import { afterTicketEvent } from "#domain/queue/ticket.ts";
import { ALONE, type CombinedOutcome, combine } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError, type FieldProblem } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import { findCountriesOfResidence, requireOneServed, whoAdminister } from "../../bookings/service.ts";
import { compareInLine, doublesAmong } from "../../documents/service.ts";
import { keptOffMarket } from "../../packages/service.ts";
import type { Deps } from "../deps.ts";
import * as rows from "../line/tickets.repository.ts";
import { enterLine } from "../line/window-lock.ts";
import { findWindow, listWindowPackages } from "../line/windows.repository.ts";
import { doerOf, householdsOf, listTicketReaders } from "../people/readers.repository.ts";
import { turnSubject, turnTaken } from "../turns/turn-notices.ts";

const ENTRY_BYTES = 16;

export interface JoinRequest {
  readonly userId: string;
  readonly windowId: string;
  readonly familyId: string | null;
  /** Null: one for each person of the household who can come, as many as one may hold. */
  readonly seats: number | null;
  readonly stepFree: boolean;
}

interface Arrival extends JoinRequest {
  readonly at: Date;
}

/**
 * The way to come into line: takes the household's one place, cheaply and as often as it is asked for; whoever has one keeps it.
 * Who joins a window at the same moment joins in one transaction. Throws AppError `not_found`, `window_closed`,
 * `not_on_sale` where none of its packages is left on the market, `channel_not_served` where none is sold where the account
 * lives, whose turn would be lost, `already_in_queue` where somebody of the household stands in line with another one,
 * `unacceptable` for more seats than people, and as `requireRunning` and `combine`.
 */
export function joiningOf(deps: Deps): (joining: JoinRequest) => Promise<void> {
  const ask = combine<Arrival, void>({
    by: ({ userId }) => userId,
    lane: ({ windowId }) => windowId,
    together: (arrivals) => joinTogether(deps, arrivals),
  });
  // Whoever came first stands first, whoever they were written with.
  return (joining) => ask({ ...joining, at: deps.clock() });
}

async function joinTogether(deps: Deps, joinings: readonly Arrival[]): Promise<CombinedOutcome<void>[]> {
  // Asked for twice at once, the second waits for the first, and then finds the place that it has taken.
  return tryToJoin(deps, joinings).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "already_in_queue" && joinings.length === 1)
      return tryToJoin(deps, joinings);
    throw error;
  });
}

/** All of one window. */
async function tryToJoin(deps: Deps, joinings: readonly Arrival[]): Promise<CombinedOutcome<void>[]> {
  const [{ windowId } = { windowId: "" }] = joinings;
  return deps.db.transaction().execute(async (tx) => {
    await enterLine(tx, windowId);
    const isTheirs = await whoAdminister(tx, joinings);
    const found = await householdsOf(
      tx,
      joinings.map(({ userId, familyId }) => ({ userId, windowIds: familyId === null ? [windowId] : [] })),
    );
    const places = joinings.map(({ userId, familyId }, index) => ({
      ...{ windowId, userId, familyId: familyId ?? found[index] ?? null },
    }));
    const standing = await rows.lockLiveTickets(tx, places, { waits: true });
    const isNew = (index: number) => isTheirs[index] === true && standing[index] === null;
    const coming = joinings.filter((_, index) => isNew(index));
    const became = coming.length > 0 ? await comeIn(deps, tx, windowId, coming) : [];
    return joinings.map((joining, index) => {
      if (!isTheirs[index]) return { refusal: new AppError("not_found") };
      return isNew(index) ? (became[coming.indexOf(joining)] ?? ALONE) : { answer: undefined };
    });
  });
}

/** Those who have no place in this line yet. */
async function comeIn(
  deps: Deps,
  tx: Db,
  windowId: string,
  joinings: readonly Arrival[],
): Promise<CombinedOutcome<void>[]> {
  const window = await findWindow(tx, windowId);
  const refused = (code: "not_found" | "window_closed" | "not_on_sale") =>
    joinings.map(() => ({ refusal: new AppError(code) }));
  if (!window) return refused("not_found");
  if (window.state === "closed") return refused("window_closed");
  await requireRunning(tx, window.operatorId, "sell");
  const packages = await listWindowPackages(tx, [windowId]);
  const stopped = await keptOffMarket(
    tx,
    packages.map(({ id }) => id),
  );
  if (stopped.length === packages.length) return refused("not_on_sale");
  const countries = await findCountriesOfResidence(
    tx,
    joinings.map(({ userId }) => userId),
  );
  const outcomes = joinings.map(({ userId }) => servedOutcome(packages, countries.get(userId) ?? null));
  const served = joinings.filter((_, index) => outcomes[index] === null);
  const placed = await takePlaces(deps, tx, served, (window.entriesFixedAt ?? window.openedAt) ? window.opensAt : null);
  return joinings.map((joining, index) => outcomes[index] ?? placed[served.indexOf(joining)] ?? ALONE);
}

function servedOutcome(packages: Parameters<typeof requireOneServed>[0], country: string | null) {
  try {
    if (country !== null) requireOneServed(packages, country);
    return null;
  } catch (refusal) {
    return { refusal };
  }
}

/** `opened`: the opening, once its entries are fixed; nobody can come before it then. */
async function takePlaces(
  deps: Deps,
  tx: Db,
  joinings: readonly Arrival[],
  opened: Date | null,
): Promise<CombinedOutcome<void>[]> {
  if (joinings.length === 0) return [];
  const households = await rows.findPeopleInLine(tx, joinings);
  const most = await mostFor(tx, households, deps.clock());
  const seen = new Set<string>();
  const tickets = joinings.flatMap((joining, index) => {
    const people = households[index] ?? [];
    if ((joining.seats ?? 1) > (most[index] ?? 1)) return [];
    // Whoever stands in two of these households at once decides by coming first.
    if (people.some(({ person }) => seen.has(person))) return [];
    for (const { person } of people) seen.add(person);
    const id = randomBytes(ENTRY_BYTES).toString("base64url");
    const joinedAt = opened && opened > joining.at ? opened : joining.at;
    return [{ ...joining, id, people, seats: joining.seats ?? most[index] ?? 1, joinedAt }];
  });
  await rows.insertTickets(tx, tickets);
  if (!(await rows.standInLine(tx, tickets))) throw new AppError("already_in_queue");
  await compareInLine(tx, [...seen]);
  const entry = { action: "queue.joined", subjectType: "queue_ticket" };
  await recordAudit(tx, ...tickets.map(({ id, userId }) => ({ ...entry, actorId: userId, subjectId: id })));
  return joinings.map(({ userId, seats }, index) => {
    if (tickets.some((ticket) => ticket.userId === userId)) return { answer: undefined };
    const max = most[index] ?? 1;
    return (seats ?? 1) > max ? { refusal: new AppError("unacceptable", {}, { seats: tooMany(max) }) } : ALONE;
  });
}

/** A place names its people: nobody asks for seats to give them to whoever pays. */
function tooMany(max: number): FieldProblem {
  return { key: "too_big", params: { max } };
}

/** One for each who can come, and no more than one may hold: nobody under the least age, nobody who stands there under two rows. */
async function mostFor(tx: Db, households: readonly (readonly rows.PersonInLine[])[], now: Date): Promise<number[]> {
  const coming = households.map((people) => whoCanCome(people, dateOf(now)).map(({ person }) => person));
  const doubles = coming.some((people) => people.length > 1) ? await doublesAmong(tx, coming) : [];
  return coming.map((people, index) => Math.min(MAX_PARTY, Math.max(1, people.length - (doubles[index] ?? 0))));
}

/** Gives the household's place up, as who joined or administers it. Throws AppError `not_found` where it has none. */
export async function leaveQueue(deps: Deps, userId: string, windowId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await enterLine(tx, windowId);
    const [familyId = null] = await householdsOf(tx, [{ userId, windowIds: [windowId] }]);
    const [ticket] = await rows.lockLiveTickets(tx, [{ windowId, userId, familyId }], { waits: true });
    const state = ticket && afterTicketEvent(ticket.state, "leave");
    if (!ticket || !state) throw new AppError("not_found");
    // An admitted one waits no more since its turn began.
    await rows.setState(tx, [ticket.id], { state, ...(ticket.state === "waiting" && { departedAt: deps.clock() }) });
    await rows.freePeople(tx, [ticket.id]);
    const subject = { subjectType: "queue_ticket", subjectId: ticket.id };
    await recordAudit(tx, { ...subject, actorId: userId, action: "queue.left" });
    await tellLeft(deps, tx, userId, ticket.id);
  });
}

async function tellLeft({ notifications }: Deps, tx: Db, userId: string, ticketId: string): Promise<void> {
  await notifications.settle(tx, [turnSubject(ticketId)], "household_line_left");
  const [doer] = await doerOf(tx, userId, [ticketId]);
  if (doer) await notifications.notify(tx, ...turnTaken(await listTicketReaders(tx, [ticketId]), doer, null));
}
