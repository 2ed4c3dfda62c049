/** One rule that asks for something: what was found, how to put it right step by step, and the one act. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { CheckMark } from "#web/shared/proof/check-mark.tsx";
import { type NumberedCheck, OUTCOME_STATE } from "#web/shared/proof/check-numbers.ts";
import { RuleProof } from "#web/shared/proof/rule-proof.tsx";
import { ShowPlace } from "#web/shared/proof/show-place.tsx";
import type { Scan } from "#web/shared/proof/use-scan.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { RemedyAct } from "./remedy-act.tsx";

export interface RuleProps {
  document: TravelDocument;
  scan: Scan | null;
}

interface RuleCardProps extends RuleProps {
  check: NumberedCheck;
  /** Left open by the same cause: its remedy puts them right, too. */
  others: readonly NumberedCheck[];
}

export function RuleCard({ check, others, document, scan }: RuleCardProps) {
  const t = useTranslations("documents");
  const { outcome } = check;
  return (
    <Card
      as="article"
      className={classNames(
        outcome === "fail" && "border-s-6 border-s-bad",
        outcome === "warning" && "border-s-6 border-s-wait",
      )}
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <CheckMark number={check.number} outcome={outcome} />
        <h2 className="min-w-0 flex-1 basis-48 text-xl">{check.title}</h2>
        <Status state={OUTCOME_STATE[outcome]}>{t(`verdict.${outcome}`)}</Status>
      </div>
      <p>{check.sentence}</p>
      {outcome === "not_checked" && <p className="mt-1 text-sm text-muted">{t("verdict.neverPassed")}</p>}
      <RuleProof check={check} document={document} />
      <ShowPlace check={check} scan={scan} />
      {others.length > 0 && <Others checks={others} scan={scan} />}
      {asks(check, document) && <Remedy check={check} document={document} />}
    </Card>
  );
}

function Others({ checks, scan }: { checks: readonly NumberedCheck[]; scan: Scan | null }) {
  return (
    <ul className="mt-4 grid gap-3 border-t border-line pt-4">
      {checks.map((check) => (
        <li key={check.ruleId} className="flex gap-3">
          <CheckMark number={check.number} outcome={check.outcome} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{check.title}</p>
            <p className="text-sm text-muted">{check.sentence}</p>
            <ShowPlace check={check} scan={scan} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Once somebody has accepted the document, only what the owner does for themselves is left. */
function asks({ remedySteps, mandatory }: NumberedCheck, { status }: TravelDocument): boolean {
  return remedySteps.length > 0 && (status !== "verified" || !mandatory);
}

function Remedy({ check, document }: { check: NumberedCheck; document: TravelDocument }) {
  const t = useTranslations("documents");
  const failing = check.outcome === "fail";
  return (
    <div className={classNames("mt-5 rounded-md p-5", failing ? "bg-brass-soft" : "bg-sunken")}>
      <h3 className={classNames("mb-2 font-sans text-base font-semibold", failing && "text-brass-ink")}>
        {t(check.outcome === "not_checked" ? "verdict.next" : "verdict.remedy")}
      </h3>
      <Steps steps={check.remedySteps} />
      {document.replacedBy === null && <RemedyAct check={check} document={document} />}
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  const [only] = steps;
  if (steps.length === 1) return <p>{only}</p>;
  return (
    <ol className="grid gap-2.5">
      {steps.map((step, at) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="num grid size-7 shrink-0 place-items-center rounded-full bg-surface text-sm font-semibold"
          >
            {at + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
