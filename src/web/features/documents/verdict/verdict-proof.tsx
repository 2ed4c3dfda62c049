/** The proof: what is asked for, the page with its marks, the rules that hold, the data and what it is all worth; on a phone in this order. */
import { useTranslations } from "use-intl";
import { type AiAnalysis, getDocumentFile, type TravelDocument } from "#contract/documents.ts";
import { byRemedy } from "#domain/documents/rules/one-remedy.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { numberedChecks } from "#web/shared/proof/check-numbers.ts";
import { ScanCard } from "#web/shared/proof/scan-card.tsx";
import { type ScanPage, useScan } from "#web/shared/proof/use-scan.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useSecondOpinion } from "../queries.ts";
import { LimitsCard } from "./limits-card.tsx";
import { NameCard } from "./name-card.tsx";
import { NusukPhotoCard } from "./nusuk-photo.tsx";
import { RuleCard } from "./rule-card.tsx";
import { RulesPassed } from "./rules-passed.tsx";
import { SecondOpinionCard } from "./second-opinion-card.tsx";
import { WhatWeRead } from "./what-we-read.tsx";

/** The scan stays in sight beside the rules; what was read stands under it, at the foot of its column. */
const AROUND_THE_SCAN = {
  all: "lg:grid-rows-[auto_1fr_auto]",
  scan: "lg:col-start-1 lg:row-span-2 lg:row-start-1",
  open: "lg:col-start-2",
  passed: "lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:peer-empty:row-span-3 lg:peer-empty:row-start-1",
  read: "lg:col-start-1 lg:row-start-3",
} as const;

const COLUMN = "grid min-w-0 content-start gap-6 empty:hidden";

export function VerdictProof({ document, analysis }: { document: TravelDocument; analysis: AiAnalysis }) {
  const t = useTranslations("documents");
  const checks = numberedChecks(analysis.checks);
  const opinion = useSecondOpinion(document.id);
  const scan = useScan(pagesOf(document.id, analysis), checks);
  const open = checks.filter(({ outcome }) => outcome !== "pass");
  const passed = checks.filter(({ outcome }) => outcome === "pass");
  const rules = { document, scan };
  const isPhoto = document.type === "photo";
  const place = (part: keyof typeof AROUND_THE_SCAN) => scan && AROUND_THE_SCAN[part];
  return (
    <>
      <div className={classNames("grid gap-6 lg:grid-cols-2", place("all"))}>
        <div className={classNames("peer", COLUMN, place("open"))}>
          {document.status !== "rejected" && <NameCard document={document} />}
          {checks.length === 0 && <Unreadable issues={analysis.issues} />}
          {byRemedy(open).map(([check, ...others]) => (
            <RuleCard key={check.ruleId} check={check} others={others} {...rules} />
          ))}
          {document.status === "rejected" && <NameCard document={document} />}
        </div>
        {scan && (
          <div className={classNames("min-w-0", place("scan"))}>
            <div className="lg:sticky lg:top-24">
              <ScanCard
                scan={scan}
                title={t(isPhoto ? "types.photo" : "scan.title")}
                alt={t("scan.alt", { type: t(`typesInSentence.${document.type}`) })}
                note={t("scan.clean")}
                checks={checks}
              />
            </div>
          </div>
        )}
        <div className={classNames(COLUMN, place("passed"))}>
          {passed.length > 0 && <RulesPassed checks={passed} {...rules} />}
          <NusukPhotoCard document={document} />
        </div>
        {!isPhoto && (
          <div className={classNames("min-w-0", place("read"))}>
            <WhatWeRead analysis={analysis} />
          </div>
        )}
      </div>
      <div className="mt-6 grid gap-6">
        <LimitsCard document={document} analysis={analysis} sentTo={opinion?.host ?? null} />
        {opinion && <SecondOpinionCard opinion={opinion} />}
      </div>
    </>
  );
}

function pagesOf(id: string, { pages }: AiAnalysis): ScanPage[] {
  return pages.map((size, at) => {
    const query = { page: at + 1 };
    return { ...size, address: pathOf(getDocumentFile, { params: { id }, query }) };
  });
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
