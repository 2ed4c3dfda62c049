/** What travellers say: the mean with its distribution, then the reviews in the asked order, page by page. */
import { MessageSquareQuote } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ReviewPage } from "#contract/reviews.ts";
import { REVIEW_SORTS, type ReviewSort, STARS } from "#domain/reviews/review.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { ReportButton } from "#web/shared/reviews/report-button.tsx";
import { ReviewView } from "#web/shared/reviews/review-view.tsx";
import { StarRating } from "#web/shared/reviews/stars.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useReviews } from "./queries.ts";

export function Reviews({ packageId }: { packageId: string }) {
  const t = useTranslations("voices");
  const errorText = useErrorText();
  const [sort, setSort] = useState<ReviewSort>("newest");
  const found = useReviews(packageId, sort);
  const first = found.data?.pages[0];
  return (
    <Card icon={MessageSquareQuote} title={t("reviews.title")}>
      <p className="mb-5 text-sm text-muted">{t("reviews.lead")}</p>
      {found.isError && <ErrorState text={errorText(found.error)} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton className="h-40" />}
      {first?.count === 0 && <EmptyState title={t("reviews.none.title")}>{t("reviews.none.text")}</EmptyState>}
      {first && first.count > 0 && (
        <>
          <Summary page={first} />
          <div className="mt-6">
            <Order value={sort} onChange={setSort} />
          </div>
          <List pages={found.data?.pages ?? []} />
          {found.hasNextPage && (
            <div className="mt-6">
              <Button
                variant="outline"
                pending={found.isFetchingNextPage}
                pendingLabel={t("reviews.loading")}
                onClick={() => void found.fetchNextPage()}
              >
                {t("reviews.more")}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function Order({ value, onChange }: { value: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  const t = useTranslations("voices");
  const options = REVIEW_SORTS.map((sort) => ({ value: sort, label: t(`reviews.sort.${sort}`) }));
  return <SegmentedControl label={t("reviews.sort.label")} hideLabel {...{ value, options, onChange }} />;
}

function Summary({ page: { rating, count, stars } }: { page: ReviewPage }) {
  const t = useTranslations("voices");
  const { number } = useFormats();
  if (rating === null) return null;
  const mean = number(rating, 1);
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr] sm:gap-10">
      <div>
        <p className="num font-serif text-4xl" aria-hidden="true">
          {mean}
        </p>
        <StarRating value={rating} label={t("reviews.outOf", { rating: mean })} />
        <p className="mt-1 text-sm text-muted">{t("reviews.summary", { count })}</p>
      </div>
      <ul className="grid max-w-md gap-1.5">
        {STARS.map((star) => (
          <li key={star} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{t("reviews.bar", { stars: star, count: stars[star] })}</span>
            <span aria-hidden="true" className="num w-3 text-muted">
              {number(star)}
            </span>
            <span aria-hidden="true" className="h-2.5 flex-1 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brass"
                style={{ inlineSize: `${(stars[star] / count) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="num w-9 text-end text-muted">
              {number(stars[star])}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function List({ pages }: { pages: readonly ReviewPage[] }) {
  const user = useCurrentUser();
  const mayReport = user?.role === "pilgrim" || user?.role === "operator";
  return (
    <ul className="mt-6 divide-y divide-line border-t border-line">
      {pages
        .flatMap(({ reviews }) => reviews)
        .map((review) => (
          <li key={review.id} className="py-6 last:pb-0">
            <ReviewView review={review}>{mayReport && <ReportButton review={review} />}</ReviewView>
          </li>
        ))}
    </ul>
  );
}
