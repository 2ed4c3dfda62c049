/** The ten steps in order, each a link to its own address. */
import { Check } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { standingOf } from "#domain/journey/standing.ts";
import type { JourneyStep } from "#domain/journey/steps.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { Guide, JourneyGuideStep } from "./queries.ts";
import { stateWord } from "./state-word.ts";

interface StepListProps {
  guide: Guide;
  shown: JourneyStep;
  /** Whether the address names it. */
  isAsked: boolean;
}

export function JourneyStepList({ guide, shown, isAsked }: StepListProps) {
  const t = useTranslations("journey");
  return (
    <Card as="div" className="p-2.5 md:p-2.5">
      <nav aria-label={t("list")}>
        <ol className="grid gap-1">
          {guide.steps.map((one, index) => (
            <li key={one.step}>
              <StepLink
                one={one}
                number={index + 1}
                current={guide.currentStep}
                isShown={one.step === shown}
                isAsked={isAsked}
              />
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  );
}

interface StepLinkProps {
  one: JourneyGuideStep;
  number: number;
  /** At which the journey stands. */
  current: JourneyStep | null;
  isShown: boolean;
  isAsked: boolean;
}

function StepLink({ one, number, current, isShown, isAsked }: StepLinkProps) {
  const { step, open, hidesSome } = one;
  const t = useTranslations("journey");
  const steps = useTranslations("dashboard");
  const standing = standingOf(one, current);
  const isNow = step === current && standing === "current";
  const isDone = standing === "completed" || standing === "soFar" || standing === "own";
  return (
    <Link
      to={`/journey/${step}`}
      aria-current={isShown && isAsked ? "page" : undefined}
      className={classNames(
        "flex min-h-13 items-center gap-3.5 rounded-md px-3 py-2 hover:bg-sunken",
        isShown && (isAsked ? "bg-brand-soft" : "lg:bg-brand-soft"),
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "num grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold",
          isDone && "border-ok bg-ok-soft text-ok",
          !isDone && isNow && "border-brass-ink text-brass-ink",
          !isDone && !isNow && "border-line-strong text-muted",
        )}
      >
        {isDone ? <Check className="size-4.5" /> : number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold">{steps(`steps.${step}`)}</span>
        <span className={classNames("block text-sm", isNow ? "text-brass-ink" : "text-muted")}>
          {[
            ...(standing === "others" ? [] : [t(`state.${stateWord(one, current)}`)]),
            ...(open > 0 ? [t("lackingCount", { count: open, least: hidesSome ? "yes" : "no" })] : []),
          ].join(" · ")}
        </span>
      </span>
    </Link>
  );
}
