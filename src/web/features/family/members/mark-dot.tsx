/** One of a person's marks: an icon and its words, never colour alone. */
import { Check, CircleDashed, Clock, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Mark, MarkState } from "#domain/obligations/readiness.ts";

export const MARK_LOOKS = {
  verified: { icon: Check, look: "bg-ok-soft text-ok", word: "verified" },
  pending: { icon: Clock, look: "bg-wait-soft text-wait", word: "processing" },
  rejected: { icon: TriangleAlert, look: "bg-bad-soft text-bad", word: "rejected" },
  missing: { icon: CircleDashed, look: "border border-line-strong text-muted", word: "missing" },
} as const;

export function MarkDot({ mark, state }: { mark: Mark; state: MarkState }) {
  const t = useTranslations("family");
  const common = useTranslations("common");
  const { icon: Icon, look, word } = MARK_LOOKS[state];
  return (
    <li className="grid justify-items-center gap-1 text-center">
      <span className={`grid size-9 place-items-center rounded-full ${look}`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="text-xs text-muted">{t(`mark.${mark}`)}</span>
      <span className="sr-only">{common(`status.${word}`)}</span>
    </li>
  );
}
