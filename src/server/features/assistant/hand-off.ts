/** Gives a conversation to staff: a letter in their inbox, and a word in the conversation that it has gone. */
import type { Agent } from "#assistant/intents/agents.ts";
import { LONGEST_LETTER } from "#domain/contact/contact.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { ContactService } from "../contact/service.ts";
import * as rows from "./repository.ts";

/** Staff read so many of the newest messages. */
const HANDED_OVER = 20;

interface Deps extends Pick<Platform, "db" | "clock"> {
  readonly contact: Pick<ContactService, "take">;
}

/**
 * Again without anything new: what was said the first time, and no second letter. Throws AppError `illegal_transition`
 * where nothing was asked yet, `too_many_requests`.
 */
export async function handOff(
  { db, clock, contact }: Deps,
  user: SessionUser,
  agent: Agent,
  network: string,
): Promise<rows.AssistantMessageRow> {
  const newest = await rows.newestMessages(db, user.id, HANDED_OVER);
  const [last] = newest;
  const question = newest.find(({ role }) => role === "user");
  if (!last || !question) throw new AppError("illegal_transition");
  if (last.contactMessageId !== null) return last;
  const { locale } = last;
  const t = translator(locale, "assistant");
  const { firstName, lastName, email } = await rows.findAuthor(db, user.id);
  const letter = {
    ...({ kind: "assistant", firstName, lastName, email } as const),
    subject: t(`handOff.subject.${agent}`),
    message: transcriptOf(newest.toReversed()),
  };
  // Like a form that is sent twice at once: the second answers the first one's letter.
  const formId = `hand-off ${last.id}`;
  const { id } = await contact.take({ user, locale, network }, letter, formId, async (tx, receipt) => {
    await rows.lockConversation(tx, user.id);
    const content = t("handOff.done", { reference: receipt.reference });
    const from = { userId: user.id, agent, role: "assistant", locale, createdAt: clock() } as const;
    await rows.insertAssistantMessage(tx, { ...from, content, contactMessageId: receipt.id });
  });
  const said = await rows.handOffOf(db, user.id, id);
  // Deleted in that moment.
  if (!said) throw new AppError("illegal_transition");
  return said;
}

/** What was said, marked by who said it; the newest words where it is too long for a letter. */
function transcriptOf(messages: readonly rows.AssistantMessageRow[]): string {
  const lines = messages.map(({ role, content }) => `${role === "user" ? "> " : "< "}${content}`);
  return lines.join("\n\n").slice(-LONGEST_LETTER);
}
