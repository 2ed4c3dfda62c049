/** What is told of a line to all who look on, and how the reader's own place follows from it. */
import type { queueStatus } from "#contract/queue.ts";
import type { WindowPlaces } from "#contract/queue-places.ts";
import type { RouteResult } from "#contract/route.ts";
import { reckonStand } from "#domain/queue/places/leavings.ts";
import { waitAt } from "#domain/queue/places/stand.ts";
import { WINDOW_STATES } from "#domain/queue/window.ts";

export type LiveQueueStatus = RouteResult<typeof queueStatus>;
type Ticket = NonNullable<LiveQueueStatus["ticket"]>;

/** Null for what is no such message. */
export function readPlaces(data: unknown): WindowPlaces | null {
  return isPlaces(data) ? data : null;
}

function isPlaces(data: unknown): data is WindowPlaces {
  const fields = asObject(data);
  const { windowId, windowState, left, simulated, asOf, pace } = fields;
  const { waiting, lastRank, admitPerMinute, seatsLeft, undecidedSeats } = fields;
  const isNamed = typeof windowId === "string" && WINDOW_STATES.some((known) => known === windowState);
  const isLine = typeof left === "string" && typeof simulated === "boolean";
  const isCounted = areNumbers([waiting, lastRank, admitPerMinute, seatsLeft, undecidedSeats]);
  const [{ gone, print }, { perMinute, drift }] = [asObject(asOf), asObject(pace)];
  const isPaced = pace === null || (areNumbers(perMinute) && areNumbers([drift]));
  return isNamed && isLine && isCounted && areNumbers([gone, print]) && isPaced;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function areNumbers(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === "number");
}

/**
 * `known`: the status as it is by now; `turn`: the reader waits no more, so that the whole is asked for at once; `whole`: so
 * many have to ask for the same reason that they do it one after the other; `other`: it is said of another line.
 */
export type PlacesUpdate =
  | { readonly kind: "known"; readonly status: LiveQueueStatus }
  | { readonly kind: "turn" | "whole" | "other" };

export function withPlaces(status: LiveQueueStatus, places: WindowPlaces): PlacesUpdate {
  const { ticket } = status;
  if (ticket?.windowId !== places.windowId) return { kind: "other" };
  // One that is over is not in the list any more.
  const known = status.windows.find(({ id }) => id === places.windowId)?.state ?? "closed";
  if (known !== places.windowState && !(isDrawn(known) && isDrawn(places.windowState))) return { kind: "whole" };
  const windows = status.windows.map((one) =>
    one.id === places.windowId ? { ...one, state: places.windowState } : one,
  );
  const next = { ...status, windows, totalInQueue: places.waiting };
  if (ticket.state !== "waiting") return { kind: "known", status: next };
  if (ticket.rank === null || ticket.position === null || ticket.asOf === null)
    return places.lastRank === 0 ? { kind: "known", status: next } : { kind: "whole" };
  const { rank, position, asOf } = ticket;
  const reckoned = reckonStand({ rank, position, asOf }, places);
  if (reckoned.kind === "older") return { kind: "known", status };
  if (reckoned.kind !== "at") return { kind: reckoned.kind === "gone" ? "turn" : "whole" };
  const moved = { ...ticket, ...waitOf(ticket.seats, reckoned.position, places), asOf: reckoned.asOf };
  const { estimatedWaitTime } = moved;
  return { kind: "known", status: { ...next, position: reckoned.position, estimatedWaitTime, ticket: moved } };
}

/** Open or paused: between the two nobody's place changes. */
function isDrawn(state: WindowPlaces["windowState"]): boolean {
  return state === "open" || state === "paused";
}

/** As the server tells it (`src/server/features/queue/places/present.ts`). */
function waitOf(
  seats: number,
  position: number,
  places: WindowPlaces,
): Pick<Ticket, "position" | "estimatedWaitTime" | "waitBasis" | "interval"> {
  const { estimate, wait } = waitAt({ position, seats }, places);
  const interval = estimate && { p10: estimate.p10, p50: estimate.p50, p90: estimate.p90 };
  return { position, estimatedWaitTime: wait?.minutes ?? null, waitBasis: wait?.basis ?? null, interval };
}
