/** The verdict in one sentence. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";

export function useVerdictTitle(): (document: TravelDocument) => string {
  const t = useTranslations("documents.verdict");
  return (document) => {
    const { status, needsReview, aiAnalysis } = document;
    if (status === "verified") return t("accepted");
    if (status === "pending") return t(needsReview ? "review" : "working");
    const failing = aiAnalysis?.checks.find(({ outcome }) => outcome === "fail");
    if (!failing) return t("unreadable");
    const days = failing.evidence.daysMissing;
    if (failing.ruleId === "passport_expiry" && typeof days === "number") return t("expiresTooSoon", { days });
    return t("rejected", { rule: failing.title });
  };
}
