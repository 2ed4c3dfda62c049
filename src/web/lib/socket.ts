/** The live channel of the page: one socket, at most five tries to come back, and its state for whoever shows it. */
import { LIVE_PATH, LIVE_TYPES, type LiveType, PAGE_MARK, SESSION_ENDED } from "#contract/realtime.ts";

/** SPEC §9. */
const MAX_RECONNECTS = 5;
const RECONNECT_DELAY_MS = 1_000;

/** `lost`: given up until somebody asks for another try. */
export type LiveState = "off" | "connecting" | "on" | "lost";

interface Hearer {
  /** Something of this kind has changed. */
  changed(type: LiveType): void;
  /** Connected without the page's mark, or signed out elsewhere: what has happened is unknown, so the state is fetched. */
  unsure(): void;
}

let state: LiveState = "off";
const listeners = new Set<() => void>();
let hearer: Hearer | null = null;
let socket: WebSocket | null = null;
let placesHearer: ((data: unknown) => void) | null = null;
let attempts = 0;
/** Of the answers that came with the page, until the first line is open: over that one the server says what they lack. */
let mark: unknown;
let timer: ReturnType<typeof setTimeout> | undefined;

export const liveStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): LiveState => state,
};

function publish(next: LiveState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Connects until the returned function is called; one at a time. */
export function startLive(heard: Hearer): () => void {
  hearer = heard;
  retryLive();
  return () => {
    // A page that leaves late does not take the line of the one that came after it.
    if (hearer !== heard) return;
    hearer = null;
    hangUp();
    publish("off");
  };
}

/** Another round of tries, for who asks for it. */
export function retryLive(): void {
  attempts = 0;
  connect();
}

/** Hears the `data` of what is told to all who look at a line, until the returned function is called; one listener at a time. */
export function hearPlaces(listener: (data: unknown) => void): () => void {
  placesHearer = listener;
  return () => {
    if (placesHearer === listener) placesHearer = null;
  };
}

/** Sends `{type, …fields, timestamp}`; while not connected it only warns (SPEC §8). */
export function sendLive(type: string, fields: Readonly<Record<string, unknown>>): void {
  if (socket?.readyState !== WebSocket.OPEN) {
    console.warn("The live channel is not connected; nothing was sent.");
    return;
  }
  socket.send(JSON.stringify({ type, ...fields, timestamp: new Date().toISOString() }));
}

/** Neither a line nor a try stays behind; the closed line is already forgotten, so its end asks for no other. */
function hangUp(): void {
  clearTimeout(timer);
  const left = socket;
  socket = null;
  left?.close();
}

function connect(): void {
  hangUp();
  publish("connecting");
  mark ??= window.takeFirstAnswer?.("GET", PAGE_MARK);
  const since = mark === undefined ? "" : `?since=${mark}`;
  const origin = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const opened = new WebSocket(`${origin}${LIVE_PATH}${since}`);
  socket = opened;
  opened.onopen = () => {
    if (socket !== opened) return;
    attempts = 0;
    publish("on");
    mark = undefined;
    if (!since) hearer?.unsure();
  };
  opened.onmessage = (event) => {
    if (socket === opened) hear(event.data);
  };
  opened.onerror = (event) => {
    if (socket === opened) console.error("The live channel failed.", event);
  };
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    if (code === SESSION_ENDED) hearer?.unsure();
    comeBack();
  };
}

function comeBack(): void {
  attempts += 1;
  if (attempts > MAX_RECONNECTS) {
    publish("lost");
    return;
  }
  publish("connecting");
  timer = setTimeout(connect, attempts * RECONNECT_DELAY_MS);
}

/** What cannot be read is logged and nothing else (SPEC §8). */
function hear(text: unknown): void {
  try {
    const frame: unknown = JSON.parse(String(text));
    const named = typeof frame === "object" && frame !== null && "type" in frame ? frame.type : null;
    if (named === "places_update") placesHearer?.(Object(frame).data);
    const type = LIVE_TYPES.find((known) => known === named);
    if (type) hearer?.changed(type);
  } catch (error) {
    console.error("A message of the live channel could not be read.", error);
  }
}
