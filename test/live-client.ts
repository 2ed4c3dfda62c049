/** A page's live channel by SPEC's rule: at most five tries to come back, the n-th after n seconds; then it is lost. */
import { WebSocket } from "ws";
import type { ServerFrame } from "#contract/realtime.ts";
import type { Member } from "./factories/bookings.ts";

const MAX_RECONNECTS = 5;
const RECONNECT_DELAY_MS = 1_000;

export interface LiveClient {
  /** How often it has come in. */
  connections(): number;
  /** Whether it has heard of its place since it last came in. */
  isTold(): boolean;
  isLost(): boolean;
  close(): void;
}

/** Looks at the queue through `origin` until it is closed. */
export function openLiveClient(origin: string, { id: userId, session }: Member): LiveClient {
  const state = { connections: 0, attempts: 0, isTold: false, isLost: false, isClosed: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket = connect();

  function connect(): WebSocket {
    const opened = new WebSocket(`${origin.replace("http", "ws")}/ws`, { headers: { ...session } });
    opened.on("open", () => {
      state.attempts = 0;
      state.isTold = false;
      state.connections += 1;
      opened.send(JSON.stringify({ type: "subscribe_queue", userId, timestamp: new Date().toISOString() }));
    });
    opened.on("message", (data) => {
      const frame: ServerFrame = JSON.parse(String(data));
      state.isTold ||= frame.type === "queue_update";
    });
    opened.on("error", () => undefined);
    opened.on("close", comeBack);
    return opened;
  }

  function comeBack(): void {
    if (state.isClosed) return;
    state.attempts += 1;
    state.isLost = state.attempts > MAX_RECONNECTS;
    if (state.isLost) return;
    timer = setTimeout(() => {
      socket = connect();
    }, state.attempts * RECONNECT_DELAY_MS);
  }

  return {
    connections: () => state.connections,
    isTold: () => state.isTold,
    isLost: () => state.isLost,
    close() {
      state.isClosed = true;
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
