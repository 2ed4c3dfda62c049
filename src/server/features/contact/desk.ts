/** The inbox: letters by their promise, answered by mail, or closed where a program wrote them. */
import type { ContactMessage, ContactState } from "#contract/contact.ts";
import { KEPT_DAYS } from "#domain/contact/contact.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { LetterMails } from "./letter-mails.ts";
import { presentContactMessage } from "./present-message.ts";
import * as rows from "./repository.ts";

interface Deps extends Pick<Platform, "db" | "clock" | "live"> {
  readonly mails: LetterMails;
}

export function contactDesk({ db, clock, live, mails }: Deps) {
  async function inbox(state: ContactState): Promise<ContactMessage[]> {
    const found = await rows.listMessages(db, state);
    const sameMailboxes = await rows.messagesOfMailboxes(
      db,
      found.map(({ email }) => email),
    );
    return found.map((row) => presentContactMessage(row, sameMailboxes));
  }

  /** Throws AppError `illegal_transition` once it is answered or closed. */
  async function answer(staff: SessionUser, id: string, text: string): Promise<ContactMessage> {
    await requireMessage(id);
    return db.transaction().execute(async (tx) => {
      const row = await rows.answerMessage(tx, id, { answer: text, answeredAt: clock() });
      if (!row) throw new AppError("illegal_transition");
      await recordAudit(tx, audited(staff, id, "contact.answered"));
      await mails.answered(tx, row, text);
      if (row.kind === "assistant" && row.userId !== null)
        await live.tell(tx, { userId: row.userId, type: "conversation_update", id: row.id });
      return presentContactMessage(row, []);
    });
  }

  /** Throws AppError `illegal_transition` unless it is open. */
  async function closeAsSpam(staff: SessionUser, id: string): Promise<void> {
    await requireMessage(id);
    await db.transaction().execute(async (tx) => {
      if (!(await rows.markSpam(tx, id, clock()))) throw new AppError("illegal_transition");
      await recordAudit(tx, audited(staff, id, "contact.closed_as_spam"));
    });
  }

  /** Throws AppError `illegal_transition` unless it was closed as spam. */
  async function reopen(staff: SessionUser, id: string): Promise<void> {
    await requireMessage(id);
    await db.transaction().execute(async (tx) => {
      if (!(await rows.unmarkSpam(tx, id))) throw new AppError("illegal_transition");
      await recordAudit(tx, audited(staff, id, "contact.reopened"));
    });
  }

  /** Deletes what is kept no longer. */
  async function sweep(): Promise<void> {
    const before = (days: number) => new Date(clock().getTime() - days * DAY_MS);
    await rows.deleteOldContactMessages(db, { answered: before(KEPT_DAYS.answered), spam: before(KEPT_DAYS.spam) });
  }

  async function requireMessage(id: string): Promise<void> {
    if (!(await rows.findMessage(db, id))) throw new AppError("not_found");
  }

  return { inbox, answer, closeAsSpam, reopen, sweep };
}

function audited(staff: SessionUser, subjectId: string, action: string) {
  return { actorId: staff.id, action, subjectType: "contact_message", subjectId };
}
