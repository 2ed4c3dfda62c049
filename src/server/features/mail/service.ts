/** Mail for the rest of the server: a letter is kept with the caller's transaction and sent by a job. */
import { randomUUID } from "node:crypto";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { openJson, sealJson } from "#server/platform/sealed-json.ts";
import { Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";
import { deleteMail, findMail, hasMailbox, insertMail, type ReaderRow } from "./repository.ts";
import { sendMail } from "./send-mail.job.ts";
import { isRefusedForGood, type Message, openTransport } from "./transport.ts";

export type MailService = ReturnType<typeof mailService>;

export function mailService(platform: Pick<Platform, "config" | "db" | "clock" | "jobs" | "keys" | "log">) {
  const { config, db, clock, jobs, keys, log } = platform;
  const transport = openTransport(config);

  /** Sends a letter once the transaction stands; nothing to a shared demonstration account. */
  async function post(tx: Db, userId: string, letter: Letter): Promise<void> {
    if (!(await hasMailbox(tx, userId))) return;
    const id = randomUUID();
    await insertMail(tx, { id, userId, sealedLetter: sealJson(keys, id, letter), createdAt: clock() });
    await jobs.enqueue(tx, sendMail, { mailId: id });
  }

  /**
   * Nothing for a mail that is gone: it was sent. A process that dies between the server's yes and the deletion sends it
   * again under the same Message-ID.
   */
  async function send({ mailId }: { mailId: string }): Promise<void> {
    const mail = await findMail(db, mailId);
    if (!mail) return;
    try {
      await transport(messageOf(mail));
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.warn({ err: error, mailId }, "mail: refused for good");
    }
    await deleteMail(db, mailId);
  }

  function messageOf(mail: ReaderRow): Message {
    const letter = Letter.parse(openJson(keys, mail.id, mail.sealedLetter));
    const to = { name: `${mail.firstName} ${mail.lastName}`, address: mail.email };
    return { id: mail.id, writtenAt: mail.createdAt, to, ...renderLetter(letter, mail, config.publicUrl) };
  }

  return { post, work: () => jobs.work(sendMail, send) };
}
