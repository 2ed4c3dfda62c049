/** One of a person's marks: an icon and its words, never colour alone. */
import { Check, CircleDashed, Clock, Minus, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Mark } from "#domain/obligations/readiness.ts";
import type { FamilyMember } from "../queries.ts";

export const MARK_LOOKS = {
  verified: { icon: Check, look: "bg-ok-soft text-ok", word: "verified" },
  pending: { icon: Clock, look: "bg-wait-soft text-wait", word: "processing" },
  rejected: { icon: TriangleAlert, look: "bg-bad-soft text-bad", word: "rejected" },
  missing: { icon: CircleDashed, look: "border border-line-strong text-muted", word: "missing" },
  too_early: { icon: Minus, look: "bg-sunken text-muted", word: "too_early" },
} as const;

/** In the place that it has with everybody: a certificate that cannot be made yet keeps its own; nothing is missing of who is away. */
export function MarkDot({ mark, member: { marks, isAway } }: { mark: Mark; member: FamilyMember }) {
  const t = useTranslations("family");
  const common = useTranslations("common");
  const state = marks?.find((one) => one.mark === mark)?.state ?? "too_early";
  const { icon: Icon, look, word } = MARK_LOOKS[state];
  if (state === "too_early" && mark === "visa") return null;
  if (isAway && (state === "too_early" || state === "missing")) return <li aria-hidden="true" />;
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
