/** Fetching the reference rates of the day; whatever goes wrong, those that are there stay. */
import { dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { readDailyRates } from "#domain/payments/rates/ecb-sheet.ts";
import type { Platform } from "#server/platform/context.ts";
import { boundedText } from "#server/platform/spreadsheets/bounded-text.ts";
import * as rows from "./repository.ts";

const ANSWER_WITHIN_MS = 10_000;
/** The bank's file has some two thousand bytes. */
const MOST_BYTES = 64 * 1024;
/** Rates come out once on each working day; asked twice, none waits longer than half a day. */
const ASK_EVERY_HOURS = 12;

/** Nothing where no source is set, or it answered within half a day. Throws when the source cannot be reached or believed. */
export async function refreshRates(
  { db, clock, config }: Pick<Platform, "db" | "clock" | "config">,
  withinMs = ANSWER_WITHIN_MS,
): Promise<void> {
  const { fxUrl } = config;
  if (fxUrl === null) return;
  const now = clock();
  const last = await rows.lastFetch(db);
  if (last && now.getTime() - last.getTime() < ASK_EVERY_HOURS * HOUR_MS) return;
  const answer = await fetch(fxUrl, {
    // Where the settings point it stays: no answer may lead on, to an address inside.
    redirect: "error",
    signal: AbortSignal.timeout(withinMs),
    headers: { accept: "application/xml, text/xml" },
  });
  if (!answer.ok) throw new Error(`the source of rates answered with status ${answer.status}`);
  const { asOf, rates } = readDailyRates(await boundedText(answer, MOST_BYTES), dateOf(now));
  await rows.keepRates(db, { asOf, rates, source: new URL(fxUrl).host, fetchedAt: now });
}
