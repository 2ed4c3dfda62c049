/** Live places: once a second to whoever looks at the queue on this node, and only when something has changed. */
import type { QueueUpdate } from "#contract/realtime.ts";
import type { Deps } from "../deps.ts";
import { type TicketRow, ticketsOf } from "../line/tickets.repository.ts";
import type { SharedPlaces } from "./places.ts";
import { standOf } from "./present.ts";
import type { Standings } from "./standing.ts";
import { shownAt } from "./status.ts";

/** Past this place a household hears of its place every few seconds only. */
const FAR = 5_000;
const FAR_EVERY = 5;

export interface Updates {
  /** Tells everybody who is due; `beat` counts the seconds. Nothing while the last round of telling still runs. */
  tell(beat: number): Promise<void>;
}

interface Sent {
  readonly text: string;
  readonly position: number | null;
}

export function queueUpdates({ db, clock, live }: Deps, standings: Standings, places: SharedPlaces): Updates {
  const sent = new Map<string, Sent>();
  let isTelling = false;

  /** One message for all who look at a window: nobody is asked for. */
  async function tellOnlookers(): Promise<void> {
    for (const windowId of live.windows.names()) {
      const shared = await places.of(windowId);
      if (shared) live.windows.say(windowId, shared.frame);
      else live.windows.drop(windowId);
    }
  }

  async function tellAll(beat: number): Promise<void> {
    const watchers = live.watchers();
    for (const userId of sent.keys()) if (!watchers.has(userId)) sent.delete(userId);
    const due = [...watchers].filter((userId) => beat % FAR_EVERY === 0 || (sent.get(userId)?.position ?? 0) <= FAR);
    if (due.length === 0) return;
    const tickets = await ticketsOf(db, due, shownAt(clock()));
    const byReader = new Map<string, TicketRow[]>(due.map((userId) => [userId, []]));
    for (const ticket of tickets) byReader.get(ticket.readerId)?.push(ticket);
    for (const [userId, own] of byReader) await tellOne(userId, own);
  }

  async function tellOne(userId: string, tickets: readonly TicketRow[]): Promise<void> {
    const [ticket] = tickets.toSorted(byPressure);
    const update = ticket && (await updateFor(ticket));
    if (!update) return;
    const text = JSON.stringify(update);
    if (text === sent.get(userId)?.text) return;
    sent.set(userId, { text, position: update.position });
    live.deliver(userId, { type: "queue_update", data: update });
  }

  async function updateFor(ticket: TicketRow): Promise<QueueUpdate | null> {
    const standing = await standings.of(ticket.windowId);
    if (!standing) return null;
    const stand = standOf(ticket, standing);
    return {
      windowId: ticket.windowId,
      state: ticket.state,
      windowState: standing.window.state,
      position: stand?.position ?? null,
      estimatedWaitTime: stand?.wait?.minutes ?? null,
      totalInQueue: standing.waiting,
    };
  }

  return {
    async tell(beat) {
      if (isTelling) return;
      isTelling = true;
      try {
        await tellOnlookers();
        await tellAll(beat);
      } finally {
        isTelling = false;
      }
    },
  };
}

function byPressure(a: TicketRow, b: TicketRow): number {
  const weight = ({ state }: TicketRow) => (state === "admitted" ? 0 : state === "waiting" ? 1 : 2);
  return weight(a) - weight(b);
}
