/** Mail for the rest of the server: a letter is kept with the caller's transaction and sent by a job. */
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { accountName } from "#domain/account-name.ts";
import { DAY_MS } from "#domain/durations.ts";
import { type Locale, translated } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";
import { type Letter, SealedLetter, type Visitor } from "./letter.ts";
import { emptyOutboxOf, sweepOutbox } from "./outbox.ts";
import { renderLetter } from "./render-letter.ts";
import { deleteMail, deleteMailsBefore, findMail, hasMailbox, insertMail, type MailRow } from "./repository.ts";
import { sendMail } from "./send-mail.job.ts";
import { sweepMails } from "./sweep-mails.job.ts";
import { isRefusedForGood, type MailMessage, openTransport, outboxOf } from "./transport.ts";
import { unsubscribeToken } from "./unsubscribe-link.ts";

export { openUnsubscribeToken } from "./unsubscribe-link.ts";
export type { Letter };

/** A day longer than a mail is tried. */
const KEPT_MS = 3 * DAY_MS;

/** What no server took lies in a folder for so long. */
const WRITTEN_KEPT_MS = 7 * DAY_MS;

type AttachmentKind = NonNullable<Letter["attach"]>["kind"];
/** Makes what goes with a letter; null where there is nothing to attach any more. */
export type Attacher = (id: string, language: Locale) => Promise<(FileAnswer & { readonly content: Buffer }) | null>;

export type MailService = ReturnType<typeof mailService>;

export function mailService(platform: Pick<Platform, "config" | "db" | "clock" | "jobs" | "keys" | "log" | "site">) {
  const { config, db, clock, jobs, keys, log, site } = platform;
  const transport = openTransport(config);
  const attachers = new Map<AttachmentKind, Attacher>();

  /** Sends a letter once the transaction stands; nothing to a shared demonstration account. */
  async function post(tx: Db, userId: string, letter: Letter): Promise<void> {
    if (!(await hasMailbox(tx, userId))) return;
    await keep(tx, userId, letter);
  }

  /** The same to somebody without an account. */
  async function postToVisitor(tx: Db, visitor: Visitor, letter: Letter): Promise<void> {
    await keep(tx, null, { ...letter, visitor });
  }

  /** The same to the inbox of the installation's staff (`staffInbox` of config/site.json), which has no language of its own. */
  async function postToDesk(tx: Db, letter: Letter): Promise<void> {
    await postToVisitor(tx, { email: site.staffInbox, preferredLanguage: "en", footer: "footerDesk" }, letter);
  }

  async function keep(tx: Db, userId: string | null, letter: z.input<typeof SealedLetter>): Promise<void> {
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
      await transport(await messageOf(mail));
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.warn({ err: error, mailId }, "mail: refused for good");
    }
    await deleteMail(db, mailId);
  }

  async function messageOf(mail: MailRow): Promise<MailMessage> {
    const { visitor, ...letter } = SealedLetter.parse(openJson(keys, mail.id, mail.sealedLetter));
    const { name, address, ...reader } = visitor ? readerWithout(visitor) : readerOf(mail, config.mail === null);
    const { thread, unsubscribe } = letter;
    const token = unsubscribe && mail.userId !== null ? unsubscribeToken(keys, mail.userId, unsubscribe) : null;
    const rendered = renderLetter(letter, { ...reader, wayOut: token && `/unsubscribe/${token}` }, config.publicUrl);
    const attachments = await attachmentsOf(letter, translated(reader.preferredLanguage));
    const oneClick = token && `${config.publicUrl}/api/unsubscribe/${token}`;
    const { id, createdAt: writtenAt } = mail;
    return { id, thread, writtenAt, to: { name, address }, attachments, oneClick, ...rendered };
  }

  async function attachmentsOf({ attach }: Letter, language: Locale) {
    if (!attach) return [];
    const make = attachers.get(attach.kind);
    if (!make) throw new Error(`nobody makes ${attach.kind}`);
    const made = await make(attach.id, language);
    return made
      ? [{ filename: made.fileName ?? attach.kind, contentType: made.contentType, content: made.content }]
      : [];
  }

  /** Says who makes attachments of a kind, once, at the start. */
  function attachWith(kind: AttachmentKind, make: Attacher): void {
    attachers.set(kind, make);
  }

  async function sweep(): Promise<void> {
    const deleted = await deleteMailsBefore(db, new Date(clock().getTime() - KEPT_MS));
    if (deleted > 0) log.warn({ deleted }, "mail: given up, the server was away for too long");
    await sweepOutbox(outboxOf(config), new Date(clock().getTime() - WRITTEN_KEPT_MS));
  }

  function work(): void {
    jobs.work(sendMail, send);
    jobs.work(sweepMails, sweep);
  }

  /** After the commit in which an account went: what was written to it goes too. */
  const forget = (address: string) => emptyOutboxOf(outboxOf(config), address);

  return { post, postToVisitor, postToDesk, attachWith, forget, work };
}

function readerWithout({ email, preferredLanguage, also, footer }: z.output<typeof Visitor>) {
  return { name: "", address: email, firstName: null, preferredLanguage, also, footer };
}

/** By name only where the mailbox is known to be theirs: else a stranger would write to anybody in our name. */
function readerOf(
  { firstName, lastName, email, preferredLanguage, emailVerifiedAt }: MailRow,
  countsAsProved: boolean,
) {
  if (firstName === null || lastName === null || email === null || preferredLanguage === null) {
    throw new Error("A mail has neither an account nor a visitor.");
  }
  const isProved = countsAsProved || emailVerifiedAt !== null;
  return {
    name: isProved ? accountName({ firstName, lastName }) : "",
    address: email,
    firstName: isProved ? firstName : null,
    preferredLanguage,
    footer: "footer" as const,
  };
}
