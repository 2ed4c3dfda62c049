/** What leaves the server about windows and places in line. */
import type { QueueTicket, SaleWindow } from "#contract/queue.ts";
import { isSetAside } from "#domain/queue/admission.ts";
import { chanceOfSeats, leastPassing, type Outlook } from "#domain/queue/chance.ts";
import { announcedWait, estimateWait, type WaitBasis, type WaitEstimate } from "#domain/queue/wait.ts";
import type { Standing } from "./standing.ts";
import type { TicketRow } from "./tickets.repository.ts";
import type { packagesOf, WindowRow } from "./windows.repository.ts";

type PackageRow = Awaited<ReturnType<typeof packagesOf>>[number];

export function presentWindow(window: WindowRow, packages: readonly PackageRow[], waiting: number): SaleWindow {
  const { id, operatorId, operatorName, state, closeReason, commitment, beaconRound, simulated, admitted } = window;
  const { admitPerMinute, admittedMinutes, stepFreeEvery, operatorStopped } = window;
  return {
    ...{ id, operatorId, operatorName, state, closeReason, commitment, beaconRound, simulated, admitted },
    ...{ admitPerMinute, admittedMinutes, stepFreeEvery, operatorStopped, waiting },
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

export interface Place {
  readonly position: number;
  /** Null while too little is known of the window's own pace, and while all seats are set aside. */
  readonly estimate: WaitEstimate | null;
  /** Whole minutes, by the estimate or else by the announced pace; null while nobody who wants so many seats is let in. */
  readonly wait: { readonly minutes: number; readonly basis: WaitBasis } | null;
  readonly chance: number | null;
  /** See `leastPassing` of the chances; those whose turn runs are among the households. */
  readonly leastPassing: number;
  /** Households whose turn runs. */
  readonly undecided: number;
}

/** Where a waiting ticket stands, and how long it still will; null before the draw. */
export function standOf(ticket: TicketRow, standing: Standing): Pick<Place, "position" | "estimate" | "wait"> | null {
  if (ticket.state !== "waiting" || ticket.rank === null) return null;
  const position = standing.line.placeOf(ticket.rank);
  const { pace, window, seatsLeft, undecided } = standing;
  const isHeldUp = isSetAside(ticket.seats, { free: [seatsLeft], undecidedSeats: undecided.seats });
  if (isHeldUp && !window.simulated) return { position, estimate: null, wait: null };
  const estimate = pace && estimateWait(position, pace);
  if (estimate) return { position, estimate, wait: { minutes: estimate.minutes, basis: "measured" } };
  const announced = { minutes: announcedWait(position, window.admitPerMinute), basis: "announced" as const };
  return { position, estimate: null, wait: pace && announced };
}

/** The same with the chance of a seat, which asks for the households ahead. */
export async function placeOf(ticket: TicketRow, standing: Standing): Promise<Place | null> {
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

export interface Spot extends Pick<Outlook, "seatsLeft" | "own" | "decisions"> {
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
  { place, most }: { readonly place: Place | null; readonly most: number },
  { operatorName }: WindowRow,
): QueueTicket {
  const { id, windowId, state, familyId, seats, joinedAt, turnEndsAt, bookingId, isMine, holder } = ticket;
  const estimate = place?.estimate ?? null;
  const turnEnd = turnEndsAt?.toISOString() ?? null;
  return {
    ...{ entryId: id, windowId, operatorName, state, familyId, seats, bookingId, isMine, holder },
    joinedAt: joinedAt.toISOString(),
    position: place?.position ?? null,
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
