/** The journeys that papers are counted for, as they are told to whoever keeps the papers. */
import type { Platform } from "#server/platform/context.ts";
import { verdictJourneysOf } from "../../bookings/service.ts";
import { listPeople } from "./people.repository.ts";

/** By person of the account (null: its owner), what their papers are judged for; whoever has no journey is left out. */
export async function paperJourneys({ db, clock }: Pick<Platform, "clock" | "db">, userId: string) {
  const entered = await listPeople(db, userId);
  const people = [null, ...entered.flatMap(({ id, relationship }) => (relationship === "self" ? [] : [id]))];
  const asked = people.map((travellerId) => ({ key: travellerId ?? userId, travellerId, userId }));
  const journeys = await verdictJourneysOf(db, asked, clock());
  return asked.flatMap(({ key, travellerId }) => {
    const booked = journeys.get(key);
    return booked ? [{ travellerId, departsOn: booked.departureDate, returnsOn: booked.returnDate }] : [];
  });
}
