/** What is sent: the mail of a notice has its words, in the reader's language, with the same date and name. */
import { join } from "node:path";
import { expect } from "vitest";
import type { Notification } from "#contract/notifications.ts";
import { NOTICES } from "#domain/notifications/notice.ts";
import { mailsTo } from "../../outbox.ts";
import { formatsOf, type Told } from "../told.ts";

/** Kinds that name a day. */
const DATED = ["amount_ahead", "amount_overdue", "step_ahead", "payment_asked"] as const;

export async function agreesWithMails(told: Told, standing: readonly Notification[]): Promise<void> {
  const reminders = standing.filter(({ kind }) => kind === "household_reminder");
  const dated = standing.filter(({ kind }) => DATED.some((one) => one === kind) && NOTICES[kind].mail);
  if (dated.length + reminders.length === 0) return;
  const { app, reader } = told;
  await app.jobsDone();
  const mails = await mailsTo(join(app.platform.config.dataDir, "outbox"), `${reader.member.id}@example.org`);
  for (const { kind, params } of dated) {
    const day = formatsOf(told).date(String(params.dueOn));
    const found = mails.filter(({ headers }) => headers.subject?.includes(day));
    expect(found, `${kind} of ${day}: ${mails.map(({ headers }) => headers.subject).join(" | ")}`).not.toEqual([]);
    if (params.package) expect(found.some(({ text }) => text.includes(String(params.package)))).toBe(true);
  }
  for (const { params } of reminders) {
    expect(mails.some(({ text }) => text.includes(String(params.name)))).toBe(true);
  }
}
