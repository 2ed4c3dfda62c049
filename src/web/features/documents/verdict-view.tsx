/** One verdict with its proof: the page with its marks beside the rules, what fails first. */
import { ArrowLeft, RotateCw } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { Button } from "../../ui/actions/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Status } from "../../ui/feedback/status.tsx";
import { PageHeader } from "../../ui/layout/page.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import { useFormats } from "../../ui/text/use-formats.ts";
import { type NumberedCheck, numbered, OUTCOME_STATE, type Outcome } from "./check-numbers.ts";
import { DeleteDocument } from "./delete-document.tsx";
import { isInWork } from "./document-state.ts";
import { LimitsCard } from "./limits-card.tsx";
import { tabPath } from "./places.ts";
import { RuleCard } from "./rule-card.tsx";
import { RulesPassed } from "./rules-passed.tsx";
import { ScanCard } from "./scan-card.tsx";
import { useVerdictTitle } from "./verdict-title.ts";
import { WhatWeRead } from "./what-we-read.tsx";

interface VerdictViewProps {
  document: TravelDocument | undefined;
  onLookAgain: () => void;
}

export function VerdictView({ document, onLookAgain }: VerdictViewProps) {
  const t = useTranslations("documents");
  const navigate = useNavigate();
  if (!document) return <Missing />;
  return (
    <>
      <VerdictHead document={document} />
      {isInWork(document) && <StillWorking stage={document.stage} onLookAgain={onLookAgain} />}
      {document.aiAnalysis && <Proof document={document} />}
      <div className="mt-6 flex justify-end">
        <DeleteDocument document={document} onDeleted={() => void navigate(tabPath("status"), { replace: true })} />
      </div>
      <p className="sr-only">{t("limits.decides")}</p>
    </>
  );
}

function BackLink() {
  const t = useTranslations("documents.verdict");
  return (
    <Link
      to={tabPath("status")}
      className="mb-2 inline-flex min-h-11 items-center gap-2.5 font-semibold text-brand hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t("back")}
    </Link>
  );
}

function Missing() {
  const t = useTranslations("documents.verdict");
  return (
    <>
      <BackLink />
      <EmptyState title={t("missing")} />
    </>
  );
}

function VerdictHead({ document }: { document: TravelDocument }) {
  const t = useTranslations("documents");
  const title = useVerdictTitle();
  const { dateTime } = useFormats();
  const checks = document.aiAnalysis?.checks ?? [];
  return (
    <>
      <BackLink />
      <PageHeader
        eyebrow={t("verdict.checkedAt", { type: t(`types.${document.type}`), moment: dateTime(document.uploadedAt) })}
        title={title(document)}
        actions={<OutcomeCounts checks={checks} />}
      />
    </>
  );
}

const COUNTS = [
  { outcome: "fail", word: "fails" },
  { outcome: "not_checked", word: "notChecked" },
  { outcome: "warning", word: "warns" },
  { outcome: "pass", word: "passes" },
] as const;

function OutcomeCounts({ checks }: { checks: readonly { outcome: Outcome }[] }) {
  const t = useTranslations("documents.verdict");
  return COUNTS.map(({ outcome, word }) => {
    const count = checks.filter((check) => check.outcome === outcome).length;
    if (count === 0) return null;
    return (
      <Status key={outcome} state={OUTCOME_STATE[outcome]}>
        {t(word, { count })}
      </Status>
    );
  });
}

function StillWorking({ stage, onLookAgain }: { stage: TravelDocument["stage"]; onLookAgain: () => void }) {
  const t = useTranslations("documents");
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <p role="status">
        <strong>{t("stage.label")}</strong> {t(`stage.${stage}`)} {t("bar.leave")}
      </p>
      <Button variant="outline" icon={<RotateCw aria-hidden="true" className="size-5" />} onClick={onLookAgain}>
        {t("result.again")}
      </Button>
    </Card>
  );
}

function Proof({ document }: { document: TravelDocument }) {
  const { aiAnalysis: analysis } = document;
  const checks = numbered(analysis?.checks ?? []);
  const [selected, setSelected] = useState<number | null>(() => checks.find(({ box }) => box)?.number ?? null);
  if (!analysis) return null;
  const open = checks.filter(({ outcome }) => outcome !== "pass");
  const passed = checks.filter(({ outcome }) => outcome === "pass");
  const rules = { document, selected, onSelect: (check: NumberedCheck) => setSelected(check.number) };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        {analysis.page && (
          <ScanCard
            document={document}
            page={analysis.page}
            checks={checks}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        <WhatWeRead analysis={analysis} />
        <LimitsCard document={document} analysis={analysis} />
      </div>
      <div className="grid gap-6">
        {analysis.checks.length === 0 && <Unreadable issues={analysis.issues} />}
        {open.map((check) => (
          <RuleCard key={check.ruleId} check={check} {...rules} />
        ))}
        {passed.length > 0 && <RulesPassed checks={passed} {...rules} />}
      </div>
    </div>
  );
}

function Unreadable({ issues }: { issues: readonly string[] }) {
  return (
    <Card className="border-s-6 border-s-bad">
      {issues.map((issue) => (
        <p key={issue} className="text-lg">
          {issue}
        </p>
      ))}
    </Card>
  );
}
