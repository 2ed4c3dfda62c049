/** The journeys that papers are counted for, as they are told to whoever keeps the papers. */
import type { Platform } from "#server/platform/context.ts";
import { nextJourneys } from "./journeys.repository.ts";
import { listPeople } from "./people.repository.ts";

/** By person of the account (null: its owner), what their papers are judged for; whoever has no journey is left out. */
export async function paperJourneys({ db, clock }: Pick<Platform, "clock" | "db">, userId: string) {
  const [entered, journeyOf] = await Promise.all([listPeople(db, userId), nextJourneys(db, userId, clock())]);
  const self = entered.find(({ relationship }) => relationship === "self")?.id ?? null;
  const ids = [self, ...entered.flatMap(({ id }) => (id === self ? [] : [id]))];
  return ids.flatMap((id) => {
    const booked = journeyOf(id);
    if (!booked) return [];
    const { departureDate: departsOn, returnDate: returnsOn } = booked;
    return [{ travellerId: id === self ? null : id, departsOn, returnsOn }];
  });
}
