/** Windows of a demonstration: drawn like any other, with households that wait and decide by themselves and take no seats. */
import { randomBytes, randomUUID } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { commitmentOf, drawOrder, seedOf, ticketRootOf } from "#domain/queue/draw.ts";
import { DEFAULT_ADMITTED_MINUTES, turnEndsAt } from "#domain/queue/ticket.ts";
import { estimateWait } from "#domain/queue/wait.ts";
import type { Db } from "#server/platform/database/database.ts";
import { sellDirectly } from "../../packages/service.ts";
import type { Deps } from "../deps.ts";
import { sha256 } from "../draw/sha256.ts";
import { insertWindow, updateWindow } from "../line/windows.repository.ts";
import { letSimulatedDecide } from "../turns/turns.repository.ts";
import { insertPromises, insertSimulated, type SimulatedTicket } from "./simulation.repository.ts";

const ID_BYTES = 16;
const PAST_RATE = 12;
const PAST_HOUSEHOLDS = 480;
const PROMISED_AFTER_MINUTES = 10;
/** One household in five is alone, the largest are five. */
const LARGEST = 5;

export interface SimulatedGuest {
  readonly userId: string;
  readonly familyId: string | null;
  readonly seats: number;
  /** Its place in the line at this moment, from 1; it must wait. */
  readonly place: number;
}

export interface Simulation {
  readonly operatorId: string;
  /** Locked by the caller, listed, in no other window. */
  readonly packageIds: readonly string[];
  readonly admitPerMinute: number;
  /** Households that wait at this moment, a guest among them. */
  readonly waiting: number;
  /** Minutes since the opening, whole; below zero: ahead. */
  readonly openMinutes: number;
  /** A real household in this demonstration; null: none. */
  readonly guest: SimulatedGuest | null;
}

type Tools = Pick<Deps, "clock" | "keys">;

/** With the caller's transaction; the window's id. */
export async function simulateWindow({ clock, keys }: Tools, tx: Db, simulation: Simulation): Promise<string> {
  const { operatorId, packageIds, admitPerMinute, waiting, openMinutes, guest } = simulation;
  const now = clock();
  const opensAt = new Date(now.getTime() - openMinutes * MINUTE_MS);
  const { window, serverSeed } = newWindow(keys, { operatorId, opensAt, admitPerMinute });
  const { id } = window;
  await insertWindow(tx, window, packageIds);
  const joinedAt = new Date(Math.min(now.getTime(), opensAt.getTime()) - MINUTE_MS);
  if (openMinutes < 0) {
    await insertSimulated(tx, entries(waiting, { windowId: id, joinedAt }));
    return id;
  }
  const admitted = admitPerMinute * openMinutes;
  const drawn = entries(admitted + waiting, { windowId: id, joinedAt });
  const { order, ...proof } = drawOf(drawn, serverSeed);
  await insertSimulated(
    tx,
    order.map((ticket, at) => atRank(ticket, at + 1, { admitted, admitPerMinute, opensAt, guest })),
  );
  const counts = { drawn: order.length, lastRank: order.length, admitted };
  await updateWindow(tx, id, { ...proof, ...counts, serverSeed, state: "open", openedAt: opensAt });
  await letSimulatedDecide(tx, id, now);
  return id;
}

/** A window of some days ago that is over, with the promises that were made in it: the record begins with it. */
export async function rememberWindow(
  { clock, keys }: Tools,
  tx: Db,
  past: { readonly operatorId: string; readonly packageIds: readonly string[]; readonly daysAgo: number },
): Promise<void> {
  const opensAt = new Date(clock().getTime() - past.daysAgo * DAY_MS);
  const { window, serverSeed } = newWindow(keys, { ...past, opensAt, admitPerMinute: PAST_RATE });
  await insertWindow(tx, window, past.packageIds);
  const drawn = entries(PAST_HOUSEHOLDS, { windowId: window.id, joinedAt: new Date(opensAt.getTime() - MINUTE_MS) });
  const { order, ...proof } = drawOf(drawn, serverSeed);
  const course = { admitted: PAST_HOUSEHOLDS, admitPerMinute: PAST_RATE, opensAt, guest: null };
  await insertSimulated(
    tx,
    order.map((ticket, at) => atRank(ticket, at + 1, course)),
  );
  await insertPromises(
    tx,
    order.flatMap((ticket, at) => promiseTo(ticket, at + 1, opensAt)),
  );
  const closedAt = new Date(opensAt.getTime() + (PAST_HOUSEHOLDS / PAST_RATE + DEFAULT_ADMITTED_MINUTES) * MINUTE_MS);
  await letSimulatedDecide(tx, window.id, closedAt);
  const counts = { drawn: order.length, lastRank: order.length, admitted: order.length };
  const end = { state: "closed", openedAt: opensAt, closedAt, closeReason: "ended" } as const;
  await updateWindow(tx, window.id, { ...proof, ...counts, ...end, serverSeed, beacon: null });
  await sellDirectly(tx, window.id);
}

