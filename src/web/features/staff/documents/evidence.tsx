/** What the engine has checked, what fails first, each rule with its proof and its place on the page. */
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { CheckMark } from "#web/shared/proof/check-mark.tsx";
import { type NumberedCheck, OUTCOME_STATE } from "#web/shared/proof/check-numbers.ts";
import { RuleProof } from "#web/shared/proof/rule-proof.tsx";
import { ShowPlace } from "#web/shared/proof/show-place.tsx";
import type { Scan } from "#web/shared/proof/use-scan.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { OpenedDocument } from "../queries.ts";

interface EvidenceProps extends Pick<OpenedDocument, "document"> {
  checks: readonly NumberedCheck[];
  scan: Scan;
}

export function EvidenceCard({ document, checks, scan }: EvidenceProps) {
  const t = useTranslations("staff");
  const words = useTranslations("documents");
  const open = checks.filter(({ outcome }) => outcome !== "pass");
  const passed = checks.filter(({ outcome }) => outcome === "pass");
  return (
    <Card title={t("documents.evidence")}>
      <ul className="divide-y divide-line">
        {open.map((check) => (
          <Rule key={check.ruleId} document={document} check={check} scan={scan} />
        ))}
      </ul>
      {passed.length > 0 && (
        <details open={open.length === 0} className="group mt-2 border-t border-line pt-2">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-brand">
            {words("verdict.rulesPass", { count: passed.length })}
            <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="divide-y divide-line">
            {passed.map((check) => (
              <Rule key={check.ruleId} document={document} check={check} scan={scan} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Rule({ document, check, scan }: Pick<EvidenceProps, "document" | "scan"> & { check: NumberedCheck }) {
  const t = useTranslations("staff");
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <CheckMark number={check.number} outcome={check.outcome} />
        <h3 className="min-w-0 flex-1 basis-40 font-sans text-base font-semibold">{check.title}</h3>
        <Status state={OUTCOME_STATE[check.outcome]}>{t(`documents.outcome.${check.outcome}`)}</Status>
      </div>
      <p className="text-sm">{check.sentence}</p>
      <RuleProof check={check} document={document} />
      <ShowPlace check={check} scan={scan} />
    </li>
  );
}
