/** What happens in a window by itself, once a second: arrivals are counted in, turns end, the next are let in, and it ends. */
import { MINUTE_MS } from "#domain/durations.ts";
import {
  admitNow,
  forgivenSeconds,
  type Gate,
  hasRoomBeside,
  laneOrder,
  roomAtGate,
  type Waiting,
} from "#domain/queue/admission.ts";
import { turnEndsAt } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { renewSaleStatistics } from "#server/platform/database/sale-statistics.ts";
import { secondPlaces } from "../../documents/service.ts";
import type { Deps } from "../deps.ts";
import { openWindow } from "../draw/opening.ts";
import { countInArrivals, headOfLane, headOfLine, type InLine } from "../line/ranks.repository.ts";
import * as rows from "../line/tickets.repository.ts";
import { holdLine } from "../line/window-lock.ts";
import { findWindow, lockWindow, updateWindow, type WindowRow } from "../line/windows.repository.ts";
import { countedNow, countOnce, isSecond } from "../people/once.ts";
import { listTicketReaders } from "../people/readers.repository.ts";
import { pickNear } from "../turns/alerts.repository.ts";
import { turnCame, turnEnded, turnSubject } from "../turns/turn-notices.ts";
import { holdsRunOut, letSimulatedDecide, pickSpent, pickUnheld, undecided } from "../turns/turns.repository.ts";
import { closeWithin } from "./closing.ts";
import { goOn, isOver, restsNow, saleOf } from "./rest.ts";

/** Households that may decide at the same time: their holds are far below what one node takes a second. */
const MOST_AT_ONCE = 500;
/** Looked at for each place at the gate, so that passing over a large household finds the next that fits. */
const LOOKED_AT = 50;
/** Looked at in all where those are passed over, so that a round's cost is bounded however many stand there. */
const MOST_LOOKED_AT = 10_000;
/** At a time: each step looks at twice as many as the one before. */
const MOST_AT_A_STEP = 2000;

/** Safe on any number of nodes at once: the line's lock lets one of them after the other decide on what it then sees. */
export async function playRound(deps: Deps, windowId: string): Promise<void> {
  const known = await findWindow(deps.db, windowId);
  if (known?.state === "announced" && !(await drawUnlessResting(deps, known))) return;
  await endHolds(deps, windowId);
  const changed = await deps.db.transaction().execute(async (tx) => {
    await holdLine(tx, windowId);
    const window = await lockWindow(tx, windowId);
    if (!window || window.state === "announced" || window.state === "closed") return [];
    return roundWithin(deps, tx, window);
  });
  if (changed.length > 0) deps.packages.seatsChanged(changed);
}

/** False until it is drawn. */
async function drawUnlessResting(deps: Deps, window: WindowRow): Promise<boolean> {
  const now = deps.clock();
  const rests = await restsNow(deps.db, window, await saleOf(deps.db, window.id, now));
  if (rests !== (window.restsSince !== null))
    await updateWindow(deps.db, window.id, { restsSince: rests ? now : null });
  if (rests || !(await openWindow(deps, window.id))) return false;
  await lookAnew(deps);
  return true;
}

/** Before the first who are let in hold seats; a sale goes on without it. */
async function lookAnew({ db, log }: Deps): Promise<void> {
  await renewSaleStatistics(db).catch((err: unknown) => log.warn({ err }, "queue: the planner's figures are old"));
}

/** In transactions of their own, bookings before tickets: the turn of a hold that has run out is given back once that is ended. */
async function endHolds({ db, clock, log, endRunOut }: Deps, windowId: string): Promise<void> {
  const now = clock();
  const ids = await holdsRunOut(db, windowId, now);
  if (ids.length === 0) return;
  await endRunOut(ids, now).catch((err: unknown) => log.warn({ err, windowId }, "queue: holds were not ended"));
}

/** Ids of the packages that are on direct sale again. */
async function roundWithin(deps: Deps, tx: Db, locked: WindowRow): Promise<string[]> {
  const now = deps.clock();
  await countIn(tx, locked);
  // Asked under the line's lock: what was stopped while the round waited for it ends nothing.
  const sale = await saleOf(tx, locked.id, now);
  const window = await goOn(tx, locked, { rests: await restsNow(tx, locked, sale), now });
  if (!window) return [];
  if (window.simulated) await letSimulatedDecide(tx, window.id, now);
  await endTurns(deps, tx, window, now);
  await takeBack(deps, tx, window, now);
  if (window.state !== "open") return [];
  if (await isOver(tx, window.id, sale))
    return closeWithin(deps, tx, window, sale.listed.length + sale.kept.length > 0 ? "sold_out" : "ended");
  const open = await undecided(tx, window.id);
  await letIn(deps, tx, window, { gate: gateOf(window, { now, free: sale.listed, ...open }), now });
  await tellNear(deps, tx, window);
  return [];
}

