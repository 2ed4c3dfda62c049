/** The four required documents with their state, and how many of them are verified. */
import { ChevronRight, FileText } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { SlotState } from "#domain/obligations/document-slots.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { Journey } from "../queries.ts";

/** SPEC shows a pending document as processing. */
const LOOK: Record<SlotState, StatusState> = {
  verified: "verified",
  pending: "processing",
  rejected: "rejected",
  missing: "missing",
  not_due: "not_due",
};

export function DocumentsCard({ documents }: { documents: Journey["documents"] }) {
  const t = useTranslations("dashboard");
  const { verified, required, percent, slots } = documents;
  return (
    <Card icon={FileText} title={t("documents.title")}>
      <ProgressBar
        value={percent}
        label={t("documents.progress")}
        figure={t("documents.count", { verified, required })}
      />
      <ul className="mt-4 divide-y divide-line">
        {slots.map(({ type, state }) => (
          <li key={type} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span>
              <span className="font-semibold">{t(`documents.type.${type}`)}</span>
              {state === "not_due" && <span className="block text-sm text-muted">{t("documents.visaLater")}</span>}
            </span>
            <Status state={LOOK[state]} />
          </li>
        ))}
      </ul>
      <Link
        to="/documents"
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
      >
        {t("documents.open")}
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
    </Card>
  );
}
