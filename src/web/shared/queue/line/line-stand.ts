/** How a household stands before the sales through a queue: in a line, with its turn, after it, or in none. */
import type { queueStatus } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";

type Status = RouteResult<typeof queueStatus>;
export type LineTicket = Status["tickets"][number];
export type LineWindow = Status["windows"][number];

/** `gathering`: before the draw; `counted`: after it, and without a place yet; `used`: seats are held; `lapsed`: nobody held any in time; `over`: the sale ended before; `stopped`: its operator is suspended; `paused`: a turn that stands still with its sale. */
export type LineStand =
  | {
      readonly kind: "turn" | "waiting" | "gathering" | "counted" | "used" | "lapsed" | "over" | "stopped" | "paused";
      readonly ticket: LineTicket;
      /** Undefined once it is closed. */
      readonly window: LineWindow | undefined;
    }
  | { readonly kind: "open"; readonly windows: readonly LineWindow[] }
  | { readonly kind: "none" };

/** What presses most, of all of the reader's, or of one household with what the reader took for nobody else. */
export function lineStand({ tickets, windows }: Pick<Status, "tickets" | "windows">, familyId?: string): LineStand {
  const own = tickets.filter((ticket) => familyId === undefined || [familyId, null].includes(ticket.familyId));
  for (const ticket of own) {
    const window = windows.find(({ id }) => id === ticket.windowId);
    const kind = window?.operatorStopped && isLive(ticket) ? "stopped" : kindOf(ticket, window);
    if (kind) return { kind, ticket, window };
  }
  const open = windows.filter(({ operatorStopped }) => !operatorStopped);
  return open.length > 0 ? { kind: "open", windows: open } : { kind: "none" };
}

/** Whether the place is kept while nobody is let in. */
export function isHeldUp(stand: LineStand): boolean {
  return "ticket" in stand && stand.ticket.state === "waiting" && letsNobodyIn(stand.window);
}

/** It is paused, in which a turn that has begun goes on, or rests, in which that stands still too. */
export function letsNobodyIn(window: Pick<LineWindow, "state" | "rests"> | undefined): boolean {
  return window?.state === "paused" || window?.rests === true;
}

function isLive({ state }: LineTicket): boolean {
  return state === "waiting" || state === "admitted";
}

/** Null for a place that was given up: it leaves nothing to say. */
function kindOf({ state, position }: LineTicket, window: LineWindow | undefined) {
  if (state === "waiting" && position !== null) return "waiting";
  if (state === "waiting") return window?.openedAt === null ? "gathering" : "counted";
  if (state === "admitted" && window?.rests) return "paused";
  const kinds = { admitted: "turn", completed: "used", lapsed: "lapsed", ended: "over", left: null } as const;
  return kinds[state];
}
