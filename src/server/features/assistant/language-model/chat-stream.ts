/** One streamed request to a model: pieces of text, then the tools that it wants to call. */
import { z } from "zod";
import type { Config } from "#server/platform/config/config.ts";

export type ModelSettings = NonNullable<Config["model"]>;

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly arguments: string;
}

export type ChatMessage =
  | { readonly role: "system" | "user" | "assistant"; readonly content: string }
  | {
      readonly role: "assistant";
      readonly content: null;
      readonly tool_calls: readonly {
        readonly id: string;
        readonly type: "function";
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
    }
  | { readonly role: "tool"; readonly tool_call_id: string; readonly content: string };

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly unknown[];
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

/** No honest answer of ours is longer. */
const MOST_BYTES = 256 * 1024;

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.int().min(0).max(8),
                id: z.string().nullish(),
                function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Pieces of text as they come; returns the calls. Throws when the line is cut before its end, or says something else than the interface allows. */
export async function* chatStream(
  { baseUrl, apiKey, name }: ModelSettings,
  { messages, tools, maxTokens, signal }: ChatRequest,
): AsyncGenerator<string, ToolCall[]> {
  const answer = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal,
    headers: { "content-type": "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model: name, stream: true, temperature: 0, max_tokens: maxTokens, messages, tools }),
  });
  if (!answer.ok) throw new Error(`The model answered with status ${answer.status}.`);
  const calls = new Map<number, { id: string; name: string; arguments: string }>();
  let isWhole = false;
  for await (const data of eventsOf(answer)) {
    if (data === "[DONE]") return [...calls.values()];
    const [choice] = Chunk.parse(JSON.parse(data)).choices;
    if (choice?.delta?.content) yield choice.delta.content;
    for (const part of choice?.delta?.tool_calls ?? []) {
      const call = calls.get(part.index) ?? { id: "", name: "", arguments: "" };
      calls.set(part.index, call);
      call.id += part.id ?? "";
      call.name += part.function?.name ?? "";
      call.arguments += part.function?.arguments ?? "";
    }
    if (choice?.finish_reason === "length") throw new Error("The model's answer was cut.");
    if (choice?.finish_reason) isWhole = true;
  }
  if (!isWhole) throw new Error("The model's line ended before its answer.");
  return [...calls.values()];
}

/** What stands behind `data:` in each event. */
async function* eventsOf(answer: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("The model's answer is too long.");
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
}
