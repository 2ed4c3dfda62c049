/** One thing that a model may ask for: its arguments are checked before anything is read. */
import { z } from "zod";
import type { ToolContext, ToolResult } from "./turn.ts";

export interface Tool {
  readonly description: string;
  readonly parameters: z.ZodType;
  /** `written`: the arguments as the model wrote them. */
  call(written: string, turn: ToolContext): Promise<ToolResult>;
}

export function tool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  run: (args: z.output<z.ZodObject<Shape, z.core.$strict>>, turn: ToolContext) => Promise<ToolResult> | ToolResult,
): Tool {
  const parameters = z.strictObject(shape);
  return {
    description,
    parameters,
    async call(written, turn) {
      const args = parameters.safeParse(jsonIn(written));
      return args.success ? run(args.data, turn) : `Wrong arguments: ${z.prettifyError(args.error)}`;
    },
  };
}

/** A model that has nothing to say writes an empty text in place of an empty object. */
function jsonIn(written: string): unknown {
  if (written.trim() === "") return {};
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
