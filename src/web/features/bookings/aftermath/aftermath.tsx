/** The review and the problems of a booking, each fetched with its words when the booking may have them. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { WhenNear } from "#web/ui/layout/when-near.tsx";
import type { BookingView } from "../queries.ts";

const OwnReviewCard = lazy(async () => {
  const [file] = await Promise.all([import("./own-review-card.tsx"), wantWords(["voices"])]);
  return { default: file.OwnReviewCard };
});
const ProblemsCard = lazy(async () => {
  const [file] = await Promise.all([import("./problems-card.tsx"), wantWords(["problems", "voices"])]);
  return { default: file.BookingProblemsCard };
});

export function BookingReview({ booking }: { booking: BookingView }) {
  if (!booking.completed || !booking.isMine) return null;
  return (
    <Suspense fallback={<SkeletonCard lines={4} />}>
      <OwnReviewCard booking={booking} />
    </Suspense>
  );
}

/** For both sides, once the booking was more than a hold. */
export function BookingProblems({ booking, isOperator }: { booking: BookingView; isOperator: boolean }) {
  const concerns = booking.isMine || isOperator;
  const wasSecured = booking.phase !== "held" && booking.channel !== null;
  if (!concerns || !wasSecured) return null;
  return (
    <WhenNear id="problems">
      <ProblemsCard booking={booking} />
    </WhenNear>
  );
}
