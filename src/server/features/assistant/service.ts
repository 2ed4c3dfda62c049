/** Asks the engine, keeps question and answer, and reads them back. */
import type { z } from "zod";
import { askedFrom, knownFrom } from "#assistant/answer/about.ts";
import { type Answer, answer, decideOn } from "#assistant/answer/answer.ts";
import { prayerHours } from "#assistant/answer/bookings/prayer-times.ts";
import { knownPartsFor } from "#assistant/answer/deciding/decide.ts";
import { NAMED_PARTS } from "#assistant/answer/deciding/parts.ts";
import { spokenIn } from "#assistant/answer/turns/dialogue.ts";
import { asAct } from "#assistant/intents/acts.ts";
import { type Agent, asAgent } from "#assistant/intents/agents.ts";
import { asMeant, typedIn } from "#assistant/letters/typed-question.ts";
import type { ConversationMessage, QuestionBody, readConversation, Thumb } from "#contract/conversations.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { ContactService } from "../contact/service.ts";
import { type Tell, told } from "./events.ts";
import { handOff } from "./hand-off.ts";
import { modelConsent } from "./language-model/consent.ts";
import { EARLIER_MESSAGES, isForModel, type Led, leadTurn } from "./language-model/lead.ts";
import { presentConversationMessage } from "./present-message.ts";
import * as rows from "./repository.ts";
import { sweepConversations } from "./sweep-conversations.job.ts";
import { countThumbs, setThumb } from "./thumbs.repository.ts";
import { type ToolDeps, toolReader } from "./tools.ts";
import { model, spellingsOf, wordsOfLocale } from "./weights.ts";

export type AssistantService = ReturnType<typeof assistantService>;

/** Messages are kept so long. */
const KEPT_DAYS = 365;
/** What one visitor of a shared demonstration account asked is not the next one's to read for long. */
const KEPT_OF_DEMO_MINUTES = 30;
/** A short question leans on the answer before it for so long. */
const DIALOGUE_MINUTES = 30;
/** Staff see what helped within so many days. */
const COUNTED_DAYS = 90;
/** Of instants, where the page does not say where its reader is. */
const UTC = "UTC";

interface Deps extends Pick<Platform, "config" | "db" | "clock" | "limits" | "jobs" | "log"> {
  readonly contact: Pick<ContactService, "take">;
  readonly tools: ToolDeps;
}

