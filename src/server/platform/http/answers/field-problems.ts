/** Turns what zod says about an input into fields of the contract's problem. */
import { z } from "zod";
import type { FieldProblem } from "../../errors/app-error.ts";

/** One finding of the validator, as fastify-type-provider-zod hands it on. */
const Finding = z.object({
  keyword: z.string(),
  instancePath: z.string(),
  params: z.looseObject({
    expected: z.string().optional(),
    origin: z.string().optional(),
    format: z.string().optional(),
    minimum: z.coerce.number().optional(),
    maximum: z.coerce.number().optional(),
    keys: z.array(z.string()).optional(),
    input: z.unknown().optional(),
  }),
  message: z.string(),
});
type Finding = z.output<typeof Finding>;

/** By path, parts joined with dots; the first finding about a field is the one to correct first. */
export function fieldProblems(validation: unknown): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const finding of z.array(Finding).parse(validation)) {
    const path = finding.instancePath.split("/").filter(Boolean).join(".");
    for (const key of finding.params.keys ?? [""]) {
      fields[[path, key].filter(Boolean).join(".") || "body"] ??= problemOf(finding);
    }
  }
  return fields;
}

function problemOf({ keyword, params, message }: Finding): FieldProblem {
  if (/received (undefined|null)$/.test(message)) return { key: "required" };
  switch (keyword) {
    case "invalid_type":
      return { key: params.expected === "int" ? "not_whole" : "wrong_type" };
    case "invalid_format":
      return { key: formatProblem(params.format) };
    case "invalid_value":
      return { key: "not_offered" };
    case "unrecognized_keys":
      return { key: "unknown" };
    case "not_multiple_of":
      return { key: "two_decimals" };
    case "too_small":
      return tooSmall(params.origin, params.minimum ?? 1);
    case "too_big":
      return tooBig(params.origin, params.maximum ?? 0);
    default:
      return { key: "wrong_format" };
  }
}

function formatProblem(format: string | undefined): FieldProblem["key"] {
  if (format === "email") return "not_an_email";
  return format === "date" ? "not_a_date" : "wrong_format";
}

function tooSmall(origin: string | undefined, min: number): FieldProblem {
  if (origin === "string") return min === 1 ? { key: "required" } : { key: "too_short", params: { min } };
  return { key: origin === "array" ? "too_few" : "too_small", params: { min } };
}

function tooBig(origin: string | undefined, max: number): FieldProblem {
  if (origin === "string") return { key: "too_long", params: { max } };
  return { key: origin === "array" ? "too_many" : "too_big", params: { max } };
}
