/** For whom what is booked has no place: of them nothing is asked. By the bookings alone, as their pages show them. */
import { expect } from "vitest";
import { queueStatus } from "#contract/queue.ts";
import { dateOf } from "#domain/calendar.ts";
import { stands } from "#domain/obligations/papers/facts.ts";
import { actsOf, hasNoPlace, papersIn, selfOf, type Told } from "../told.ts";

export async function agreesWithPlaces(told: Told): Promise<void> {
  const { app, reader, now } = told;
  const { tickets } = await app.call(queueStatus, {}, reader.member.session);
  // A place may come of a turn, and of places that somebody else of the household holds.
  const mayCome = tickets.length > 0 || actsOf(told, "await_hold").length > 0;
  for (const id of new Set([selfOf(reader), ...reader.people.map((person) => person.id)])) {
    if (!mayCome) expect(hasNoPlace(told, id), `${id} at ${now.toISOString()}`).toBe(isOnNone(told, id));
    if (hasNoPlace(told, id)) expect(papersIn(told).filter((line) => line.includes(` ${id}:`))).toEqual([]);
  }
}

/** All seats of what is booked ahead are others', and every household of theirs has booked. */
function isOnNone({ page, now }: Told, id: string): boolean {
  const open = (page.bookings ?? []).filter((one) => stands(one, now) && one.returnDate >= dateOf(now));
  const booked = open.filter(({ phase }) => phase !== "held");
  const waits = (page.families ?? []).some((group) => !booked.some(({ familyId }) => familyId === group.id));
  const isOpenTo = (parts: (typeof open)[number]["parts"]) =>
    parts.some(({ seats, travellers }) => travellers.length < seats || travellers.some((one) => one.id === id));
  return booked.length > 0 && !waits && !open.some(({ parts }) => isOpenTo(parts));
}