/** Told after ten minutes to every fifth who then still waited. */
function promiseTo({ id }: SimulatedTicket, rank: number, opensAt: Date) {
  const place = rank - PAST_RATE * PROMISED_AFTER_MINUTES;
  const perMinute = new Array<number>(PROMISED_AFTER_MINUTES).fill(PAST_RATE);
  const estimate = place > 0 && place % 5 === 0 ? estimateWait(place, { perMinute, drift: 0 }) : null;
  if (!estimate) return [];
  const madeAt = new Date(opensAt.getTime() + PROMISED_AFTER_MINUTES * MINUTE_MS);
  return [{ ...estimate, ticketId: id, madeAt, place, perMinute, chance: null }];
}

function newWindow(
  keys: Tools["keys"],
  asked: { readonly operatorId: string; readonly opensAt: Date; readonly admitPerMinute: number },
) {
  const id = randomUUID();
  const secret = randomBytes(ID_BYTES * 2);
  const serverSeed = secret.toString("hex");
  const { operatorId, opensAt, admitPerMinute } = asked;
  const window = {
    ...{ id, operatorId, opensAt, admitPerMinute, admittedMinutes: DEFAULT_ADMITTED_MINUTES, stepFreeEvery: null },
    ...{ commitment: commitmentOf(serverSeed, sha256), sealedSeed: keys.wrap(id, secret), beaconRound: null },
    simulated: true,
  };
  return { window, serverSeed };
}

function entries(count: number, { windowId, joinedAt }: { windowId: string; joinedAt: Date }): SimulatedTicket[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: randomBytes(ID_BYTES).toString("base64url"), windowId, joinedAt },
    ...{ seats: 1 + (at % LARGEST), state: "waiting" as const, simulated: true, rank: null },
    ...{ userId: null, familyId: null, admittedAt: null, departedAt: null, turnEndsAt: null },
  }));
}

function drawOf(tickets: readonly SimulatedTicket[], serverSeed: string) {
  const ids = tickets.map(({ id }) => id);
  const ticketRoot = ticketRootOf(ids, sha256);
  const seed = seedOf({ serverSeed, ticketRoot, beacon: null }, sha256);
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const order = drawOrder(ids, seed, sha256).flatMap((id) => byId.get(id) ?? []);
  return { ticketRoot, seed, order };
}

interface Course {
  readonly admitted: number;
  readonly admitPerMinute: number;
  readonly opensAt: Date;
  readonly guest: SimulatedGuest | null;
}

/** The first of the order have been let in, evenly; the guest has the entry that was drawn for its place. */
function atRank(
  ticket: SimulatedTicket,
  rank: number,
  { admitted, admitPerMinute, opensAt, guest }: Course,
): SimulatedTicket {
  if (rank <= admitted) {
    const admittedAt = new Date(opensAt.getTime() + (rank / admitPerMinute) * MINUTE_MS);
    const turn = { admittedAt, departedAt: admittedAt, turnEndsAt: turnEndsAt(admittedAt, DEFAULT_ADMITTED_MINUTES) };
    return { ...ticket, ...turn, rank, state: "admitted" };
  }
  if (guest === null || rank !== admitted + guest.place) return { ...ticket, rank };
  const { userId, familyId, seats } = guest;
  return { ...ticket, rank, userId, familyId, seats, simulated: false };
}
