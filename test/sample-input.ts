/** The smallest input that a schema lets through, for tests that go through every call. */
import { z } from "zod";

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Described;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: "somebody@example.org",
  date: "2027-05-05",
  "date-time": "2027-05-05T00:00:00.000Z",
  uri: "https://example.org/",
};

/** Required fields alone; what only a refinement asks for may be missing. */
export function sampleInput(schema: z.ZodType | undefined): unknown {
  if (!schema) return undefined;
  return sampleOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Described);
}

function sampleOf(described: Described): unknown {
  const { anyOf, enum: values, type } = described;
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (described.const !== undefined) return described.const;
  if (values) return values[0];
  if (type === "object") return sampleObject(described);
  if (type === "array") return Array.from({ length: described.minItems ?? 0 }, () => sampleOf(described.items ?? {}));
  if (type === "number" || type === "integer") return Math.max(described.minimum ?? 1, 1);
  if (type === "boolean") return true;
  return FORMATS[described.format ?? ""] ?? "x".repeat(Math.max(described.minLength ?? 1, 1));
}

function sampleObject({ required = [], properties = {} }: Described): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
}
