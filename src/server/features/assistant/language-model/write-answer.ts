/** Lets a model lead one turn: it looks things up and says, by reference, what of it is shown. */
import type { OfferedAction } from "#assistant/answer/answer.ts";
import type { Citation } from "#assistant/facts/citation.ts";
import { type ChatMessage, chatStream, type ModelSettings, type ToolCall } from "./chat-stream.ts";
import type { LedgerLine } from "./ledger.ts";
import { Sentences } from "./sentences.ts";
import { ShownLines } from "./shown-lines.ts";
import { callTool, describedTools } from "./tools/tools.ts";
import type { ToolContext } from "./tools/turn.ts";

/** From the question to the last word. */
export const ANSWER_WITHIN_MS = 20_000;
const MOST_STEPS = 8;
const MOST_TOKENS = 800;
const MOST_ACTIONS = 4;

export interface Task {
  readonly turn: ToolContext;
  readonly instruction: string;
  /** What was said before, and the question, which comes last. */
  readonly messages: readonly ChatMessage[];
  /** Said first whatever the model makes of it, such as who gives rulings. */
  readonly opening: readonly string[];
  /** Each line once it is whole and checked. */
  send(line: string): void;
  readonly withinMs?: number;
}

export interface WrittenAnswer {
  readonly content: string;
  readonly actions: readonly OfferedAction[];
  readonly citations: readonly Citation[];
  readonly lines: readonly LedgerLine[];
}

/** Throws when it is late, cut, empty, too long, asks on and on, or refers to what was not looked up. */
export async function writeAnswer(model: ModelSettings, task: Task): Promise<WrittenAnswer> {
  const { turn, send } = task;
  const signal = AbortSignal.timeout(task.withinMs ?? ANSWER_WITHIN_MS);
  const messages: ChatMessage[] = [{ role: "system", content: task.instruction }, ...task.messages];
  const shown = new ShownLines(turn.ledger, send);
  for (const reference of task.opening) shown.take(reference);
  for (let step = 0; step < MOST_STEPS; step++) {
    const calls = await saidNext(model, { messages, signal, shown, turn });
    if (calls.length === 0) return written(shown, turn, task.opening.length);
    messages.push(askedFor(calls));
    for (const { id, name, arguments: given } of calls) {
      const told = await callTool(name, given, turn);
      messages.push({ role: "tool", tool_call_id: id, content: JSON.stringify(told) });
    }
  }
  throw new Error("The model asked on and on.");
}

/** Shows what is said until the model asks for something, or ends. */
async function saidNext(
  model: ModelSettings,
  {
    messages,
    signal,
    shown,
    turn,
  }: { messages: ChatMessage[]; signal: AbortSignal; shown: ShownLines; turn: ToolContext },
): Promise<ToolCall[]> {
  const sentences = new Sentences();
  const stream = chatStream(model, { messages, tools: describedTools(turn), maxTokens: MOST_TOKENS, signal });
  let next = await stream.next();
  for (; !next.done; next = await stream.next()) for (const one of sentences.add(next.value)) shown.take(one);
  for (const last of sentences.end()) shown.take(last);
  return next.value;
}

function askedFor(calls: readonly ToolCall[]): ChatMessage {
  return {
    role: "assistant",
    content: null,
    tool_calls: calls.map(({ id, name, arguments: given }) => ({
      ...{ id, type: "function" },
      function: { name, arguments: given },
    })),
  };
}

function written(shown: ShownLines, { ledger, proposed }: ToolContext, opening: number): WrittenAnswer {
  if (shown.lines.length <= opening) throw new Error("The model said nothing that can be shown.");
  const actions = [...shown.actions, ...proposed.map((action) => ledger.offered(action))];
  const once = actions.filter(
    ({ target, label }, at) => actions.findIndex((one) => one.target === target || one.label === label) === at,
  );
  return {
    ...{ content: shown.text, citations: shown.citations, lines: shown.lines },
    actions: once.slice(0, MOST_ACTIONS),
  };
}
