/** One turn that a model leads: what it is told of the asker, what it may read, and what of its words stands in the conversation. */
import type { Answer, OfferedAction } from "#assistant/answer/answer.ts";
import { writerOf } from "#assistant/answer/render.ts";
import type { ShownSum } from "#assistant/answer/reply.ts";
import type { Dialogue } from "#assistant/answer/turns/dialogue.ts";
import type { Citation } from "#assistant/facts/citation.ts";
import { type Known, NOTHING_KNOWN } from "#assistant/known.ts";
import { dangerIn } from "#assistant/safety/recognise.ts";
import type { QuestionBody } from "#contract/conversations.ts";
import { dateOf } from "#domain/calendar.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { AssistantMessageRow } from "../repository.ts";
import type { QuestionAsker, ToolDeps } from "../tools.ts";
import { wordsOfLocale } from "../weights.ts";
import type { ChatMessage, ModelSettings } from "./chat-stream.ts";
import { instruction } from "./instruction.ts";
import { DRAFT, Ledger, type LedgerLine } from "./ledger.ts";
import { peopleRows } from "./tools/own-data.ts";
import type { ToolContext } from "./tools/turn.ts";
import { writeAnswer } from "./write-answer.ts";

/** So many messages before the question go with it: ten turns. */
export const EARLIER_MESSAGES = 20;

export interface Led {
  readonly content: string;
  readonly actions: readonly OfferedAction[];
  readonly citations: readonly Citation[];
  readonly dialogue: Dialogue | null;
}

export interface Lead {
  readonly user: SessionUser;
  readonly question: QuestionBody;
  readonly timeZone: string;
  readonly now: Date;
  /** What the engine says, and what of it is its own content without the name of another agent. */
  readonly local: Answer;
  readonly draft: string | null;
  /** Newest first. */
  readonly earlier: readonly AssistantMessageRow[];
  read(asker: QuestionAsker, parts: readonly (keyof Known)[]): Promise<Known>;
  readonly previewCancel: ToolDeps["bookings"]["previewCancel"];
  send(line: string): void;
}

/** Danger is answered by what stands fast, and so is money that is gone; where the engine only fears danger, it asks. */
export function isForModel({ intent, actions }: Answer, text: string): boolean {
  if (dangerIn(text) !== null || intent === "safety.emergency" || intent === "pay.failed") return false;
  return !actions.some(({ target }) => target === "ask:safety.emergency");
}

/** Throws as `writeAnswer` does. */
export async function leadTurn(model: ModelSettings, lead: Lead): Promise<Led> {
  const { user, question, local, now } = lead;
  const ledger = new Ledger(writerOf(local.locale, wordsOfLocale(local.locale), lead.timeZone));
  const earlier = turnsOf(lead.earlier);
  const turn: ToolContext = {
    ...{ ledger, now, proposed: [], isOperator: user.role === "operator" },
    written: [...earlier.flatMap(({ role, content }) => (role === "user" ? [content] : [])), question.message],
    known: onceEach((parts) => lead.read({ user, locale: local.locale, place: question.place }, parts)),
    previewCancel: (id) => unlessRefused(() => lead.previewCancel(user, id)),
  };
  const people = await peopleRows(turn);
  const { travellers } = await turn.known(["travellers"]);
  const country = travellers?.find(({ isSelf }) => isSelf)?.countryOfResidence ?? null;
  const draft = lead.draft === null ? null : ledger.addDraft(local, lead.draft);
  const told = { locale: local.locale, role: user.role, today: dateOf(now), country, people, draft };
  const written = await writeAnswer(model, {
    ...{ turn, instruction: instruction(told), send: lead.send },
    messages: [...earlier, { role: "user", content: question.message }],
    // Who gives rulings is said whatever is found.
    opening: local.intent === "safety.fatwa" && draft ? [`{{${DRAFT}}}`] : [],
  });
  return { ...written, dialogue: goesOn(local.dialogue, written.lines) };
}

/** Oldest first, without those that told of danger and what was answered. */
function turnsOf(newestFirst: readonly AssistantMessageRow[]): (ChatMessage & { readonly content: string })[] {
  const oldestFirst = newestFirst.toReversed();
  const isOfDanger = ({ role, content }: AssistantMessageRow) => role === "user" && dangerIn(content) !== null;
  return oldestFirst.flatMap((message, at) => {
    const before = oldestFirst[at - 1];
    if (isOfDanger(message) || (before && isOfDanger(before))) return [];
    return [{ role: message.role === "user" ? "user" : "assistant", content: message.content } as const];
  });
}

/** A part is read once a turn. */
function onceEach(read: (parts: readonly (keyof Known)[]) => Promise<Known>): ToolContext["known"] {
  let all: Known = NOTHING_KNOWN;
  const have = new Set<keyof Known>();
  return async (parts) => {
    const missing = [...new Set(parts)].filter((part) => !have.has(part));
    if (missing.length > 0) {
      const found = await read(missing);
      for (const part of missing) have.add(part);
      all = { ...all, ...Object.fromEntries(missing.map((part) => [part, found[part]])) };
    }
    return all;
  };
}

/** A booking that cannot be cancelled is an answer too. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The next short question may choose among what was shown, and ask for its sums in another currency. */
function goesOn(dialogue: Dialogue | null, lines: readonly LedgerLine[]): Dialogue | null {
  if (!dialogue) return null;
  const shown = lines.flatMap(({ subject }) => (subject?.kind === "package" ? [subject.id] : []));
  const sums = lines
    .flatMap(({ values }) => Object.values(values))
    .flatMap((value): ShownSum[] => (typeof value === "object" && "money" in value ? [value] : []));
  return {
    ...dialogue,
    shown: shown.length > 0 ? [...new Set(shown)] : dialogue.shown,
    sums: sums.length > 0 ? sums : dialogue.sums,
  };
}
