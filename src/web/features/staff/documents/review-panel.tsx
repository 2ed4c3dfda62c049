/** A waiting document side by side with its evidence: the page with its boxes, the rules, what was typed and what was read. */
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { fileForReview } from "#contract/staff.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { numberedChecks } from "#web/shared/proof/check-numbers.ts";
import { ScanCard } from "#web/shared/proof/scan-card.tsx";
import { type ScanPage, useScan } from "#web/shared/proof/use-scan.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type OpenedDocument, useOpenedDocument } from "../queries.ts";
import { DocumentDecision } from "./document-decision.tsx";
import { EvidenceCard } from "./evidence.tsx";
import { TypedAndRead } from "./typed-and-read.tsx";

interface ReviewPanelProps {
  id: string;
  /** Decided, by whomever. */
  onDecided: () => void;
}

export function ReviewPanel({ id, onDecided }: ReviewPanelProps) {
  return <Loaded query={useOpenedDocument(id)}>{(opened) => <Opened opened={opened} onDecided={onDecided} />}</Loaded>;
}

function Opened({ opened, onDecided }: { opened: OpenedDocument; onDecided: () => void }) {
  const t = useTranslations("staff");
  const words = useTranslations("documents");
  const { document, travellerName } = opened;
  const checks = numberedChecks(document.aiAnalysis?.checks ?? []);
  const scan = useScan(pagesOf(opened), checks);
  const panel = useRef<HTMLDivElement>(null);
  // The next one is read from its beginning, and the letters of the desk go on working.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="grid min-w-0 gap-6 outline-none">
      <Card title={words(`types.${document.type}`)}>
        <p>
          <span className="text-muted">{t("documents.owner")}</span> <strong dir="auto">{travellerName}</strong>
        </p>
        {!scan && (
          <Banner tone="wait" className="mt-4">
            {t("documents.unreadableText")}
          </Banner>
        )}
        {document.nameDisputedAt !== null && (
          <Banner tone="wait" className="mt-4" title={t("documents.nameDisputed")}>
            {t("documents.nameDisputedText")}
          </Banner>
        )}
        <SamePassport opened={opened} />
        <DocumentDecision document={document} approvable={scan !== null} onDecided={onDecided} />
      </Card>
      {scan && (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <div className="min-w-0 xl:sticky xl:top-24">
            <ScanCard
              scan={scan}
              title={t("documents.page")}
              alt={t("documents.pageAlt")}
              note={t("documents.note")}
              checks={checks}
            />
          </div>
          <div className="grid min-w-0 gap-6">
            <TypedAndRead opened={opened} />
            <EvidenceCard document={document} checks={checks} scan={scan} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Who else has the very same passport: the one thing that the page itself does not show. */
function SamePassport({ opened: { samePassport } }: { opened: OpenedDocument }) {
  const t = useTranslations("staff");
  const { date } = useFormats();
  if (samePassport.length === 0) return null;
  return (
    <Banner tone="wait" className="mt-4" title={t("documents.samePassport")}>
      <ul>
        {samePassport.map(({ id, travellerName, uploadedAt, sameAccount, approved, status }) => (
          <li key={id}>
            <strong dir="auto">{travellerName}</strong>:{" "}
            {t("documents.samePassportOf", {
              account: sameAccount ? "same" : "other",
              state: approved ? "approved" : status,
              date: date(uploadedAt.slice(0, 10)),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function pagesOf({ document: { id, aiAnalysis } }: OpenedDocument): ScanPage[] {
  return (aiAnalysis?.pages ?? []).map((size, at) => {
    const query = { page: at + 1 };
    return { ...size, address: pathOf(fileForReview, { params: { id }, query }) };
  });
}
