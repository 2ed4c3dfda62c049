/** One review: stars, who and when, the words, the operator's answer below. */
import { MessageSquareReply } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Review } from "#contract/reviews.ts";
import { useFormats } from "../../ui/text/use-formats.ts";
import { StarRating } from "./stars.tsx";

interface ReviewViewProps {
  review: Review;
  /** What it is about, where that does not go without saying. */
  about?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

export function ReviewView({ review, about, children }: ReviewViewProps) {
  const t = useTranslations("voices");
  const { date } = useFormats();
  const day = (instant: string) => date(instant.slice(0, 10));
  return (
    <article className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <StarRating value={review.stars} />
        <p className="text-sm text-muted">
          {t("reviews.written", { date: day(review.createdAt) })}
          {review.editedAt && `, ${t("reviews.edited", { date: day(review.editedAt) })}`}
        </p>
      </div>
      <p className="mt-1 text-sm">
        <bdi className="font-semibold">{review.author ?? t("reviews.gone")}</bdi>{" "}
        <span className="text-muted">· {t("reviews.travelled", { date: date(review.travelledOn) })}</span>
      </p>
      {about}
      {review.body ? (
        <p className="mt-3 max-w-[42rem] whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {review.body}
        </p>
      ) : (
        <p className="mt-3 text-muted">{t("reviews.noWords")}</p>
      )}
      {review.answer && (
        <OperatorAnswer text={review.answer.text} label={t("reviews.answer")} on={day(review.answer.at)} />
      )}
      {children && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
    </article>
  );
}

/** What an operator answered, to a review or a question. */
export function OperatorAnswer({ text, label, on }: { text: string; label: string; on: string }) {
  return (
    <div className="mt-4 rounded-md bg-sunken px-4 py-3">
      <p className="flex items-center gap-2 text-sm text-muted">
        <MessageSquareReply aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        {label} · {on}
      </p>
      <p className="mt-1 max-w-[42rem] whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {text}
      </p>
    </div>
  );
}
