/** Live places: once a second to whoever looks at the queue on this node, and only when something has changed. */
import type { QueueUpdate } from "#contract/realtime.ts";
import type { Ground } from "./ground.ts";
import { placeOf } from "./present.ts";
import type { Standings } from "./standing.ts";
import { type TicketRow, ticketsOf } from "./tickets.repository.ts";

/** Past this place a household hears of its place every few seconds only. */
const FAR = 5_000;
const FAR_EVERY = 5;

export interface Updates {
  /** Tells everybody who is due; `beat` counts the seconds. */
  tell(beat: number): Promise<void>;
}

interface Sent {
  readonly text: string;
  readonly position: number | null;
}

export function queueUpdates({ db, clock, live }: Ground, standings: Standings): Updates {
  const sent = new Map<string, Sent>();

  async function tellOne(userId: string, beat: number): Promise<void> {
    const last = sent.get(userId);
    if (last?.position && last.position > FAR && beat % FAR_EVERY !== 0) return;
    const [ticket] = (await ticketsOf(db, userId, clock())).toSorted(byPressure);
    const update = ticket ? await updateFor(ticket) : null;
    const text = JSON.stringify(update);
    if (text === (last?.text ?? "null")) return;
    sent.set(userId, { text, position: update?.position ?? null });
    if (update) live.deliver(userId, { type: "queue_update", data: update });
  }

  async function updateFor(ticket: TicketRow): Promise<QueueUpdate | null> {
    const standing = await standings.of(ticket.windowId);
    if (!standing) return null;
    const place = await placeOf(db, ticket, standing);
    return {
      windowId: ticket.windowId,
      state: ticket.state,
      position: place?.position ?? null,
      estimatedWaitTime: place?.estimate?.minutes ?? null,
      totalInQueue: standing.waiting,
    };
  }

  return {
    async tell(beat) {
      const watchers = live.watchers();
      for (const userId of sent.keys()) if (!watchers.has(userId)) sent.delete(userId);
      for (const userId of watchers) await tellOne(userId, beat);
    },
  };
}

function byPressure(a: TicketRow, b: TicketRow): number {
  const weight = ({ state }: TicketRow) => (state === "admitted" ? 0 : state === "waiting" ? 1 : 2);
  return weight(a) - weight(b);
}
