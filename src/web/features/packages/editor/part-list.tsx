/** The parts of the form with what is still open in each. */
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FormProblem } from "./form/form-draft.ts";
import { EDITOR_PARTS, PART_NAMES, type PartName } from "./form/parts.ts";
import { problemsOf } from "./use-editor.ts";

interface PartListProps {
  part: PartName;
  problems: readonly FormProblem[];
  onPart: (part: PartName) => void;
}

export function EditorPartList({ part, problems, onPart }: PartListProps) {
  const t = useTranslations("offers");
  const { number } = useFormats();
  const openIn = (name: PartName) => (name === "review" ? problems : problemsOf(problems, EDITOR_PARTS[name])).length;
  return (
    <nav aria-label={t("editor.parts")}>
      <ol className="flex flex-wrap gap-2">
        {PART_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === part ? "step" : undefined}
              onClick={() => onPart(name)}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm",
                name === part
                  ? "border-brand bg-brand-soft font-semibold text-brand"
                  : "border-line-strong bg-surface hover:border-brand",
              )}
            >
              {t(`part.${name}`)}
              {openIn(name) === 0 && (
                <Check role="img" aria-label={t("editor.partDone")} className="size-4.5 text-ok" />
              )}
              {openIn(name) > 0 && (
                <span className="num rounded-full bg-wait-soft px-2 text-xs text-wait">
                  <span className="sr-only">{t("editor.partOpen")}</span> {number(openIn(name))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
