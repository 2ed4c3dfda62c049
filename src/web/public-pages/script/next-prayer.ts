/** The next prayer in the dashboards' header: where the reader is if the browser was allowed to say before, else in Makkah. */
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { type DayTimes, nextPrayer } from "#domain/prayer/next-prayer.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { coarse, type Place } from "#domain/prayer/places.ts";
import { clockFormat } from "#i18n/formats.ts";
import { pageTag } from "./page-tag.ts";

type Day = DayTimes & { date: string; timeZone: string };

/** Without an answer the place stays empty: no prayer time is better than a wrong one. */
export async function showNextPrayer(): Promise<void> {
  const box = document.querySelector<HTMLElement>("[data-prayer]");
  if (!box) return;
  const place = await allowedPlace();
  const where = (place ? box.dataset.here : box.dataset.makkah) ?? "";
  let day = await timesOf(place);
  const show = async () => {
    if (day && placeClock(new Date(), day.timeZone).date !== day.date) day = await timesOf(place);
    if (day) fill(box, day, where);
  };
  await show();
  setInterval(() => void show(), MINUTE_MS);
}

async function timesOf(place: Place | null): Promise<Day | null> {
  const where = place ? `?lat=${place.latitude}&lng=${place.longitude}` : "";
  const answer = await fetch(`/api/prayer-times${where}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

function fill(box: HTMLElement, day: Day, where: string): void {
  const names: Record<string, string> = JSON.parse(box.dataset.prayer ?? "{}");
  const next = nextPrayer(day, placeClock(new Date(), day.timeZone).time);
  const texts = {
    name: names[next.prayer] ?? "",
    time: clockFormat(pageTag())(next.time),
    place: where,
  };
  for (const [part, text] of Object.entries(texts)) {
    const element = box.querySelector(`[data-prayer-${part}]`);
    if (element) element.textContent = text;
  }
  box.hidden = false;
}

/** Never asks: null unless the reader has allowed it before. */
async function allowedPlace(): Promise<Place | null> {
  const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
  if (permission?.state !== "granted") return null;
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coarse(coords)),
      () => resolve(null),
      { maximumAge: DAY_MS, timeout: 10_000 },
    );
  });
}
