/** How Amina wishes to be told: quiet at night by London's clock, and what can wait in the summary of the morning. */
import type { Insertable } from "kysely";
import { nextAt } from "#domain/notifications/quiet-hours.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AMINA } from "./accounts.ts";

const ZONE = "Europe/London";
const SUMMARY_AT = 8 * 60;

export function noticeSettingsRows(now: Date): Insertable<Database["noticeSettings"]>[] {
  const hours = { quietFrom: 22 * 60, quietUntil: 6 * 60 + 30, summaryAt: SUMMARY_AT };
  return [{ userId: AMINA.id, timeZone: ZONE, ...hours, summaryDueAt: nextAt(now, SUMMARY_AT, ZONE), summedUpTo: now }];
}

export function noticeChoiceRows(): Insertable<Database["noticeChoices"]>[] {
  return [
    { userId: AMINA.id, topic: "household", app: true, push: true, mail: "daily" },
    { userId: AMINA.id, topic: "voices", app: true, push: false, mail: "daily" },
  ];
}
