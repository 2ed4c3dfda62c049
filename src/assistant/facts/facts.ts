/** All facts, and which of them answer a question. */
import type { Intent } from "../intents/intents.ts";
import type { Fact } from "./fact.ts";
import { DOCUMENT_FACTS } from "./topics/documents.ts";
import { HEALTH_FACTS } from "./topics/health.ts";
import { HELP_FACTS } from "./topics/help.ts";
import { MONEY_FACTS } from "./topics/money.ts";
import { NUSUK_FACTS } from "./topics/nusuk.ts";
import { OPERATOR_FACTS } from "./topics/operators.ts";
import { RITE_FACTS } from "./topics/rites.ts";
import { SAFETY_FACTS } from "./topics/safety.ts";

export const FACTS: readonly Fact[] = [
  ...DOCUMENT_FACTS,
  ...RITE_FACTS,
  ...HEALTH_FACTS,
  ...MONEY_FACTS,
  ...NUSUK_FACTS,
  ...OPERATOR_FACTS,
  ...HELP_FACTS,
  ...SAFETY_FACTS,
];

/** Those that may answer, the nearest first: by rank, then by the place that the intent has in the fact's own list. */
export function factsFor(intent: Intent): readonly Fact[] {
  return FACTS.filter((fact) => fact.intents.includes(intent)).sort(
    (a, b) => (a.rank ?? 1) - (b.rank ?? 1) || a.intents.indexOf(intent) - b.intents.indexOf(intent),
  );
}
