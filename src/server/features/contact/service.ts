/** Takes letters from anyone, and lets staff answer them. */
import { createHash } from "node:crypto";
import type { ContactForm } from "#contract/contact.ts";
import {
  answerDue,
  type ContactKind,
  LEAST_FILLING_SECONDS,
  LONGEST_FILLING_HOURS,
  letterFlags,
  letterGist,
} from "#domain/contact/contact.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { MailService } from "../mail/service.ts";
import { contactDesk } from "./desk.ts";
import { openForm, openFormToken } from "./form-token.ts";
import { letterMails } from "./letter-mails.ts";
import { type MessageReceipt, receiptOf } from "./present-message.ts";
import * as rows from "./repository.ts";
import { sweepMessages } from "./sweep-messages.job.ts";

const MEASURED_DAYS = 90;

export type ContactService = ReturnType<typeof contactService>;

export interface MessageSender {
  /** Null: a visitor. */
  readonly user: Pick<SessionUser, "id" | "demo"> | null;
  readonly locale: Locale;
  /** Where the request comes from. */
  readonly network: string;
}

/** What somebody writes, by a form or from within their account. */
export interface NewLetter {
  readonly kind: ContactKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly subject: string;
  readonly message: string;
}

/** What stands or falls with the letter. */
type Along = (tx: Db, receipt: MessageReceipt) => Promise<void>;

interface Deps extends Pick<Platform, "db" | "clock" | "keys" | "limits" | "jobs" | "live"> {
  readonly mail: Pick<MailService, "postToVisitor" | "postToDesk">;
}

export function contactService({ db, clock, keys, limits, jobs, live, mail }: Deps) {
  const mails = letterMails(mail);
  const desk = contactDesk({ db, clock, live, mails });

  /** A token that says when its form was opened. */
  function newToken(): string {
    return openForm(keys, clock());
  }

  async function open() {
    const since = new Date(clock().getTime() - MEASURED_DAYS * DAY_MS);
    return {
      token: newToken(),
      leastSeconds: LEAST_FILLING_SECONDS,
      longestHours: LONGEST_FILLING_HOURS,
      halfAnsweredWithinMinutes: await rows.medianAnswerMinutes(db, since),
    };
  }

  /** A form that was sent before answers what it answered then, and nothing is written. */
  async function send(writer: MessageSender, { token, website: _, ...letter }: ContactForm): Promise<MessageReceipt> {
    const formId = openFormToken(keys, token, clock());
    const known = await rows.messageOfForm(db, formId);
    return known ? receiptOf(known) : take(writer, letter, formId);
  }

  /** Throws AppError `too_many_requests` when there is too much from one place, in one name or of the same words. */
  async function take(
    writer: MessageSender,
    letter: NewLetter,
    formId: string | null = null,
    along?: Along,
  ): Promise<MessageReceipt> {
    await limits.take("contact_network", writer.network);
    await limits.take("contact_mailbox", countedAs(letter.email.toLowerCase()));
    await limits.take("contact_words", countedAs(letterGist(letter.message)));
    return receiptOf(await keep(writer, letter, formId, along));
  }

  async function keep(writer: MessageSender, letter: NewLetter, formId: string | null, along?: Along) {
    const createdAt = clock();
    const row = { ...letter, formId, createdAt, dueAt: answerDue(letter.kind, createdAt), language: writer.locale };
    const sender = senderOf(writer);
    const flags = letterFlags(`${letter.subject} ${letter.message}`);
    return db.transaction().execute(async (tx) => {
      const kept = await rows.insertContactMessage(tx, { ...row, ...sender, flags, phone: letter.phone || null });
      if (kept) {
        await mails.received(tx, kept);
        await along?.(tx, receiptOf(kept));
        return kept;
      }
      const first = formId && (await rows.messageOfForm(tx, formId));
      if (!first) throw new Error("A form is there and not there.");
      return first;
    });
  }

  return { newToken, open, send, take, desk, work: () => jobs.work(sweepMessages, desk.sweep) };
}

/** A shared demonstration account is nobody's: what one visitor writes must not stand in another's copy of its data. */
function senderOf({ user }: MessageSender): { userId: string | null; demo: boolean } {
  if (user?.demo) return { userId: null, demo: true };
  return { userId: user?.id ?? null, demo: false };
}

/** Counted, but not kept. */
function countedAs(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
