/** The conversation with the assistant: one an account. The agent in the path is who is asked; it only weighs what is meant. */
import { z } from "zod";
import { LOCALES } from "#i18n/locales.ts";
import { Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

/** SPEC §9: "Chat shows the last 10 messages". */
export const SHOWN_MESSAGES = 10;
/** Characters of a message, counted without what stands around it. */
export const LONGEST_QUESTION = 4000;
const MOST_MESSAGES = 100;
/** From where a question is asked: a screen of the asker's own, or one package or booking by its id. */
export const ABOUT = /^(?:documents|queue|payments|(?:package|booking):[\w-]{1,64})$/;

export const MESSAGE_ROLES = ["user", "assistant", "staff"] as const;

export const THUMBS = ["up", "down"] as const;
export type Thumb = (typeof THUMBS)[number];

/** `open:/path` of ours, `ask:intent` to send the label with that intent, `call:number`, `do:hand_off` after a yes. */
const Target = z.string().max(300);

export const ConversationMessage = z
  .object({
    id: z.string(),
    /** The agent that was asked. */
    agent: z.string(),
    role: z.enum(MESSAGE_ROLES),
    content: z.string(),
    at: Instant,
    locale: z.enum(LOCALES),
    /** What can be pressed beneath, as it is shown. */
    actions: z.array(z.string()).optional(),
    /** Where each of `actions` leads, in the same order. */
    actionTargets: z.array(Target).optional(),
    /** What the answer rests on beside the asker's own data. */
    citations: z
      .array(z.object({ id: z.string(), source: z.string(), url: z.string(), checkedOn: z.string() }))
      .optional(),
    /** Another agent, whose question it was. */
    answeredBy: z.string().optional(),
    /** Whether it helped, as its reader says; null: not said. Left out of what nobody is asked about. */
    thumb: z.enum(THUMBS).nullable().optional(),
    /** Looked up and chosen by the configured language model. */
    byModel: z.literal(true).optional(),
  })
  .meta({ id: "ConversationMessage" });
export type ConversationMessage = z.output<typeof ConversationMessage>;

const AgentParams = z.object({ agentId: z.string().max(64) });

export const readConversation = defineRoute({
  method: "GET",
  path: "/api/conversations/:agentId",
  who: "signed_in",
  summary:
    "The newest messages of the account, oldest first, the same for every agent; older ones before a message. An unknown agent is 404.",
  params: AgentParams,
  query: z.object({
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(MOST_MESSAGES).default(SHOWN_MESSAGES),
  }),
  response: z.object({ conversationData: z.array(ConversationMessage), hasOlder: z.boolean() }),
});

export const QuestionBody = z.object({
  message: filledText(LONGEST_QUESTION),
  /** What a pressed choice asks for: what stands behind `ask:` in its target. */
  intent: z.string().max(64).optional(),
  /** The page's own name of this message: sent again, it is answered with what was answered. */
  clientId: z.string().min(1).max(64).optional(),
  /** The place whose prayer times are asked for, as the page knows it; it is not kept. */
  place: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  /** The screen that it is asked from: a short question is about what stands there. Of others' things nothing is known. */
  about: z.string().regex(ABOUT).optional(),
  /** IANA, for the clock times in the answer. */
  timeZone: z.string().max(64).optional(),
});
export type QuestionBody = z.output<typeof QuestionBody>;

export const askAgent = defineRoute({
  method: "POST",
  path: "/api/conversations/:agentId/message",
  who: "signed_in",
  summary:
    "Answers a message. With Accept: text/event-stream as events: `text` with the next piece, `restart` where what was shown is taken back, then `message` with all of it.",
  params: AgentParams,
  body: QuestionBody,
  response: ConversationMessage,
});

export const handOffConversation = defineRoute({
  method: "POST",
  path: "/api/conversations/:agentId/hand-off",
  once: "kept",
  who: "signed_in",
  summary: "Gives the conversation to staff, whose answer comes in the same conversation and by mail.",
  params: AgentParams,
  response: ConversationMessage,
  errors: ["illegal_transition"],
});

export const deleteConversation = defineRoute({
  method: "DELETE",
  path: "/api/conversations/:agentId",
  who: "signed_in",
  summary: "Forgets all messages of the account, with whichever agent; what staff were given stays with them.",
  params: AgentParams,
  response: "empty",
});

export const thumbAnswer = defineRoute({
  method: "PUT",
  path: "/api/conversations/messages/:messageId/thumb",
  who: "signed_in",
  summary: "Whether an answer helped, until it is said otherwise. 404: no answer of one's own, or one in an emergency.",
  params: z.object({ messageId: z.string().regex(/^\d{1,15}$/) }),
  body: z.object({ thumb: z.enum(THUMBS).nullable() }),
  response: "empty",
});

export const assistantThumbs = defineRoute({
  method: "GET",
  path: "/api/staff/assistant/thumbs",
  who: ["staff"],
  summary: "How often the assistant's answers of the last 90 days helped, counted by matter; no word that was said.",
  response: z.array(
    z.object({
      /** The matter's id; null: nothing was understood. */
      act: z.string().nullable(),
      up: z.int(),
      down: z.int(),
    }),
  ),
});
