/** The rules that hold, one line each; a line opens to its sentence and proof. */
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { CheckMark } from "#web/shared/proof/check-mark.tsx";
import type { NumberedCheck } from "#web/shared/proof/check-numbers.ts";
import { RuleProof } from "#web/shared/proof/rule-proof.tsx";
import { ShowPlace } from "#web/shared/proof/show-place.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { RuleProps } from "./rule-card.tsx";

export function RulesPassed({ checks, ...rules }: RuleProps & { checks: readonly NumberedCheck[] }) {
  const t = useTranslations("documents");
  return (
    <Card title={t("verdict.rulesPass", { count: checks.length })}>
      <ul className="grid divide-y divide-line">
        {checks.map((check) => (
          <li key={check.ruleId}>
            <details className="group">
              <summary className="flex min-h-16 list-none items-center gap-4 py-3">
                <CheckMark number={check.number} outcome="pass" />
                <span className="min-w-0 flex-1 font-semibold">{check.title}</span>
                <span className="max-sm:hidden">
                  <Status state="verified">{t("verdict.pass")}</Status>
                </span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pb-5 ps-12">
                <p>{check.sentence}</p>
                <RuleProof check={check} document={rules.document} />
                <ShowPlace check={check} scan={rules.scan} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
