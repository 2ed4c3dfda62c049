/** One's own place in line: the figures of the queue screen. */
import type { QueueStatus, QueueTicket, SaleWindow } from "#contract/queue.ts";
import { DAY_MS } from "#domain/durations.ts";
import { priorityOf } from "#domain/queue/priority.ts";
import type { QueueTicketState } from "#domain/queue/ticket.ts";
import { combine } from "#server/platform/database/combine.ts";
import { besideAnswer } from "#server/platform/database/pools/reading-once.ts";
import type { Deps } from "../deps.ts";
import { type TicketRow, ticketsOf } from "../line/tickets.repository.ts";
import { listWindowPackages, listWindows } from "../line/windows.repository.ts";
import { countedNow, mostSeats } from "../people/once.ts";
import { keepPromises } from "./predictions.repository.ts";
import { positionOf, presentTicket, presentWindow, type QueuePosition } from "./present.ts";
import type { Standing, Standings } from "./standing.ts";

/** Tickets that have ended are shown for a day, windows for a month. */
const TICKETS_SHOWN_MS = DAY_MS;
const WINDOW_DAYS = 30;
export const MOST_WINDOWS = 100;

/** What presses most stands first: a turn, then the nearest place, then what was last. */
const PRESSING: readonly QueueTicketState[] = ["admitted", "waiting", "completed", "lapsed", "left", "ended"];

/** For `ticketsOf`: what is shown at `now`. */
export function shownAt(now: Date) {
  return { since: new Date(now.getTime() - TICKETS_SHOWN_MS), now };
}

interface Placed {
  readonly ticket: TicketRow;
  readonly standing: Standing;
  readonly place: QueuePosition | null;
  /** Seats that its turn may hold. */
  readonly most: number;
}

/** An account's tickets that are shown. */
type OwnTickets = (userId: string) => Promise<readonly TicketRow[]>;

/** Asked for at the same moment, those of many are read in one statement. */
export function openOwnTickets({ db, clock }: Pick<Deps, "db" | "clock">): OwnTickets {
  return combine<string, readonly TicketRow[]>({
    async together(userIds) {
      const tickets = await ticketsOf(db, userIds, shownAt(clock()));
      return userIds.map((userId) => ({ answer: tickets.filter(({ readerId }) => readerId === userId) }));
    },
  });
}

type Reading = Deps & { readonly ownTickets: OwnTickets };

export async function readStatus(deps: Reading, standings: Standings, userId: string): Promise<QueueStatus> {
  const [{ tickets, placed }, readiness, windows] = await Promise.all([
    promisedPlaces(deps, standings, userId),
    deps.readinessOf(userId),
    readWindows(deps, standings),
  ]);
  const [first] = placed.sort(pressing);
  const { score, parts } = priorityOf(readiness);
  const { perMinute = [] } = first?.standing.pace ?? {};
  return {
    status: statusOf(first?.ticket.state),
    position: first?.place?.position ?? null,
    estimatedWaitTime: first?.place?.wait?.minutes ?? null,
    priorityScore: score,
    priorityParts: parts,
    totalInQueue: first?.standing.waiting ?? null,
    processingRate: perMinute.length === 0 ? null : rateOf(perMinute),
    windowId: first?.ticket.windowId ?? null,
    ticket: first ? presented(first) : null,
    tickets: placed.map(presented),
    windows: windows.filter((window) => isOfUse(window, tickets)),
  };
}

/** An account's tickets, and where they stand as it was first promised. */
async function promisedPlaces(deps: Reading, standings: Standings, userId: string) {
  const tickets = await deps.ownTickets(userId);
  const placed = await standAll(deps, standings, tickets);
  await keepFirstPromises(deps, placed);
  return { tickets, placed };
}

/** It can be joined, or one has a place in it. */
function isOfUse({ id, state, operatorStopped }: SaleWindow, tickets: readonly TicketRow[]): boolean {
  return state !== "closed" && (!operatorStopped || tickets.some(({ windowId }) => windowId === id));
}

/** One's own place in this window, live or just ended; null for none. */
export async function readTicket(
  deps: Reading,
  standings: Standings,
  { userId, windowId }: { readonly userId: string; readonly windowId: string },
): Promise<QueueTicket | null> {
  const ticket = (await deps.ownTickets(userId)).find((one) => one.windowId === windowId);
  const [placed] = await standAll(deps, standings, ticket ? [ticket] : []);
  return placed ? presented(placed) : null;
}

function presented({ ticket, standing, ...placed }: Placed): QueueTicket {
  return presentTicket(ticket, placed, standing.window);
}

/** Announced or going on first, then those that closed in the last month. */
export async function readWindows(deps: Deps, standings: Standings): Promise<SaleWindow[]> {
  const since = new Date(deps.clock().getTime() - WINDOW_DAYS * DAY_MS);
  const windows = await listWindows(deps.db, since, MOST_WINDOWS);
  const packages = await listWindowPackages(
    deps.db,
    windows.map(({ id }) => id),
  );
  return Promise.all(
    windows.map(async (window) => {
      const standing = window.state === "closed" ? null : await standings.of(window.id);
      return presentWindow(window, packages, standing?.waiting ?? 0);
    }),
  );
}

async function standAll(deps: Deps, standings: Standings, tickets: readonly TicketRow[]): Promise<Placed[]> {
  const turns = tickets.filter(({ state }) => state === "admitted").map(({ id }) => id);
  const counted = await countedNow(deps, deps.db, turns);
  const placed = tickets.map(async (ticket): Promise<Placed[]> => {
    const standing = await standings.of(ticket.windowId);
    const most = mostSeats(ticket.seats, counted.get(ticket.id));
    return standing ? [{ ticket, standing, place: await positionOf(ticket, standing), most }] : [];
  });
  return (await Promise.all(placed)).flat();
}

/** What somebody was told first is what the record will be judged by. */
async function keepFirstPromises({ db, clock }: Deps, placed: readonly Placed[]): Promise<void> {
  const madeAt = clock();
  const promises = placed.flatMap(({ ticket, standing, place }) =>
    place?.estimate && standing.pace
      ? [
          {
            ...place.estimate,
            ...{ ticketId: ticket.id, madeAt, place: place.position, chance: place.chance },
            perMinute: standing.pace.perMinute,
          },
        ]
      : [],
  );
  await besideAnswer(() => keepPromises(db, promises));
}

function pressing(a: Placed, b: Placed): number {
  const byState = PRESSING.indexOf(a.ticket.state) - PRESSING.indexOf(b.ticket.state);
  const near = ({ place }: Placed) => place?.position ?? Number.POSITIVE_INFINITY;
  return byState || (near(a) < near(b) ? -1 : Number(near(a) > near(b)));
}

function statusOf(state: QueueTicketState | undefined): QueueStatus["status"] {
  return state === "waiting" || state === "admitted" || state === "completed" ? state : "idle";
}

function rateOf(perMinute: readonly number[]): number {
  const all = perMinute.reduce((total, count) => total + count, 0);
  return Math.round((all / perMinute.length) * 10) / 10;
}
