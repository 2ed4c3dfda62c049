/** A waiting document side by side with the evidence of its checks. */
import { useTranslations } from "use-intl";
import { fileForReview } from "#contract/staff.ts";
import { pathOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { DocumentDecision } from "./document-decision.tsx";
import { Evidence } from "./evidence.tsx";
import { Loaded } from "./loaded.tsx";
import { type OpenedDocument, useOpenedDocument } from "./queries.ts";

export function ReviewPanel({ id, onDecided }: { id: string; onDecided: () => void }) {
  return <Loaded query={useOpenedDocument(id)}>{(opened) => <Opened opened={opened} onDecided={onDecided} />}</Loaded>;
}

function Opened({ opened: { document, travellerName }, onDecided }: { opened: OpenedDocument; onDecided: () => void }) {
  const t = useTranslations("staff");
  const words = useTranslations("documents");
  const page = document.aiAnalysis?.page ?? null;
  return (
    <div className="grid min-w-0 gap-6">
      <Card title={words(`types.${document.type}`)}>
        <p>
          <span className="text-muted">{t("documents.owner")}</span> <strong dir="auto">{travellerName}</strong>
        </p>
        {!page && (
          <Banner tone="wait" className="mt-4">
            {t("documents.unreadableText")}
          </Banner>
        )}
        <DocumentDecision document={document} approvable={page !== null} onDecided={onDecided} />
      </Card>
      {page && (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Card title={t("documents.page")}>
            <img
              src={pathOf(fileForReview, { params: { id: document.id } })}
              width={page.width}
              height={page.height}
              alt={t("documents.pageAlt")}
              className="block h-auto w-full rounded-md bg-night"
            />
          </Card>
          <Evidence document={document} />
        </div>
      )}
    </div>
  );
}
