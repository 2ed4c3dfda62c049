/** A place in line as its owner sees it. */
import type { WaitlistEntry } from "#contract/waitlist.ts";
import type { EntryRow } from "./repository.ts";

/** An offer that has run out is shown as lapsed from that moment, whether or not the sweep has come by. */
export function presentEntry(row: EntryRow, now: Date): WaitlistEntry {
  const { position, partiesWaiting, keptSeats, packageStatus, rests, holdExpiresAt, joinedAt, ...entry } = row;
  const hasRunOut = entry.state === "offered" && holdExpiresAt !== null && holdExpiresAt <= now;
  const state = hasRunOut ? "lapsed" : entry.state;
  const waits = state === "waiting";
  return {
    ...entry,
    state,
    joinedAt: joinedAt.toISOString(),
    position: waits ? position : null,
    partiesWaiting: waits ? partiesWaiting : null,
    keptSeats: waits ? keptSeats : null,
    offSale: waits ? packageStatus !== "listed" : state === "offered" && rests,
    offerExpiresAt: state === "offered" ? (holdExpiresAt?.toISOString() ?? null) : null,
  };
}
