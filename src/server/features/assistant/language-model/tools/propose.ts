/** Things to press beneath an answer: the reader does them, never the model. */
import { z } from "zod";
import { ACTIONS, type Action } from "#assistant/answer/reply.ts";
import { INTENTS } from "#assistant/intents/intents.ts";
import { tool } from "./tool.ts";
import type { ToolResult } from "./turn.ts";

const PLACES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

const propose = tool(
  "Lets something to press stand beneath the answer: a page, a person of staff, or a question to ask next.",
  { open: z.enum(PLACES).optional(), ask: z.enum(INTENTS).optional() },
  ({ open, ask }, { proposed }): ToolResult => {
    const actions: Action[] = [
      ...(open ? [ACTIONS[open]] : []),
      ...(ask ? [{ key: `ask.${ask}`, target: `ask:${ask}` } as const] : []),
    ];
    proposed.push(...actions);
    return actions.length > 0 ? "It will stand beneath the answer." : "Say what is to be opened or asked.";
  },
);

export const PROPOSE = { propose_action: propose };
