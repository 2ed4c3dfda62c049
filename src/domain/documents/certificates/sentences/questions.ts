/** Questions of a form and what they ask for; a question without its answer says nothing. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { FIT_TO_GO } from "../forms/health/fitness.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { DOES, FREE_OF, QUESTION_OPENING } from "../forms/questions.ts";
import { asksForIll } from "../words/clinical.ts";

/** So short a way is no ability. */
const FEW_STEPS = /\b\d{1,2} ?(?:m|metres|meters|steps|minutes|yards|feet)\b/;

/** What a question asks for; null for no question that is known. */
export function questionOf(text: string): CertificateField | null {
  const folded = foldPrinted(text)
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
  if (!QUESTION_OPENING.test(folded)) return null;
  const asked = folded
    .replace(QUESTION_OPENING, "")
    .replace(/[?؟:]\s*$/u, "")
    .trim();
  if (new RegExp(`^(?:${FIT_TO_GO.source})$`, "u").test(asked)) return "fit";
  if (DOES.test(asked)) return FEW_STEPS.test(asked) ? null : "able";
  const free = FREE_OF.exec(asked);
  if (free) return asksForIll(wordsOf(asked.slice(free[0].length))) ? "able" : null;
  return asksForIll(wordsOf(asked.replace(/^(?:on|suffering from|under)\s/, ""))) ? "condition" : null;
}
