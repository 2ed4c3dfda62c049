/** Answers about the place in line; figures are those of the queue's own call. */

import type { Known, KnownQueue } from "../known.ts";
import { ACTIONS, type Asked, type Composer, type Reply, reply, type Sentence, say } from "./reply.ts";

export const queuePosition: Composer = inLine(({ ticket, position, totalInQueue }) => {
  const at = ticket?.position ?? position;
  if (at === null) return [say("queue.notDrawn")];
  const ahead = say("queue.position", { position: at, ahead: at - 1 });
  return totalInQueue === null ? [ahead] : [ahead, say("queue.total", { total: totalInQueue })];
});

export const queueWait: Composer = inLine(({ estimatedWaitTime: minutes, ticket, windows }) => {
  const window = windows.find(({ id }) => id === ticket?.windowId);
  if (window?.state === "paused") return [say("queue.isPaused", { operator: window.operatorName })];
  if (minutes === null) return [say("queue.waitUnknown")];
  return [say(ticket?.waitBasis === "announced" ? "queue.waitAnnounced" : "queue.wait", { minutes })];
});

export const queueChance: Composer = inLine(({ ticket }) => {
  const chance = ticket?.chance ?? null;
  return [chance === null ? say("queue.chanceUnknown") : say("queue.chance", { chance: { percent: chance } })];
});

export const queueJoin: Composer = ({ known }) => {
  const actions = [ACTIONS.queue];
  if (!known.queue) return reply([say("queue.notRead")], actions, 1);
  if (known.queue.status === "waiting") return reply([say("queue.alreadyIn")], actions);
  const open = known.queue.windows.filter(({ state }) => state !== "closed");
  return reply([say("queue.windows", { count: open.length })], actions, 1);
};

export const queueOpens: Composer = ({ known, now }) => {
  if (!known.queue) return reply([say("queue.notRead")], [ACTIONS.queue], 1);
  const coming = known.queue.windows
    .filter(({ state, opensAt }) => state === "announced" && Date.parse(opensAt) > now.getTime())
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt));
  const sentences: Sentence[] = [
    ...inState(known.queue, "open").map((operator) => say("queue.isOpen", { operator })),
    ...inState(known.queue, "paused").map((operator) => say("queue.isPaused", { operator })),
    ...coming
      .slice(0, 2)
      .map(({ operatorName, opensAt }) => say("queue.opens", { operator: operatorName, at: { dateTime: opensAt } })),
  ];
  return reply(sentences.length > 0 ? sentences : [say("queue.noneAnnounced")], [ACTIONS.queue]);
};

/** Who sells in windows of this state. */
function inState({ windows }: KnownQueue, asked: KnownQueue["windows"][number]["state"]): string[] {
  return windows.flatMap(({ state, operatorName }) => (state === asked ? [operatorName] : []));
}

export const queuePriority: Composer = ({ known }) =>
  known.queue
    ? reply([say("queue.score", { score: known.queue.priorityScore }), say("queue.scoreMeaning")], [ACTIONS.queue], 1)
    : reply([say("queue.notRead"), say("queue.scoreMeaning")], [ACTIONS.queue], 1);

export const queueLeave: Composer = ({ known }) =>
  reply(known.queue?.status === "idle" ? [say("queue.idle")] : [], [ACTIONS.queue], 1);

/** When held seats go back. */
export const queueHold: Composer = ({ known }) => {
  const held = (known.journey?.obligations ?? []).flatMap(({ act }) =>
    act.kind === "secure_hold" || act.kind === "await_hold" ? [act] : [],
  );
  if (known.journey && held.length === 0) return reply([say("queue.nothingHeld")], [ACTIONS.bookings], 1);
  const lines = held.flatMap((act) => {
    const reference = known.bookings?.find(({ id }) => id === act.bookingId)?.reference;
    if (reference === undefined) return [];
    const values = { reference, at: { dateTime: act.until } };
    return act.kind === "secure_hold"
      ? [say("queue.heldUntil", values)]
      : [say("queue.heldByOther", { ...values, name: act.member })];
  });
  return reply(lines, [ACTIONS.bookings], 1);
};

function inLine(tell: (queue: KnownQueue) => readonly Sentence[]): Composer {
  return ({ known }: Asked): Reply => {
    const { queue } = known;
    const actions = [ACTIONS.queue];
    if (!queue) return reply([say("queue.notRead")], actions);
    const waits = waitlistsOf(known);
    if (queue.status === "idle") return reply(waits.length > 0 ? waits : [say("queue.idle")], actions);
    if (queue.status === "completed") return reply([say("queue.completed")], [ACTIONS.bookings]);
    return reply(queue.status === "admitted" ? [turnOf(queue)] : tell(queue), actions);
  };
}

/** Places on waitlists of sold-out packages: a line too, though of no sale. */
function waitlistsOf({ waitlists }: Known): Sentence[] {
  return (waitlists ?? []).flatMap(({ packageName: name, position, partiesWaiting: total }) =>
    position === null || total === null ? [] : [say("queue.onWaitlist", { name, position, total })],
  );
}

/** Said to whoever can use the turn, or to the others of the household with who can. */
function turnOf({ ticket }: KnownQueue): Sentence {
  if (!ticket?.turnEndsAt) return say("queue.turnNow");
  const at = { dateTime: ticket.turnEndsAt };
  if (ticket.isMine || ticket.holder === null) return say("queue.turn", { at });
  return say("queue.turnHousehold", { at, name: ticket.holder });
}
