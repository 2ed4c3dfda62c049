/** Reports a review to staff: the reason from a list, a note if there is more to say. */
import { Flag } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { operatorReviews, packageReviews, type Review, reportReview } from "#contract/reviews.ts";
import { LONGEST_REPORT_NOTE, REPORT_HOURS, REPORT_REASONS, type ReportReason } from "#domain/reviews/review.ts";
import { useRouteMutation } from "../../lib/calls/queries.ts";
import { Button } from "../../ui/actions/button.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { SayDialog } from "./say-dialog.tsx";

export function ReportButton({ review: { id, editedAt } }: { review: Pick<Review, "id" | "editedAt"> }) {
  const t = useTranslations("voices");
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>("untrue");
  const report = useRouteMutation(reportReview, {
    invalidates: [operatorReviews, packageReviews],
    alsoOnceChanged: true,
    onSuccess: () => {
      setOpen(false);
      showToast({ title: t("reviews.report.done", { hours: REPORT_HOURS }), tone: "good" });
    },
  });
  return (
    <>
      <Button variant="quiet" icon={<Flag aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        {t("reviews.report.open")}
      </Button>
      {open && (
        <SayDialog
          title={t("reviews.report.title")}
          text={t("reviews.report.text", { hours: REPORT_HOURS })}
          label={t("reviews.report.note")}
          submit={t("reviews.report.submit")}
          pendingLabel={t("reviews.report.pending")}
          keep={t("reviews.report.keep")}
          shortest={0}
          longest={LONGEST_REPORT_NOTE}
          sending={report}
          onSend={(note) => report.mutate({ params: { id }, body: { reason, note, editedAt } })}
          onClose={() => setOpen(false)}
        >
          <SelectField
            label={t("reviews.report.reason")}
            options={REPORT_REASONS.map((value) => ({ value, label: t(`reviews.report.reasons.${value}`) }))}
            value={reason}
            onChange={({ target }) => setReason(REPORT_REASONS.find((value) => value === target.value) ?? "other")}
          />
        </SayDialog>
      )}
    </>
  );
}
