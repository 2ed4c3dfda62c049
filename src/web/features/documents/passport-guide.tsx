/** What makes a passport pass, in four lines and three drawings. */
import { Check, ChevronRight, X } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { requirementDates } from "#domain/documents/requirements.ts";
import { classNames } from "../../ui/class-names.ts";
import { Card } from "../../ui/surfaces/card.tsx";
import { useFormats } from "../../ui/text/use-formats.ts";
import { tabPath } from "./places.ts";
import { SampleShot } from "./sample-shot.tsx";

/** `today` is `YYYY-MM-DD`. */
export function PassportGuide({ today }: { today: string }) {
  const t = useTranslations("documents.guide");
  const { date } = useFormats();
  const { hijriYear, passportValidUntil } = requirementDates(today);
  const lines = [t("valid", { date: date(passportValidUntil) }), t("whole"), t("lines"), t("light")];
  return (
    <Card title={t("title")} className="flex flex-col">
      <ol className="grid gap-3">
        {lines.map((line, at) => (
          <li key={line} className="flex gap-3">
            <span
              aria-hidden="true"
              className="num grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
            >
              {at + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
      <ul className="my-5 grid grid-cols-3 gap-3">
        <Shot kind="good" />
        <Shot kind="cut" />
        <Shot kind="flash" />
      </ul>
      <Link
        to={tabPath("requirements")}
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand hover:underline"
      >
        {t("all")}
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <p className="mt-auto border-t border-line pt-4 text-sm text-muted">{t("season", { year: String(hijriYear) })}</p>
    </Card>
  );
}

function Shot({ kind }: { kind: "good" | "cut" | "flash" }) {
  const t = useTranslations("documents.guide");
  const Mark = kind === "good" ? Check : X;
  return (
    <li>
      <SampleShot kind={kind} />
      <span
        className={classNames(
          "mt-1.5 flex items-center gap-1.5 text-xs font-semibold",
          kind === "good" ? "text-ok" : "text-bad",
        )}
      >
        <Mark aria-hidden="true" className="size-4 shrink-0" />
        {t(kind)}
      </span>
    </li>
  );
}
