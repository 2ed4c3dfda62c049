/** Reviews of the operator's packages, those without an answer first. */
import { MessageSquareQuote } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorReview } from "#contract/reviews.ts";
import { LONGEST_REVIEW_ANSWER } from "#domain/reviews/review.ts";
import { ReportButton } from "#web/shared/reviews/report-button.tsx";
import { ReviewView } from "#web/shared/reviews/review-view.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { AnswerButton, useAnsweredToast } from "./answer-button.tsx";
import { useAnswerReview, useOwnReviews } from "./queries.ts";
import { ShownList } from "./shown-list.tsx";

export function ReviewsCard() {
  const t = useTranslations("voices");
  return (
    <Card icon={MessageSquareQuote} title={t("inbox.reviews")}>
      <Loaded query={useOwnReviews()} isInCard>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t("inbox.reviewsNone")}>{t("inbox.reviewsNoneText")}</EmptyState>
          ) : (
            <ShownList list={list}>{(review) => <Review review={review} />}</ShownList>
          )
        }
      </Loaded>
    </Card>
  );
}

function Review({ review }: { review: OperatorReview }) {
  const t = useTranslations("voices");
  const answering = useAnswerReview(useAnsweredToast());
  return (
    <ReviewView review={review} about={<About review={review} />}>
      {!review.answer && (
        <AnswerButton
          variant="outline"
          longest={LONGEST_REVIEW_ANSWER}
          sending={answering}
          onSend={(text, onSuccess) =>
            answering.mutate({ params: { id: review.id }, body: { answer: text } }, { onSuccess })
          }
        />
      )}
      {review.isReported ? (
        <Status state="needs_review">{t("inbox.reported")}</Status>
      ) : (
        <ReportButton review={review} />
      )}
    </ReviewView>
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
