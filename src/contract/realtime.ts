/** The live channel at `/ws`: what goes over it in both directions. Ids only; the state itself is fetched. */
import { z } from "zod";
import type { QueueTicketState } from "#domain/queue/ticket.ts";
import type { WindowState } from "#domain/queue/window.ts";
import type { WindowPlaces } from "./queue-places.ts";

export const LIVE_PATH = "/ws";
/**
 * Among the answers that come with a page: the instant before they were asked for, milliseconds. A page that says it on
 * connecting, as `?since=`, is told what has changed since; without, it knows nothing and asks for everything.
 */
export const PAGE_MARK = "mark";
export const MAX_FRAME_BYTES = 64 * 1024;
/** Closes a socket whose session has ended; who still has one comes back at once. */
export const SESSION_ENDED = 4401;

/** What pages are told of: something of this kind has changed. */
export const LIVE_TYPES = [
  "notification",
  "booking_update",
  "document_update",
  "waitlist_update",
  /** A question, a review or a problem. */
  "voice_update",
  /** Staff have answered what was handed over from the assistant. */
  "conversation_update",
] as const;
export type LiveType = (typeof LIVE_TYPES)[number];

const MAX_ID = 200;

/** From the browser: `{type, …fields, timestamp}`. */
const Sent = z.object({ userId: z.string(), timestamp: z.union([z.string(), z.number()]).optional() });
export const ClientFrame = z.discriminatedUnion("type", [
  Sent.extend({ type: z.literal("subscribe_queue") }),
  /** One window at a time: another one takes its place. */
  Sent.extend({ type: z.literal("subscribe_places"), windowId: z.string().max(MAX_ID) }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;

/** A household's place, as it is now; null where it is not known. */
export interface QueueUpdate {
  readonly windowId: string;
  readonly state: QueueTicketState;
  /** Of the sale itself. */
  readonly windowState: WindowState;
  readonly position: number | null;
  readonly estimatedWaitTime: number | null;
  readonly totalInQueue: number | null;
}

/** To the browser: `{type, data}`. */
export type ServerFrame =
  /** At most once a second, and only when something has changed. */
  | { readonly type: "queue_update"; readonly data: QueueUpdate }
  /** To all who look at a window alike, at most once a second, and only when something has changed. */
  | { readonly type: "places_update"; readonly data: WindowPlaces }
  /** `id` null: any of them may have changed. */
  | { readonly type: LiveType; readonly data: { readonly id: string | null } }
  | { readonly type: "subscribed"; readonly data: { readonly to: "queue" | "places" } }
  | { readonly type: "error"; readonly data: { readonly code: "forbidden" | "bad_frame" } };