async function countIn(tx: Db, window: WindowRow): Promise<void> {
  const notBefore = window.lastArrivalAt ?? window.opensAt;
  const { counted, lastAt } = await countInArrivals(tx, window, notBefore);
  if (lastAt) await updateWindow(tx, window.id, { lastRank: window.lastRank + counted, lastArrivalAt: lastAt });
}

/** Whoever did not use the turn, or has no account any more, makes room. */
async function endTurns({ notifications }: Deps, tx: Db, window: WindowRow, now: Date): Promise<void> {
  const spent = await pickSpent(tx, window.id, now);
  const lapsed = spent.filter((ticket) => ticket.state === "admitted" && isSomebodys(ticket));
  const gone = spent.filter((ticket) => !lapsed.includes(ticket));
  const leaving = gone.filter(({ state }) => state === "waiting").map(({ id }) => id);
  await rows.setState(tx, leaving, { state: "left", departedAt: now });
  const gaveUp = gone.filter(({ state }) => state === "admitted").map(({ id }) => id);
  await rows.setState(tx, gaveUp, { state: "left" });
  await rows.setState(tx, idsOf(lapsed), { state: "lapsed" });
  await rows.freePeople(tx, idsOf(spent));
  await notifications.settle(tx, idsOf([...gone, ...lapsed]).map(turnSubject), "queue_lapsed");
  await notifications.notify(tx, ...turnEnded(await listTicketReaders(tx, idsOf(lapsed)), "queue_lapsed", window));
}

/** Of an account, or of a household, which outlives the account that joined for it. */
function isSomebodys({
  userId,
  familyId,
}: {
  readonly userId: string | null;
  readonly familyId: string | null;
}): boolean {
  return userId !== null || familyId !== null;
}

/** Seats that fell back: whoever's turn still lasts may hold again, which the others of the household hear; the others' is over. */
async function takeBack({ notifications }: Deps, tx: Db, window: WindowRow, now: Date): Promise<void> {
  const unheld = await pickUnheld(tx, window.id);
  const again = unheld.filter((ticket) => isSomebodys(ticket) && ticket.turnEndsAt !== null && ticket.turnEndsAt > now);
  const over = unheld.filter((ticket) => !again.includes(ticket));
  await rows.setState(tx, idsOf(again), { state: "admitted", bookingId: null });
  await rows.setState(tx, idsOf(over), { state: "lapsed" });
  await rows.freePeople(tx, idsOf(over));
  const readers = await listTicketReaders(tx, idsOf(again));
  const others = again.flatMap(({ id, turnEndsAt, bookerId }) => {
    const theirs = readers.filter(({ ticketId, userId }) => ticketId === id && userId !== bookerId);
    const minutes = Math.max(1, Math.floor(((turnEndsAt?.getTime() ?? 0) - now.getTime()) / MINUTE_MS));
    return turnCame(theirs, { ...window, admittedMinutes: minutes });
  });
  await notifications.notify(tx, ...others);
}

interface Moment {
  readonly now: Date;
  readonly free: readonly number[];
  readonly households: number;
  readonly seats: number;
}

function gateOf(window: WindowRow, { now, free, households, seats }: Moment): Gate {
  const openMs = now.getTime() - (window.openedAt ?? now).getTime() - window.pausedSeconds * 1000;
  return {
    admitPerMinute: window.admitPerMinute,
    openMinutes: Math.max(0, openMs) / MINUTE_MS,
    admitted: window.admitted,
    undecided: households,
    undecidedSeats: seats,
    free,
    mostAtOnce: MOST_AT_ONCE,
  };
}

async function letIn(
  deps: Deps,
  tx: Db,
  window: WindowRow,
  { gate, now }: { readonly gate: Gate; readonly now: Date },
): Promise<void> {
  if (roomAtGate(gate) === 0) return;
  const { admitted, frontRank } = await nextInLine(deps, tx, window, gate);
  if (admitted.length === 0) return;
  const turn = { admittedAt: now, departedAt: now, turnEndsAt: turnEndsAt(now, window.admittedMinutes) };
  const ids = idsInLine(admitted);
  await rows.setState(tx, ids, { state: "admitted", ...turn });
  const pausedSeconds = window.pausedSeconds + forgivenSeconds(gate);
  await updateWindow(tx, window.id, { admitted: window.admitted + admitted.length, frontRank, pausedSeconds });
  await deps.notifications.settle(tx, ids.map(turnSubject), "queue_admitted");
  await deps.notifications.notify(tx, ...turnCame(await listTicketReaders(tx, ids), window));
}

