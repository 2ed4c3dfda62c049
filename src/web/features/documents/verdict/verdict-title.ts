/** The verdict in one sentence. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";

export function useVerdictTitle(): (document: TravelDocument) => string {
  const t = useTranslations("documents");
  return (document) => {
    const { status, needsReview, aiAnalysis } = document;
    if (status === "verified") return t("verdict.accepted");
    if (status === "pending") return t(needsReview ? "verdict.review" : "verdict.working");
    if (aiAnalysis?.headline) return aiAnalysis.headline;
    return t(document.review ? "result.rejected" : "verdict.unreadable");
  };
}
