/** Coming into the line of a window, once a household, and leaving it. */
import { randomBytes } from "node:crypto";
import { dateOf } from "#domain/calendar.ts";
import { whoCanCome } from "#domain/households/party.ts";
import { afterTicketEvent } from "#domain/queue/ticket.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { requireRunning } from "#server/platform/measures.ts";
import { administers, countryOf, requireOneServed } from "../bookings/service.ts";
import { compareInLine, doublesAmong } from "../documents/service.ts";
import type { Ground } from "./ground.ts";
import { doerOf, householdOf, readersOf } from "./readers.repository.ts";
import * as rows from "./tickets.repository.ts";
import { turnSubject, turnTaken } from "./turn-notices.ts";
import { enterLine } from "./window-lock.ts";
import { findWindow, packagesOf } from "./windows.repository.ts";

const ENTRY_BYTES = 16;

export interface Joining {
  readonly userId: string;
  readonly windowId: string;
  readonly familyId: string | null;
  /** Null: one for each person of the household who can come. */
  readonly seats: number | null;
  readonly stepFree: boolean;
}

/**
 * Takes the household's one place, cheaply and as often as it is asked for; whoever has one keeps it. Throws AppError
 * `not_found`, `window_closed`, `channel_not_served` where none of its packages is sold where the account lives, whose turn
 * would be lost, and `already_in_queue` where somebody of the household stands in line with another one.
 */
export async function join(ground: Ground, joining: Joining): Promise<void> {
  // Asked for twice at once, the second waits for the first, and then finds the place that it has taken.
  await tryToJoin(ground, joining).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "already_in_queue") return tryToJoin(ground, joining);
    throw error;
  });
}

async function tryToJoin(ground: Ground, joining: Joining): Promise<void> {
  const { userId, windowId, familyId } = joining;
  await ground.db.transaction().execute(async (tx) => {
    await enterLine(tx, windowId);
    if (familyId !== null && !(await administers(tx, userId, familyId))) throw new AppError("not_found");
    const household = familyId ?? (await householdOf(tx, userId, [windowId]));
    if (await rows.lockLiveTicket(tx, windowId, userId, household)) return;
    const window = await findWindow(tx, windowId);
    if (!window) throw new AppError("not_found");
    if (window.state === "closed") throw new AppError("window_closed");
    await requireRunning(tx, window.operatorId, "sell");
    const country = await countryOf(tx, userId);
    if (country !== null) requireOneServed(await packagesOf(tx, [windowId]), country);
    await takePlace(ground, tx, joining, (window.entriesFixedAt ?? window.openedAt) ? window.opensAt : null);
  });
}

/** `opened`: the opening, once its entries are fixed; nobody can come before it then. */
async function takePlace(ground: Ground, tx: Db, joining: Joining, opened: Date | null): Promise<void> {
  const { userId, windowId, familyId, stepFree } = joining;
  const people = await rows.peopleOf(tx, userId, familyId);
  const id = randomBytes(ENTRY_BYTES).toString("base64url");
  const now = ground.clock();
  const joinedAt = opened && opened > now ? opened : now;
  const seats = joining.seats ?? (await seatsFor(tx, people, now));
  await rows.insertTicket(tx, { id, windowId, userId, familyId, stepFree, seats, joinedAt });
  if (!(await rows.standInLine(tx, { windowId, id }, people))) throw new AppError("already_in_queue");
  await compareInLine(
    tx,
    people.map(({ person }) => person),
  );
  await recordAudit(tx, { actorId: userId, action: "queue.joined", subjectType: "queue_ticket", subjectId: id });
}

/** One for each who can come: nobody under the least age, nobody who stands in the household under two rows. */
async function seatsFor(tx: Db, people: readonly rows.PersonInLine[], now: Date): Promise<number> {
  const coming = whoCanCome(people, dateOf(now)).map(({ person }) => person);
  return Math.max(1, coming.length - (await doublesAmong(tx, coming)));
}

/** Gives the household's place up, as who joined or administers it. Throws AppError `not_found` where it has none. */
export async function leave(ground: Ground, userId: string, windowId: string): Promise<void> {
  await ground.db.transaction().execute(async (tx) => {
    await enterLine(tx, windowId);
    const household = await householdOf(tx, userId, [windowId]);
    const ticket = await rows.lockLiveTicket(tx, windowId, userId, household);
    const state = ticket && afterTicketEvent(ticket.state, "leave");
    if (!ticket || !state) throw new AppError("not_found");
    // An admitted one waits no more since its turn began.
    await rows.setState(tx, [ticket.id], { state, ...(ticket.state === "waiting" && { departedAt: ground.clock() }) });
    await rows.freePeople(tx, [ticket.id]);
    const subject = { subjectType: "queue_ticket", subjectId: ticket.id };
    await recordAudit(tx, { ...subject, actorId: userId, action: "queue.left" });
    await tellLeft(ground, tx, userId, ticket.id);
  });
}

async function tellLeft({ notifications }: Ground, tx: Db, userId: string, ticketId: string): Promise<void> {
  await notifications.settle(tx, [turnSubject(ticketId)], "household_line_left");
  const [doer] = await doerOf(tx, userId, [ticketId]);
  if (doer) await notifications.notify(tx, ...turnTaken(await readersOf(tx, [ticketId]), doer, null));
}
