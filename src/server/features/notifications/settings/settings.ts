/** What people wish: by topic and channel, and at which hours. */
import type { z } from "zod";
import type { chooseHours, NoticeSettings } from "#contract/notice-settings.ts";
import { type Choices, wishesFor } from "#domain/notifications/delivery.ts";
import { nextAt } from "#domain/notifications/quiet-hours.ts";
import { type Topic, topicsFor } from "#domain/notifications/topics.ts";
import { minutesOf } from "#domain/prayer/place-clock.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { choicesOf } from "./readers.repository.ts";
import * as rows from "./settings.repository.ts";

/** Where nobody has chosen: eight in the morning. */
const SUMMARY_AT = 8 * 60;

type Choice = NoticeSettings["topics"][number];
type Hours = z.output<typeof chooseHours.body>;

export function settingsService({ db, clock }: Pick<Platform, "db" | "clock">) {
  async function get({ id, role }: SessionUser): Promise<NoticeSettings> {
    const [settings, choices] = await Promise.all([rows.findSettings(db, id), rows.findChoices(db, id)]);
    const known: Choices = choicesOf(choices);
    const { quietFrom: from = null, quietUntil: until = null } = settings ?? {};
    return {
      topics: topicsFor(role).map((topic) => ({ topic, ...wishesFor(topic, known) })),
      quiet: from === null || until === null ? null : { from: timeOf(from), until: timeOf(until) },
      summaryAt: timeOf(settings?.summaryAt ?? SUMMARY_AT),
      timeZone: settings?.timeZone ?? null,
    };
  }

  /** Throws AppError `demo_account`. */
  function chooseTopics(user: SessionUser, choices: readonly Choice[]): Promise<NoticeSettings> {
    return changed(user, async (tx) => {
      await rows.putChoices(
        tx,
        choices.map((choice) => ({ ...choice, userId: user.id })),
      );
    });
  }

  /** Throws AppError `demo_account`. */
  function chooseHours(user: SessionUser, { quiet, summaryAt, timeZone }: Hours): Promise<NoticeSettings> {
    const [quietFrom, quietUntil] = quiet ? [minutesOf(quiet.from), minutesOf(quiet.until)] : [null, null];
    return changed(user, (tx) =>
      rows.putSettings(tx, user.id, { timeZone, quietFrom, quietUntil, summaryAt: minutesOf(summaryAt) }),
    );
  }

  async function changed(user: SessionUser, change: (tx: Db) => Promise<void>): Promise<NoticeSettings> {
    if (user.demo) throw new AppError("demo_account");
    await db.transaction().execute(async (tx) => {
      await rows.lockReader(tx, user.id);
      await change(tx);
      await setSummary(tx, user.id, clock());
    });
    return get(user);
  }

  return { get, chooseTopics, chooseHours };
}

/** The summary comes next at its hour, as long as any topic is put into it. */
export async function setSummary(tx: Db, userId: string, now: Date): Promise<void> {
  const [settings, choices] = await Promise.all([rows.findSettings(tx, userId), rows.findChoices(tx, userId)]);
  const isWished = choices.some(({ mail }) => mail === "daily");
  if (!isWished && !settings?.summaryDueAt) return;
  const { summaryAt = SUMMARY_AT, timeZone = "UTC", summedUpTo = null } = settings ?? {};
  const isNew = !settings?.summaryDueAt;
  await rows.putSettings(tx, userId, {
    summaryDueAt: isWished ? nextAt(now, summaryAt, timeZone) : null,
    summedUpTo: isNew ? now : summedUpTo,
  });
}

/** Those topics that are put into the summary. */
export function dailyTopics(choices: readonly { readonly topic: Topic; readonly mail: string }[]): Topic[] {
  return choices.filter(({ mail }) => mail === "daily").map(({ topic }) => topic);
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
