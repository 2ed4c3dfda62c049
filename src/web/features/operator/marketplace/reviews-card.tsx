/** Reviews of the operator's packages, those without an answer first. */
import { MessageSquareQuote } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorReview } from "#contract/reviews.ts";
import { LONGEST_REVIEW_ANSWER } from "#domain/voices/review.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { ReportButton } from "#web/ui/voices/report-button.tsx";
import { ReviewView } from "#web/ui/voices/review-view.tsx";
import { SayDialog } from "#web/ui/voices/say-dialog.tsx";
import { Loaded } from "./loaded.tsx";
import { useAnswerReview, useOwnReviews } from "./queries.ts";
import { useShown } from "./use-shown.ts";

export function ReviewsCard() {
  const t = useTranslations("voices");
  return (
    <Card icon={MessageSquareQuote} title={t("inbox.reviews")}>
      <Loaded query={useOwnReviews()}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t("inbox.reviewsNone")}>{t("inbox.reviewsNoneText")}</EmptyState>
          ) : (
            <List list={list} />
          )
        }
      </Loaded>
    </Card>
  );
}

function List({ list }: { list: readonly OperatorReview[] }) {
  const t = useTranslations("voices");
  const { shown, hidden, showAll } = useShown(list);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((review) => (
          <li key={review.id} className="py-5 first:pt-0 last:pb-0">
            <ReviewView review={review} about={<About review={review} />}>
              {!review.answer && <AnswerButton reviewId={review.id} />}
              {review.isReported ? (
                <Status state="needs_review">{t("inbox.reported")}</Status>
              ) : (
                <ReportButton reviewId={review.id} />
              )}
            </ReviewView>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-5" variant="outline" onClick={showAll}>
          {t("inbox.all", { count: hidden })}
        </Button>
      )}
    </>
  );
}

function About({ review }: { review: OperatorReview }) {
  return (
    <p className="mt-1 text-sm">
      <Link to={`/packages/${review.packageId}`} className="font-semibold text-brand hover:underline">
        <bdi>{review.packageName}</bdi>
      </Link>
    </p>
  );
}

function AnswerButton({ reviewId }: { reviewId: string }) {
  const t = useTranslations("voices");
  const [open, setOpen] = useState(false);
  const answer = useAnswerReview(() => {
    setOpen(false);
    showToast({ title: t("inbox.done"), tone: "good" });
  });
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("inbox.answer")}
      </Button>
      {open && (
        <SayDialog
          title={t("inbox.answerTitle")}
          text={t("inbox.answerText")}
          label={t("inbox.label")}
          submit={t("inbox.submit")}
          pendingLabel={t("inbox.pending")}
          keep={t("inbox.keep")}
          longest={LONGEST_REVIEW_ANSWER}
          sending={answer}
          onSend={(text) => answer.mutate({ params: { id: reviewId }, body: { answer: text } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
