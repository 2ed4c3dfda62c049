/** What the engine has checked, what fails first, each rule with its proof and its place on the page. */
import { useTranslations } from "use-intl";
import { Status } from "#web/ui/feedback/status.tsx";
import { CheckMark } from "#web/ui/proof/check-mark.tsx";
import { type NumberedCheck, OUTCOME_STATE } from "#web/ui/proof/check-numbers.ts";
import { RuleProof } from "#web/ui/proof/rule-proof.tsx";
import { ShowPlace } from "#web/ui/proof/show-place.tsx";
import type { Scan } from "#web/ui/proof/use-scan.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { OpenedDocument } from "./queries.ts";

interface EvidenceProps extends Pick<OpenedDocument, "document"> {
  checks: readonly NumberedCheck[];
  scan: Scan;
}

export function Evidence({ document, checks, scan }: EvidenceProps) {
  const t = useTranslations("staff");
  return (
    <Card title={t("documents.evidence")}>
      <ul className="divide-y divide-line">
        {checks.map((check) => (
          <li key={check.ruleId} className="py-4 first:pt-0 last:pb-0">
            <div className="mb-1 flex flex-wrap items-center gap-3">
              <CheckMark number={check.number} outcome={check.outcome} />
              <h3 className="min-w-0 flex-1 basis-40 font-sans text-base font-semibold">{check.title}</h3>
              <Status state={OUTCOME_STATE[check.outcome]}>{t(`documents.outcome.${check.outcome}`)}</Status>
            </div>
            <p className="text-sm">{check.sentence}</p>
            <RuleProof check={check} document={document} />
            <ShowPlace check={check} scan={scan} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