/** Reads on behind those who are passed over, until room or seats are used or the line is at its end; and who stands first. */
async function nextInLine(
  deps: Deps,
  tx: Db,
  window: WindowRow,
  gate: Gate,
): Promise<{ readonly admitted: InLine[]; readonly frontRank: number | undefined }> {
  let limit = Math.min(roomAtGate(gate) * LOOKED_AT, MOST_AT_A_STEP);
  const first = await headOfLine(tx, window.id, limit);
  let admitted: InLine[] = await admitOnce(deps, tx, gate, await withLane(tx, window, first, { limit, after: 0 }));
  let line = first;
  let seen = limit;
  while (seen < MOST_LOOKED_AT && line.length === limit && hasRoomBeside(gate, admitted)) {
    const after = line.at(-1)?.rank ?? 0;
    limit = Math.min(MOST_AT_A_STEP, limit * 2, MOST_LOOKED_AT - seen);
    line = await headOfLine(tx, window.id, limit, after);
    const next = await withLane(tx, window, line, { limit, after, admitted });
    admitted = await admitOnce(deps, tx, gate, [...admitted, ...next]);
    seen += limit;
  }
  return { admitted, frontRank: first[0]?.rank };
}

/**
 * A household of which everybody counts with another place of this line is passed over as one for which seats are short: it
 * keeps its place, and has its turn when the other one gives its own up.
 */
async function admitOnce<Household extends Waiting>(
  deps: Deps,
  tx: Db,
  gate: Gate,
  line: readonly Household[],
): Promise<Household[]> {
  const admitted = admitNow(gate, line);
  const ids = idsInLine(admitted);
  const second = await secondsOf(deps, tx, ids, countOnce);
  if (second.size === 0) return admitted;
  // All who are second by now at once, however many stand one behind the other.
  const passed = await secondsOf(deps, tx, idsInLine(line), countedNow);
  return admitOnce(
    deps,
    tx,
    gate,
    line.filter(({ entryId }) => !second.has(entryId) && !passed.has(entryId)),
  );
}

/** Those of these places of which everybody counts with another one. */
async function secondsOf(
  deps: Deps,
  tx: Db,
  ids: readonly string[],
  count: typeof countOnce,
): Promise<ReadonlySet<string>> {
  const byPassport = await secondPlaces(tx, ids);
  const counted = await count(
    deps,
    tx,
    ids.filter((id) => !byPassport.has(id)),
  );
  return new Set([...byPassport, ...[...counted].flatMap(([id, one]) => (isSecond(one) ? [id] : []))]);
}

/** Whoever now stands, or whose household stands, as near to the turn as they wished to be told at. */
async function tellNear({ notifications }: Deps, tx: Db, window: WindowRow): Promise<void> {
  const near = await pickNear(tx, window.id);
  const params = { operator: window.operatorName, minutes: window.admittedMinutes };
  const notices = near.map(({ id, userId, place }) => ({
    userId,
    params: { ...params, place },
    about: turnSubject(id),
  }));
  await notifications.notify(tx, ...notices.map((one) => ({ ...one, kind: "queue_near" as const, link: "/queue" })));
}

interface Step {
  readonly limit: number;
  /** The rank behind which these stand. */
  readonly after: number;
  /** By the steps before. */
  readonly admitted?: readonly InLine[];
}

async function withLane(
  tx: Db,
  window: WindowRow,
  line: readonly InLine[],
  { limit, after, admitted = [] }: Step,
): Promise<InLine[]> {
  const { stepFreeEvery } = window;
  if (stepFreeEvery === null) return [...line];
  const lane = await headOfLane(tx, window.id, limit, after);
  const known = new Set(idsInLine(line));
  // The lane was read further than the line: who was let in from there stands in the line of a later step.
  const taken = new Set(idsInLine(admitted));
  const next = [...line, ...lane.filter(({ entryId }) => !known.has(entryId))];
  return laneOrder(
    next.filter(({ entryId }) => !taken.has(entryId)),
    window.admitted + admitted.length,
    stepFreeEvery,
  );
}

function idsInLine(line: readonly Waiting[]): string[] {
  return line.map(({ entryId }) => entryId);
}

function idsOf(tickets: readonly { readonly id: string }[]): string[] {
  return tickets.map(({ id }) => id);
}
