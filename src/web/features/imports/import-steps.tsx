/** Where an import stands: the file, the rows, the packages. */
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";

const STEPS = ["choose", "check", "save"] as const;

export function ImportSteps({ at }: { at: number }) {
  const t = useTranslations("imports");
  return (
    <ol className="mb-7 grid gap-3 md:grid-cols-3">
      {STEPS.map((step, place) => {
        const number = place + 1;
        const done = number < at || at === STEPS.length;
        return (
          <li key={step} aria-current={number === at ? "step" : undefined} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={classNames(
                "grid size-11 shrink-0 place-items-center rounded-full border font-semibold",
                done && "border-brand bg-brand text-on-brand",
                !done && number === at && "border-2 border-brass bg-brass-soft text-brass-ink",
                !done && number !== at && "border-line-strong text-muted",
              )}
            >
              {done ? <Check className="size-5" /> : number}
            </span>
            <span>
              <span className="block font-semibold">{t(`steps.${step}.title`)}</span>
              <span className="block text-sm text-muted">{t(`steps.${step}.text`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
