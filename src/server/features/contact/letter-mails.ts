/** The mails about a letter: to its writer that it has come and what we answer, to the desk that it waits. */
import { DASHBOARDS } from "#contract/accounts.ts";
import { ANSWER_HOURS, contactReference } from "#domain/contact/contact.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { MailService } from "../mail/service.ts";
import type { ContactMessageRow } from "./repository.ts";

export type LetterMails = ReturnType<typeof letterMails>;

/** Nothing that the demonstration's people write leaves the house. */
export function letterMails(mail: Pick<MailService, "postToVisitor" | "postToDesk">) {
  /** Without a word of the writer's: the mailbox may be a stranger's, and no mailbox of ours has to forget it later. */
  async function received(tx: Db, row: ContactMessageRow): Promise<void> {
    if (row.demo) return;
    const { kind } = row;
    const hours = ANSWER_HOURS[kind];
    const path = `${DASHBOARDS.staff}?tab=messages`;
    await mail.postToVisitor(tx, writerOf(row), { ...letterOf(row, "contactReceived", { hours }), path: null });
    await mail.postToDesk(tx, { ...letterOf(row, "contactArrived", { kind, hours }), path });
  }

  async function answered(tx: Db, row: ContactMessageRow, answer: string): Promise<void> {
    if (row.demo) return;
    const letter = letterOf(row, "contactAnswered", { answer, message: row.message });
    await mail.postToVisitor(tx, writerOf(row), { ...letter, path: null });
  }

  return { received, answered };
}

function writerOf({ email, language }: ContactMessageRow) {
  return { email, preferredLanguage: language };
}

function letterOf({ number }: ContactMessageRow, key: string, values: Record<string, string | number>) {
  const reference = contactReference(number);
  return { catalogue: "mails" as const, key, values: { ...values, reference }, thread: reference };
}
