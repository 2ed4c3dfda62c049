/** Stars of five, as a picture with its sentence. */
import { Star } from "lucide-react";
import { useTranslations } from "use-intl";
import { STARS } from "#domain/reviews/review.ts";
import { classNames } from "../../ui/class-names.ts";

/** `value` 0–5; a half and more fills the star. */
export function StarRating({ value, label }: { value: number; label?: string }) {
  const t = useTranslations("voices");
  return (
    <span
      role="img"
      aria-label={label ?? t("reviews.stars", { stars: value })}
      className="inline-flex shrink-0 items-center gap-0.5"
    >
      {STARS.toReversed().map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={classNames(
            "size-5",
            star <= Math.round(value) ? "fill-current text-brass-ink" : "text-line-strong",
          )}
        />
      ))}
    </span>
  );
}
