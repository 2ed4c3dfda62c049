/** The verdict in one sentence. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";

export function useVerdictTitle(): (document: TravelDocument) => string {
  const t = useTranslations("documents");
  return (document) => {
    const { status, needsReview, aiAnalysis } = document;
    if (status === "verified") return t("verdict.accepted");
    if (status === "pending") return t(needsReview ? "verdict.review" : "verdict.working");
    const failing = aiAnalysis?.checks.find(({ outcome }) => outcome === "fail");
    if (!failing) return t("verdict.unreadable");
    const days = failing.evidence.daysMissing;
    if (failing.ruleId === "passport_expiry" && typeof days === "number") return t("verdict.expiresTooSoon", { days });
    return t("verdict.rejected", { rule: failing.title });
  };
}
