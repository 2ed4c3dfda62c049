/** The journeys that papers are counted for, as they are told to whoever keeps the papers. */
import type { Platform } from "#server/platform/context.ts";
import { verdictJourneysOf } from "../../bookings/service.ts";
import { listCompanionStates } from "./people.repository.ts";

/** By person of the account (null: its owner), what their papers are judged for; whoever has no journey is left out. */
export async function paperJourneys({ db, clock }: Pick<Platform, "clock" | "db">, userId: string) {
  // The journey asks the same of them: one statement for both.
  const entered = await listCompanionStates(db, userId);
  const people = [null, ...entered.map(({ id }) => id)];
  const asked = people.map((travellerId) => ({ key: travellerId ?? userId, travellerId, userId }));
  const journeys = await verdictJourneysOf(db, asked, clock());
  return asked.flatMap(({ key, travellerId }) => {
    const booked = journeys.get(key);
    return booked ? [{ travellerId, departsOn: booked.departureDate, returnsOn: booked.returnDate }] : [];
  });
}
