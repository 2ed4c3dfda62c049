/** Reviews that readers have reported: kept, or hidden with a reason that the author reads. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ReportedReview } from "#contract/reviews.ts";
import { LONGEST_HIDING_REASON } from "#domain/reviews/review.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { ReviewView } from "#web/shared/reviews/review-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText } from "#web/ui/text/values.tsx";
import { DueBy } from "./due-by.tsx";
import { useDecideReview, useReportedReviews } from "./queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export function ReviewsTab() {
  const t = useTranslations("voices");
  return (
    <Loaded query={useReportedReviews()}>
      {(reviews) =>
        reviews.length === 0 ? (
          <Card>
            <EmptyState title={t("desk.empty.title")}>{t("desk.empty.text")}</EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-5">
            {reviews.map((review) => (
              <Card as="li" key={review.id}>
                <ReviewView review={review} about={<About review={review} />}>
                  <div className="grid w-full gap-4">
                    <Reports review={review} />
                    <Decision review={review} />
                  </div>
                </ReviewView>
              </Card>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function About({ review: { packageName, operatorName, dueAt } }: { review: ReportedReview }) {
  const t = useTranslations("voices");
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        <bdi>{t("desk.of", { package: packageName, operator: operatorName })}</bdi>
      </p>
      <DueBy
        dueAt={dueAt}
        inTime={(moment) => t("desk.due", { moment })}
        late={(moment) => t("desk.late", { moment })}
      />
    </>
  );
}

function Reports({ review: { reports } }: { review: ReportedReview }) {
  const t = useTranslations("voices");
  return (
    <div className="rounded-md bg-bad-soft px-4 py-3">
      <p className="text-sm text-muted">{t("desk.reports")}</p>
      <ul className="mt-1 grid gap-2">
        {reports.map(({ reason, note, byOperator, createdAt }) => (
          <li key={createdAt + reason}>
            <strong>{t(`reviews.report.reasons.${reason}`)}</strong>{" "}
            <span className="text-sm">
              · {t(byOperator ? "desk.byOperator" : "desk.byReader")} · <MomentText instant={createdAt} />
            </span>
            {note && (
              <p className="max-w-[42rem] whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Decision({ review }: { review: ReportedReview }) {
  const t = useTranslations("voices");
  const errorText = useErrorText();
  const [hiding, setHiding] = useState(false);
  const { id, editedAt } = review;
  const params = { id };
  const keep = useDecideReview(() => showToast({ title: t("desk.kept") }));
  const hide = useDecideReview(() => showToast({ title: t("desk.hid") }));
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        pending={keep.isPending}
        pendingLabel={t("desk.keeping")}
        onClick={() => keep.mutate({ params, body: { decision: "kept", editedAt } })}
      >
        {t("desk.keep")}
      </Button>
      <Button variant="outline" onClick={() => setHiding(true)}>
        {t("desk.hide")}
      </Button>
      {keep.error && (
        <p role="alert" className="w-full text-sm text-bad">
          {errorText(keep.error)}
        </p>
      )}
      {hiding && (
        <ReasonDialog
          title={t("desk.hideTitle")}
          text={t("desk.hideText")}
          submit={t("desk.hide")}
          pendingLabel={t("desk.hiding")}
          longest={LONGEST_HIDING_REASON}
          decision={hide}
          onDecide={(reason) => hide.mutate({ params, body: { decision: "hidden", reason, editedAt } })}
          onClose={() => setHiding(false)}
        />
      )}
    </div>
  );
}
