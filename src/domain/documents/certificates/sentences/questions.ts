/** Questions of a form and what they ask for; a question without its answer says nothing. */

import { fold, wordsOf } from "../fold.ts";
import { FIT_TO_GO } from "../forms/health/fitness.ts";
import type { Field } from "../forms/languages/form.ts";
import { ASKING, DOES, FREE_OF } from "../forms/questions.ts";
import { asksForIll } from "../words/clinical.ts";

/** So short a way is no ability. */
const FEW_STEPS = /\b\d{1,2} ?(?:m|metres|meters|steps|minutes|yards|feet)\b/;

/** What a question asks for; null for no question that is known. */
export function questionOf(text: string): Field | null {
  const folded = fold(text)
    .replace(/^\s*(?:\d{1,2}|[a-z])[.)]\s+/, "")
    .trim();
  if (
    /^(?:able|ability) to /.test(folded) &&
    !FEW_STEPS.test(folded) &&
    DOES.test(
      folded
        .replace(/[?؟:]\s*$/u, "")
        .replace("ability", "able")
        .trim(),
    )
  )
    return "able";
  if (!ASKING.test(folded)) return null;
  const asked = folded
    .replace(ASKING, "")
    .replace(/[?؟:]\s*$/u, "")
    .trim();
  if (new RegExp(`^(?:${FIT_TO_GO.source})$`, "u").test(asked)) return "fit";
  if (DOES.test(asked)) return FEW_STEPS.test(asked) ? null : "able";
  const free = FREE_OF.exec(asked);
  if (free) return asksForIll(wordsOf(asked.slice(free[0].length))) ? "able" : null;
  return asksForIll(wordsOf(asked.replace(/^(?:on|suffering from|under)\s/, ""))) ? "condition" : null;
}
