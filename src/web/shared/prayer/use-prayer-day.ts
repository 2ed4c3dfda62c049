/** Today's prayer times where the reader is, and what the time is there. */
import { useEffect, useSyncExternalStore } from "react";
import { prayerTimes } from "#contract/prayer-times.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { useRouteQuery } from "../../lib/calls/queries.ts";
import { useMinute } from "../../lib/use-minute.ts";
import { placeStore, takePlaceIfAllowed } from "../queue/place-store.ts";

const MAKKAH_ZONE = "Asia/Riyadh";

/** Kept for the day: at midnight of the place the date changes, and with it the question. */
export function usePrayerDay() {
  const place = useSyncExternalStore(placeStore.subscribe, placeStore.snapshot);
  const now = useMinute();
  useEffect(() => void takePlaceIfAllowed(), []);
  const here = place.kind === "here" ? place.place : null;
  // Whoever is there has the zone of the place on their device.
  const zone = here ? new Intl.DateTimeFormat().resolvedOptions().timeZone : MAKKAH_ZONE;
  const { date } = placeClock(now, zone);
  const where = here && { lat: here.latitude.toFixed(2), lng: here.longitude.toFixed(2) };
  const { data, error, refetch } = useRouteQuery(prayerTimes, { query: { ...where, date } });
  return { day: data, error, refetch, place, now };
}
