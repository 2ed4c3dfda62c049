/** The queue page and the waitlist: turns, holds and offers end at one instant. */
import { expect } from "vitest";
import { queueStatus } from "#contract/queue.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { actsOf, dueOf, isAway, type Told } from "../told.ts";

export async function agreesWithQueue(told: Told): Promise<void> {
  const { app, reader } = told;
  const { status, tickets } = await app.call(queueStatus, {}, reader.member.session);
  const turns = tickets.filter(({ state, isMine }) => state === "admitted" && isMine);
  expect(turns.map(({ windowId, turnEndsAt }) => `${windowId} until ${turnEndsAt}`).toSorted()).toEqual(
    actsOf(told, "take_turn")
      .map(({ windowId, until }) => `${windowId} until ${until}`)
      .toSorted(),
  );
  if (actsOf(told, "take_turn").length > 0) expect(status).toBe("admitted");
  const lines = tickets.filter(({ state }) => state === "waiting").map(({ windowId }) => windowId);
  for (const { windowId } of actsOf(told, "await_turn")) expect(lines).toContain(windowId);
  if (actsOf(told, "choose_package").length > 0) expect(lines).toEqual([]);
  const places = await app.call(listWaitlist, {}, reader.member.session);
  for (const { bookingId, offerExpiresAt, isMine } of places.filter(({ state }) => state === "offered")) {
    if (isMine && !isAway(told)) expect(offerExpiresAt).toBe(dueOf(told, "secure_hold", bookingId ?? ""));
  }
}
