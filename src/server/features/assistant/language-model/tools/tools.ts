/** All that a model may look up: it reads, of the session's user alone, and changes nothing. */
import { z } from "zod";
import { MARKET } from "./market.ts";
import { OPERATORS_DATA, OWN_DATA } from "./own-data.ts";
import { PROPOSE } from "./propose.ts";
import { RULES } from "./rules.ts";
import { SUMS } from "./sums.ts";
import type { Tool } from "./tool.ts";
import type { ToolContext, ToolResult } from "./turn.ts";

const FOR_ALL = { ...MARKET, ...RULES, ...SUMS, ...PROPOSE };
const TOOLS: Readonly<Record<"pilgrim" | "operator", Readonly<Record<string, Tool>>>> = {
  pilgrim: { ...OWN_DATA, ...FOR_ALL },
  operator: { ...OPERATORS_DATA, ...FOR_ALL },
};

const DESCRIBED = { pilgrim: described(TOOLS.pilgrim), operator: described(TOOLS.operator) };

/** As the chat interface describes them to a model. */
export function describedTools(turn: Pick<ToolContext, "isOperator">) {
  return DESCRIBED[roleOf(turn)];
}

function described(tools: Readonly<Record<string, Tool>>) {
  return Object.entries(tools).map(([name, { description, parameters }]) => ({
    type: "function",
    function: { name, description, parameters: z.toJSONSchema(parameters) },
  }));
}

/** A tool that there is not is said to be none, and the model may try again. */
export async function callTool(name: string, written: string, turn: ToolContext): Promise<ToolResult> {
  const tools = TOOLS[roleOf(turn)];
  const found = Object.hasOwn(tools, name) ? tools[name] : undefined;
  return found ? found.call(written, turn) : "There is no such tool.";
}

function roleOf({ isOperator }: Pick<ToolContext, "isOperator">) {
  return isOperator ? "operator" : "pilgrim";
}
