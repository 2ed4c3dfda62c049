/** The desk of the demo operator: threads with customers, notes, and who looks after which booking. */
import type { Insertable } from "kysely";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AL_SAFA } from "../market/operators.ts";
import type { RandomSource } from "../random.ts";
import { type BookingRows, earlier } from "./booking-rows.ts";
import { NOTES, THREADS } from "./desk-words.ts";

/** Hours between two messages of a thread: from, to. */
const PAUSE = [1, 20] as const;

interface Deps {
  readonly random: RandomSource;
  readonly now: Date;
}

export interface DeskRows {
  readonly bookings: readonly BookingRows[];
  readonly messages: readonly Insertable<Database["bookingMessages"]>[];
  readonly notes: readonly Insertable<Database["bookingNotes"]>[];
}

/** Of living bookings with the demo operator a part has a thread, a note, or a colleague; nothing lies after `now`. */
export function withDesk(bookings: readonly BookingRows[], { random, now }: Deps): DeskRows {
  const messages: Insertable<Database["bookingMessages"]>[] = [];
  const notes: Insertable<Database["bookingNotes"]>[] = [];
  const cared = bookings.map((rows) => {
    const { booking } = rows;
    if (booking.operatorId !== AL_SAFA.id || booking.phase === "cancelled") return rows;
    if (random.chance(0.18)) messages.push(...threadOf(booking, { random, now }));
    if (random.chance(0.12)) notes.push(noteOn(booking, { random, now }));
    return random.chance(0.2) ? { ...rows, booking: { ...booking, assigneeId: AL_SAFA.id } } : rows;
  });
  return { bookings: cared, messages, notes };
}

type Booking = BookingRows["booking"];

/** The last word of a pilgrim may not have been opened yet. */
function threadOf(
  { id, userId, createdAt }: Booking,
  { random, now }: Deps,
): Insertable<Database["bookingMessages"]>[] {
  const words = random.pick(THREADS);
  let at = later(createdAt ?? now, random);
  return words.flatMap((body, i) => {
    const sent = at;
    at = later(at, random);
    if (sent >= now) return [];
    const isPilgrim = i % 2 === 0;
    const opened = i < words.length - 1 || !isPilgrim ? earlier(at, now) : null;
    const side = isPilgrim ? ("pilgrim" as const) : ("operator" as const);
    const authorId = isPilgrim ? userId : AL_SAFA.id;
    return [{ id: random.uuid(), bookingId: id, side, authorId, body, createdAt: sent, readAt: opened }];
  });
}

function noteOn({ id, createdAt }: Booking, { random, now }: Deps): Insertable<Database["bookingNotes"]> {
  const written = earlier(later(createdAt ?? now, random), now);
  return { id: random.uuid(), bookingId: id, authorId: AL_SAFA.id, body: random.pick(NOTES), createdAt: written };
}

function later(at: Date, random: RandomSource): Date {
  return new Date(at.getTime() + random.int(...PAUSE) * HOUR_MS + random.int(0, 59) * MINUTE_MS);
}
