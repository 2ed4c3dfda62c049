/** One open socket: its frames are parsed, its silence and its slowness are noticed, and nothing it sends ends the process. */
import type { WebSocket } from "@fastify/websocket";
import { ClientFrame, type ServerFrame } from "#contract/realtime.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { SessionUser } from "../http/session.ts";
import type { LiveHub } from "./hub.ts";

/** A socket that has not answered one ping by the next is dead. */
const PING_MS = 30_000;
/** A reader that is so far behind is dropped; it comes back and fetches the state anew. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Frames a socket may send in one span of pings; a page sends a handful. */
const MAX_FRAMES = 300;
const TOO_MANY_FRAMES = 1008;

/** Which of a team fetch anew after a change: whose lists or figures hold what has changed. */
const SEEN_BY: ReadonlyMap<ServerFrame["type"], readonly OperatorRight[]> = new Map([
  ["booking_update", ["bookings", "groups", "money", "analytics"]],
  ["voice_update", ["voices"]],
]);

type Reader = Pick<SessionUser, "id" | "operatorId" | "employment">;

/** `sinceMs`: the instant before which its page has asked for everything; null where that is not known, and it asks anew. */
export function openLiveConnection(socket: WebSocket, user: Reader, hub: LiveHub, sinceMs: number | null): void {
  let alive = true;
  let frames = 0;
  const close = (code: number) => socket.close(code);
  let leaveQueue: (() => void) | null = null;
  let leaveWindow: (() => void) | null = null;
  const leaveOwn = hub.join(user.id, { send, close });
  const leaveTeam = user.employment && hub.join(user.operatorId, { send: sendTeams, close: () => undefined });

  function sendText(text: string | Buffer): void {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else socket.send(text, { binary: false });
  }

  function send(frame: ServerFrame): void {
    sendText(JSON.stringify(frame));
  }

  /** What the employer is told, as far as it is about what this employee may see. */
  function sendTeams(frame: ServerFrame): void {
    const rights = SEEN_BY.get(frame.type) ?? [];
    if (rights.some((right) => user.employment?.rights.includes(right))) send(frame);
  }

  function sayWhatItMissed(since: number): void {
    for (const type of hub.changedSince(user.id, since)) send({ type, data: { id: null } });
    if (!user.employment) return;
    for (const type of hub.changedSince(user.operatorId, since)) sendTeams({ type, data: { id: null } });
  }

  function answer(text: string | null): void {
    const asked = text === null ? null : parsed(text);
    const refusal = refusalOf(asked, user.id);
    if (refusal || !asked) {
      send({ type: "error", data: { code: refusal ?? "bad_frame" } });
    } else if (asked.type === "subscribe_queue") {
      leaveQueue ??= hub.watchQueue(user.id);
      send({ type: "subscribed", data: { to: "queue" } });
    } else {
      leaveWindow?.();
      leaveWindow = hub.windows.join(asked.windowId, sendText);
      send({ type: "subscribed", data: { to: "places" } });
    }
  }

  if (sinceMs !== null) sayWhatItMissed(sinceMs);
  const pings = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    frames = 0;
    socket.ping();
  }, PING_MS);

  socket.on("pong", () => {
    alive = true;
  });
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    frames += 1;
    if (frames > MAX_FRAMES) socket.close(TOO_MANY_FRAMES);
    else answer(isBinary ? null : data.toString());
  });
  socket.on("close", () => {
    clearInterval(pings);
    leaveQueue?.();
    leaveWindow?.();
    leaveOwn();
    leaveTeam?.();
  });
}

/** The user is the session's; one who names another gets no answer of theirs. */
function refusalOf(asked: ClientFrame | null, userId: string): "bad_frame" | "forbidden" | null {
  if (!asked) return "bad_frame";
  return asked.userId === userId ? null : "forbidden";
}

function parsed(text: string): ClientFrame | null {
  try {
    return ClientFrame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
