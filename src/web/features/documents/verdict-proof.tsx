/** The proof: the page with its marks, the rules, the data and what it is all worth; on a phone in this order. */
import { useState } from "react";
import type { AiAnalysis, TravelDocument } from "#contract/documents.ts";
import { Card } from "../../ui/surfaces/card.tsx";
import { type NumberedCheck, numbered } from "./check-numbers.ts";
import { LimitsCard } from "./limits-card.tsx";
import { RuleCard } from "./rule-card.tsx";
import { RulesPassed } from "./rules-passed.tsx";
import { ScanCard } from "./scan-card.tsx";
import { WhatWeRead } from "./what-we-read.tsx";

export function VerdictProof({ document, analysis }: { document: TravelDocument; analysis: AiAnalysis }) {
  const checks = numbered(analysis.checks);
  const [selected, setSelected] = useState(() => checks.find(({ box }) => box)?.number ?? null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {analysis.page && (
        <ScanCard document={document} page={analysis.page} checks={checks} selected={selected} onSelect={setSelected} />
      )}
      <Rules document={document} analysis={analysis} checks={checks} selected={selected} onSelect={setSelected} />
      <div className="grid gap-6">
        <WhatWeRead analysis={analysis} />
        <LimitsCard document={document} analysis={analysis} />
      </div>
    </div>
  );
}

interface RulesProps {
  document: TravelDocument;
  analysis: AiAnalysis;
  checks: readonly NumberedCheck[];
  selected: number | null;
  onSelect: (number: number) => void;
}

function Rules({ document, analysis, checks, selected, onSelect }: RulesProps) {
  const open = checks.filter(({ outcome }) => outcome !== "pass");
  const passed = checks.filter(({ outcome }) => outcome === "pass");
  const rules = { document, selected, onSelect: (check: NumberedCheck) => onSelect(check.number) };
  return (
    <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {checks.length === 0 && <Unreadable issues={analysis.issues} />}
      {open.map((check) => (
        <RuleCard key={check.ruleId} check={check} {...rules} />
      ))}
      {passed.length > 0 && <RulesPassed checks={passed} {...rules} />}
    </div>
  );
}

/** No rule could be asked: the one sentence of the refusal. */
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
