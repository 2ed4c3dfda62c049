/** What a verdict is worth: what it does not prove, its score, where it was read and how long it is kept. */
import { ShieldQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AiAnalysis, TravelDocument } from "#contract/documents.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { DeletesItself } from "../document/document-row.tsx";

const MS_PER_SECOND = 1000;

interface LimitsCardProps {
  document: TravelDocument;
  analysis: AiAnalysis;
  /** Where else the page was sent, as its uploader agreed; null: nowhere. */
  sentTo: string | null;
}

export function LimitsCard({ document, analysis, sentTo }: LimitsCardProps) {
  const t = useTranslations("documents");
  return (
    <Card tone="sunken" icon={ShieldQuestionMark} title={t("limits.title")}>
      {document.type !== "photo" && <p className="mb-2 max-w-prose">{t("limits.text")}</p>}
      <p className="max-w-prose font-semibold">{analysis.caveat}</p>
      {analysis.page && (
        <dl className="mt-4 grid gap-x-10 gap-y-3 border-t border-line pt-4 text-sm lg:grid-cols-2">
          <Fact word={t("limits.score")}>
            <strong className="num">{t("limits.scoreOf", { score: analysis.complianceScore })}</strong>{" "}
            {t("limits.scoreMeaning")}
          </Fact>
          <Fact word={t("limits.where")}>
            {t("limits.took", { seconds: analysis.tookMs / MS_PER_SECOND })}{" "}
            {sentTo === null ? t("limits.nowhereElse") : t("limits.sentTo", { host: sentTo })}{" "}
            <DeletesItself deleteAt={document.deleteAt} />
          </Fact>
        </dl>
      )}
    </Card>
  );
}

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
