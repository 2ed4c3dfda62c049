/** Takes letters from anyone, and lets staff answer them. */
import { createHash } from "node:crypto";
import { DASHBOARDS } from "#contract/accounts.ts";
import type { ContactForm, ContactMessage, ContactState } from "#contract/contact.ts";
import {
  ANSWER_HOURS,
  answerDue,
  contactReference,
  LEAST_FILLING_SECONDS,
  LONGEST_FILLING_HOURS,
} from "#domain/contact/contact.ts";
import type { Locale } from "#i18n/locales.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { MailService } from "../mail/service.ts";
import { openForm, readForm } from "./form-token.ts";
import * as rows from "./repository.ts";

export type ContactService = ReturnType<typeof contactService>;

export interface Writer {
  /** Null: a visitor. */
  readonly user: SessionUser | null;
  readonly locale: Locale;
  /** Where the request comes from. */
  readonly address: string;
}

interface Receipt {
  readonly reference: string;
  readonly dueAt: string;
}

interface Ground extends Pick<Platform, "db" | "clock" | "keys" | "limits"> {
  readonly mail: Pick<MailService, "postToVisitor" | "postToDesk">;
}

export function contactService({ db, clock, keys, limits, mail }: Ground) {
  function open() {
    return {
      token: openForm(keys, clock()),
      leastSeconds: LEAST_FILLING_SECONDS,
      longestHours: LONGEST_FILLING_HOURS,
    };
  }

  /** A form that was sent before answers what it answered then, and nothing is written. */
  async function send(writer: Writer, { token, website: _, ...letter }: ContactForm): Promise<Receipt> {
    const formId = readForm(keys, token, clock());
    const known = await rows.messageOfForm(db, formId);
    if (known) return receiptOf(known);
    await limits.take("contact_address", writer.address);
    await limits.take("contact_mailbox", mailboxKey(letter.email));
    return receiptOf(await keep(writer, formId, letter));
  }

  async function keep(writer: Writer, formId: string, letter: Omit<ContactForm, "token" | "website">) {
    const createdAt = clock();
    const row = { ...letter, formId, createdAt, dueAt: answerDue(letter.kind, createdAt), language: writer.locale };
    const sender = { userId: writer.user?.id ?? null, demo: writer.user?.demo ?? false };
    return db.transaction().execute(async (tx) => {
      const kept = await rows.insertMessage(tx, { ...row, ...sender, phone: letter.phone || null });
      if (kept) {
        await tell(tx, kept, "contactReceived", { hours: ANSWER_HOURS[kept.kind] });
        await tellDesk(tx, kept);
        return kept;
      }
      const first = await rows.messageOfForm(tx, formId);
      if (!first) throw new Error("A form is there and not there.");
      return first;
    });
  }

  /** By mail, in the language of the message; nothing of the demonstration's leaves the house. */
  async function tell(
    tx: Db,
    row: rows.MessageRow,
    key: string,
    values: Record<string, string | number>,
  ): Promise<void> {
    if (row.demo) return;
    const letter = {
      catalogue: "mails",
      key,
      values: { ...values, reference: contactReference(row.number) },
      path: null,
    } as const;
    await mail.postToVisitor(tx, { email: row.email, preferredLanguage: row.language }, letter);
  }

  /** Where staff look for work; what was written stays at the desk, so that no mailbox has to forget it later. */
  async function tellDesk(tx: Db, { demo, kind, number }: rows.MessageRow): Promise<void> {
    if (demo) return;
    const values = { kind, reference: contactReference(number), hours: ANSWER_HOURS[kind] };
    await mail.postToDesk(tx, { catalogue: "mails", key: "contactArrived", values, path: DASHBOARDS.staff });
  }

  async function inbox(state: ContactState): Promise<ContactMessage[]> {
    return (await rows.listMessages(db, state)).map(toMessage);
  }

  /** Throws AppError `illegal_transition` once it is answered. */
  async function answer(staff: SessionUser, id: string, text: string): Promise<ContactMessage> {
    if (!(await rows.findMessage(db, id))) throw new AppError("not_found");
    return db.transaction().execute(async (tx) => {
      const row = await rows.answerMessage(tx, id, { answer: text, answeredAt: clock() });
      if (!row) throw new AppError("illegal_transition");
      const subject = { subjectType: "contact_message", subjectId: id };
      await recordAudit(tx, { ...subject, actorId: staff.id, action: "contact.answered" });
      await tell(tx, row, "contactAnswered", { answer: text, message: row.message });
      return toMessage(row);
    });
  }

  return { open, send, inbox, answer };
}

function receiptOf({ number, dueAt }: Pick<rows.MessageRow, "number" | "dueAt">): Receipt {
  return { reference: contactReference(number), dueAt: dueAt.toISOString() };
}

function toMessage({
  number,
  userId: _,
  demo: __,
  createdAt,
  dueAt,
  answeredAt,
  ...row
}: rows.MessageRow): ContactMessage {
  return {
    ...row,
    reference: contactReference(number),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Counted, but not kept. */
function mailboxKey(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}
