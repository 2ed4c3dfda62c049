/** The thread of a booking: whoever made it and its operator write to each other; the other side is told and mailed. */
import type { z } from "zod";
import type { BookingThread } from "#contract/booking-messages.ts";
import { MESSAGES_SHOWN, type MessageSide, mayWrite } from "#domain/bookings/desk/message.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceChange, announceMessage } from "../notices/announcing.ts";
import { lockBooking } from "../records/bookings.repository.ts";
import type { Actor } from "../records/side.ts";
import * as rows from "./messages.repository.ts";

type Thread = z.input<typeof BookingThread>;
type Parties = NonNullable<Awaited<ReturnType<typeof rows.findParties>>>;

const OTHER: Record<MessageSide, MessageSide> = { pilgrim: "operator", operator: "pilgrim" };

/** Throws AppError `not_found` for anybody but the booker and the operator's own. */
export async function readThread(deps: Dependencies, user: Actor, id: string): Promise<Thread> {
  const { parties, side } = await requireParty(deps.db, user, id);
  return presentThread(parties, side, await rows.findMessages(deps.db, id, MESSAGES_SHOWN));
}

/** Throws AppError `not_found`, `illegal_transition` where there is nobody to write to, `too_many_requests`. */
export async function writeMessage(
  deps: Dependencies & Pick<Platform, "limits">,
  user: Actor,
  id: string,
  body: string,
): Promise<Thread> {
  await deps.limits.take("booking_message", user.id);
  await deps.db.transaction().execute(async (tx) => {
    // Under the booking's lock, so that of two messages at once one is the first.
    await lockBooking(tx, id);
    const { parties, side } = await requireParty(tx, user, id);
    if (!isOpen(parties)) throw new AppError("illegal_transition");
    const told = await rows.hasUnread(tx, id, side);
    const written = { bookingId: id, side, authorId: user.id, body, createdAt: deps.clock() };
    const messageId = await rows.insertBookingMessage(tx, written);
    // Who has not opened the last one yet has been told of it.
    if (told) await announceChange(deps, tx, parties);
    else await announceMessage(deps, tx, parties, { id: messageId, side });
  });
  return readThread(deps, user, id);
}

/** Throws AppError `not_found`. */
export async function openThread(deps: Dependencies, user: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { parties, side } = await requireParty(tx, user, id);
    if (await rows.markOpened(tx, id, OTHER[side], deps.clock())) await announceChange(deps, tx, parties);
  });
}

interface Party {
  readonly parties: Parties;
  readonly side: MessageSide;
}

async function requireParty(db: Db, user: Actor, id: string): Promise<Party> {
  const parties = await rows.findParties(db, id);
  const side = parties && sideIn(parties, user);
  if (!parties || !side) throw new AppError("not_found");
  return { parties, side };
}

function sideIn({ userId, operatorId }: Parties, user: Actor): MessageSide | null {
  if (user.role === "operator") return operatorId === user.operatorId ? "operator" : null;
  return userId === user.id ? "pilgrim" : null;
}

/** Nobody reads for an account that only stands in for a caller. */
function isOpen({ phase, channel, standsIn }: Parties): boolean {
  return !standsIn && mayWrite(phase, channel !== null);
}

function presentThread(parties: Parties, side: MessageSide, newestFirst: readonly rows.BookingMessageRow[]): Thread {
  const messages = newestFirst.toReversed();
  return {
    messages: messages.map(({ id, body, createdAt, readAt, ...message }) => ({
      id,
      side: message.side,
      author: authorOf(message, parties, side),
      body,
      at: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    open: isOpen(parties) && !(side === "operator" && parties.operatorStopped),
    operatorStopped: parties.operatorStopped,
    unread: messages.filter((message) => message.side === OTHER[side] && message.readAt === null).length,
  };
}

/** The pilgrim reads the operator's name, not that of who works there. */
function authorOf(
  { side, firstName, lastName }: Pick<rows.BookingMessageRow, "side" | "firstName" | "lastName">,
  { companyName }: Parties,
  reader: MessageSide,
): string | null {
  if (side === "operator" && reader === "pilgrim") return companyName;
  return firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim();
}
