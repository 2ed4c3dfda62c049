/** Which kind of paper something is, where nobody has chosen one. */

import { layoutOf, type MrzFields } from "../lines/mrz.ts";
import { checkKind, type LooksLike, typeOfFormat, typeOfText } from "../rules/kind.ts";
import type { DocumentFacts } from "../seen/facts.ts";

/**
 * Trusted lines settle it; then what a text calls itself, then lines that were found and not trusted, then a face alone. Null
 * where nothing speaks for any. `lines` are the fields of trusted lines.
 */
export function kindOf(facts: DocumentFacts, lines: MrzFields | null): LooksLike | null {
  if (lines) return typeOfFormat(lines.format);
  const named = typeOfText(facts.text);
  if (named) return named;
  const layout = facts.zone && layoutOf(facts.zone.lines);
  if (layout) return typeOfFormat(layout.format);
  // Asked whether it is a portrait, since that is all that is left.
  return checkKind("photo", null, facts).outcome === "pass" ? "photo" : null;
}