export function assistantService({ config, db, clock, limits, jobs, log, contact, tools }: Deps) {
  const readKnown = toolReader(tools, log);
  const consent = modelConsent({ config, db, clock, limits });

  /** Oldest first. Throws AppError `not_found` for an agent that there is not. */
  async function read(user: SessionUser, agentId: string, page: z.output<(typeof readConversation)["query"]>) {
    knownAgent(agentId);
    const found = await rows.newestMessages(db, user.id, page.limit + 1, page.before);
    return {
      conversationData: found.slice(0, page.limit).reverse().map(presentConversationMessage),
      hasOlder: found.length > page.limit,
    };
  }

  /** Refuses what must be refused; the rest answers, tells of each line, and keeps the answer beside its question. Throws AppError `not_found`, `too_many_requests`. */
  async function begin(user: SessionUser, agentId: string, question: QuestionBody) {
    const agent = knownAgent(agentId);
    await limits.take("assistant_question", user.id);
    return async (tell: Tell): Promise<ConversationMessage> => {
      const { clientId } = question;
      const earlier = clientId && (await rows.answerTo(db, user.id, clientId));
      if (earlier) return told(presentConversationMessage(earlier), tell);
      const local = await answerTo(user, agent, question);
      const led = isForModel(local, question.message) ? await byModel(user, question, local, tell) : null;
      const kept = await keep({ userId: user.id, agent }, question, local, led);
      return led === null ? told(kept, tell) : kept;
    };
  }

  /** What a model makes of the turn, where one is set, it may be asked, and what it says holds; null: the engine answers. */
  async function byModel(user: SessionUser, question: QuestionBody, local: Answer, tell: Tell): Promise<Led | null> {
    if (!config.model || !(await consent.mayAsk(user))) return null;
    let isShown = false;
    try {
      return await leadTurn(config.model, {
        ...{ user, question, local, now: clock(), timeZone: knownZone(question.timeZone), read: readKnown },
        draft: local.kind === "answer" ? local.content : null,
        earlier: await rows.newestMessages(db, user.id, EARLIER_MESSAGES),
        previewCancel: tools.bookings.previewCancel,
        send: (line) => {
          tell({ event: "text", data: { text: isShown ? `\n${line}` : line } });
          isShown = true;
        },
      });
    } catch (error) {
      log.warn({ err: error }, "assistant: the model's answer was not taken");
      if (isShown) tell({ event: "restart", data: {} });
      return null;
    }
  }

  async function answerTo(user: SessionUser, agent: Agent, question: QuestionBody): Promise<Answer> {
    const since = new Date(clock().getTime() - DIALOGUE_MINUTES * MINUTE_MS);
    const dialogue = await rows.lastDialogue(db, user.id, since);
    const intent = question.intent === undefined ? undefined : (asAct(question.intent) ?? undefined);
    const asked = { text: question.message, agent, locale: user.preferredLanguage, intent, dialogue };
    const shared = {
      now: clock(),
      timeZone: knownZone(question.timeZone),
      model: model(),
      words: wordsOfLocale,
      prayerHours,
      isOperator: user.role === "operator",
      isDemo: user.demo,
    };
    const asker = { user, place: question.place };
    // Names are looked up in these; what else is needed, only the reading tells.
    const { about } = question;
    const all = await readKnown({ ...asker, locale: user.preferredLanguage }, NAMED_PARTS);
    const named = about === undefined ? all : knownFrom(about, all);
    const meant = about === undefined ? asked : askedFrom(about, asked, named);
    const context = { ...shared, known: named };
    const typed = typedIn(meant, shared.model);
    const { question: framed, decided } =
      typed === null
        ? { question: meant, decided: decideOn(meant, context) }
        : asMeant(meant, spellingsOf(typed), context);
    const needed = knownPartsFor(decided);
    // Verdicts and notices are told in the language of the answer, which is that of the question as it is meant there.
    const rest = await readKnown(
      { ...asker, locale: spokenIn(framed, shared.model) },
      needed.filter((part) => !NAMED_PARTS.includes(part)),
    );
    const known = { ...rest, ...Object.fromEntries(NAMED_PARTS.map((part) => [part, named[part]])) };
    return answer(framed, { ...shared, known }, decided);
  }

  /** Side by side, whatever comes in from another tab meanwhile; the same message twice is one. */
  async function keep(to: { userId: string; agent: Agent }, question: QuestionBody, local: Answer, led: Led | null) {
    const { content, actions, citations, dialogue } = led ?? local;
    return db.transaction().execute(async (tx) => {
      await rows.lockConversation(tx, to.userId);
      const { clientId = null } = question;
      const earlier = clientId === null ? undefined : await rows.answerTo(tx, to.userId, clientId);
      if (earlier) return presentConversationMessage(earlier);
      const shared = { ...to, createdAt: clock(), locale: local.locale };
      const asked = await rows.insertAssistantMessage(tx, {
        ...shared,
        role: "user",
        content: question.message,
        clientId,
      });
      const answered = await rows.insertAssistantMessage(tx, {
        ...{ ...shared, role: "assistant", content, replyTo: asked.id },
        byModel: led !== null,
        act: local.intent,
        actions: JSON.stringify(actions),
        dialogue: dialogue === null ? null : JSON.stringify(dialogue),
        citations: JSON.stringify(citations),
        answeredBy: led !== null || local.agent === to.agent ? null : local.agent,
      });
      return presentConversationMessage(answered);
    });
  }

  async function remove(user: SessionUser, agentId: string): Promise<void> {
    knownAgent(agentId);
    await rows.deleteAssistantMessages(db, user.id);
  }

  /** Throws AppError `not_found` where the account has no such answer. */
  async function thumb(user: SessionUser, messageId: string, said: Thumb | null): Promise<void> {
    if (!(await setThumb(db, user.id, Number(messageId), said))) throw new AppError("not_found");
  }

  async function sweep(): Promise<void> {
    const before = (ms: number) => new Date(clock().getTime() - ms);
    await rows.deleteOldConversationMessages(db, {
      kept: before(KEPT_DAYS * DAY_MS),
      keptOfDemo: before(KEPT_OF_DEMO_MINUTES * MINUTE_MS),
    });
  }

  return {
    consent,
    read,
    begin,
    remove,
    thumb,
    thumbs: () => countThumbs(db, new Date(clock().getTime() - COUNTED_DAYS * DAY_MS)),
    /** Throws AppError `not_found`, `illegal_transition` where nothing was said yet, `too_many_requests`. */
    handOff: async (user: SessionUser, agentId: string, network: string): Promise<ConversationMessage> => {
      const agent = knownAgent(agentId);
      await limits.take("assistant_hand_off", user.id);
      return presentConversationMessage(await handOff({ db, clock, contact }, user, agent, network));
    },
    work: () => jobs.work(sweepConversations, sweep),
  };
}

/** Throws AppError `not_found`. */
function knownAgent(agentId: string): Agent {
  const agent = asAgent(agentId);
  if (!agent) throw new AppError("not_found");
  return agent;
}

/** The page's zone where this server knows it. */
function knownZone(timeZone: string = UTC): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return UTC;
  }
}
