/** What to do if: one answer each, folded until it is needed. */
import { ChevronDown, LifeBuoy } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";

const CASES = ["lost", "child", "ill", "missedTime", "bus", "crowd", "period", "papers"] as const;

export function WhatIf() {
  const t = useTranslations("hajj");
  return (
    <Card icon={LifeBuoy} title={t("help.whatIf")}>
      <div className="grid gap-2">
        {CASES.map((name) => (
          <details key={name} className="group rounded-md border border-line">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold">
              {t(`help.cases.${name}.title`)}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <p className="px-4 pb-4">{t(`help.cases.${name}.text`)}</p>
          </details>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{t("help.caseSource")}</p>
    </Card>
  );
}
