/** What leaves the server about windows and places in line. */
import type { QueueTicket, SaleWindow } from "#contract/queue.ts";
import { type ChanceCase, chanceOfSeats, leastPassing } from "#domain/queue/chance.ts";
import type { LineMark } from "#domain/queue/places/leavings.ts";
import { type LineFacts, type WaitAtPlace, waitAt } from "#domain/queue/places/stand.ts";
import type { TicketRow } from "../line/tickets.repository.ts";
import type { listWindowPackages, WindowRow } from "../line/windows.repository.ts";
import type { Standing } from "./standing.ts";

type PackageRow = Awaited<ReturnType<typeof listWindowPackages>>[number];

export function presentWindow(window: WindowRow, packages: readonly PackageRow[], waiting: number): SaleWindow {
  const { id, operatorId, operatorName, state, closeReason, commitment, beaconRound, simulated, admitted } = window;
  const { admitPerMinute, admittedMinutes, stepFreeEvery, operatorStopped, restsSince } = window;
  return {
    ...{ id, operatorId, operatorName, state, closeReason, commitment, beaconRound, simulated, admitted },
    ...{ admitPerMinute, admittedMinutes, stepFreeEvery, operatorStopped, waiting },
    rests: restsSince !== null,
    opensAt: window.opensAt.toISOString(),
    openedAt: window.openedAt?.toISOString() ?? null,
    closedAt: window.closedAt?.toISOString() ?? null,
    packages: packages
      .filter(({ windowId }) => windowId === id)
      .map(({ id: packageId, title, channels, availableSlots }) => ({
        ...{ id: packageId, title, channels },
        availableSlots: Math.max(0, availableSlots),
      })),
  };
}

/** Where a waiting household stands, of which leavings that counts, and how long it still will. */
interface Stand extends WaitAtPlace {
  readonly position: number;
  readonly asOf: LineMark;
}

export interface QueuePosition extends Stand {
  readonly chance: number | null;
  /** See `leastPassing` of the chances; those whose turn runs are among the households. */
  readonly leastPassing: number;
  /** Households whose turn runs. */
  readonly undecided: number;
}

/** Null before the draw, and for who waits no more. */
export function standOf(ticket: TicketRow, standing: Standing): Stand | null {
  if (ticket.state !== "waiting" || ticket.rank === null) return null;
  const { line } = standing;
  const position = line.placeOf(ticket.rank);
  return { position, asOf: line.asOf, ...waitAt({ position, seats: ticket.seats }, lineFacts(standing)) };
}

/** What everybody may know of a line beside who has left. */
export function lineFacts({ pace, window, seatsLeft, undecided }: Standing): LineFacts {
  const { admitPerMinute, simulated } = window;
  return { pace, admitPerMinute, simulated, seatsLeft, undecidedSeats: undecided.seats };
}

/** The same with the chance of a seat, which asks for the households ahead. */
export async function positionOf(ticket: TicketRow, standing: Standing): Promise<QueuePosition | null> {
  const stand = standOf(ticket, standing);
  if (!stand) return null;
  const passing = leastPassing({
    households: stand.position - 1 + standing.undecided.households,
    seatsLeft: standing.seatsLeft,
    own: ticket.seats,
  });
  const chance = await chanceAt(ticket, standing, stand.position);
  return { ...stand, chance, leastPassing: passing, undecided: standing.undecided.households };
}

function chanceAt(ticket: TicketRow, standing: Standing, position: number): Promise<number | null> {
  const { decisions, seatsLeft } = standing;
  return chanceBehind(standing, {
    ...{ decisions, seatsLeft, own: ticket.seats },
    ...{ rank: ticket.rank ?? 0, households: position - 1 },
  });
}

export interface Spot extends Pick<ChanceCase, "seatsLeft" | "own" | "decisions"> {
  /** All with a lower one are ahead. */
  readonly rank: number;
  /** How many of them wait. */
  readonly households: number;
}

/** That seats are left for whoever stands there; null while too little is known. */
export async function chanceBehind(
  { window, front }: Standing,
  { rank, households, seatsLeft, own, decisions }: Spot,
): Promise<number | null> {
  // Simulated households take no seats, so nothing can be said of those that are left.
  if (window.simulated) return null;
  const first = await front();
  const counted = first.before(rank);
  if (households <= counted) return first.chances(seatsLeft, decisions)(counted, own);
  // The first households stand for a longer line than is counted one by one.
  const sizes = first.sizes.slice(0, counted);
  const scale = households / Math.max(1, counted);
  const ahead = {
    households,
    seats: scale * sizes.reduce((total, size) => total + size, 0),
    squares: scale * sizes.reduce((total, size) => total + size ** 2, 0),
  };
  return chanceOfSeats({ ahead, seatsLeft, own, decisions });
}

/** `most`: seats that a turn may hold. */
export function presentTicket(
  ticket: TicketRow,
  { place, most }: { readonly place: QueuePosition | null; readonly most: number },
  { operatorName }: WindowRow,
): QueueTicket {
  const { id, windowId, state, familyId, seats, joinedAt, turnEndsAt, rank, bookingId, isMine, holder } = ticket;
  const estimate = place?.estimate ?? null;
  const turnEnd = turnEndsAt?.toISOString() ?? null;
  return {
    ...{ entryId: id, windowId, operatorName, state, familyId, seats, bookingId, isMine, holder },
    joinedAt: joinedAt.toISOString(),
    rank: state === "waiting" ? rank : null,
    position: place?.position ?? null,
    asOf: place?.asOf ?? null,
    estimatedWaitTime: place?.wait?.minutes ?? null,
    waitBasis: place?.wait?.basis ?? null,
    interval: estimate && { p10: estimate.p10, p50: estimate.p50, p90: estimate.p90 },
    chance: place?.chance ?? null,
    leastPassing: place?.leastPassing ?? null,
    undecided: place?.undecided ?? null,
    mostSeats: state === "admitted" ? most : null,
    turnEndsAt: state === "admitted" ? turnEnd : null,
    turnEndedAt: state === "lapsed" ? turnEnd : null,
  };
}
