/** Gives one to five stars: native radio buttons under drawn ones, the chosen one in words beside them. */
import { CircleX, Star } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { STARS, type Stars } from "#domain/reviews/review.ts";
import { classNames } from "../../ui/class-names.ts";

interface StarsFieldProps {
  /** Null: none chosen yet. */
  value: Stars | null;
  error?: string | undefined;
  onChange: (stars: Stars) => void;
}

export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const t = useTranslations("voices");
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t("own.stars")}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ms-2 flex">
          {STARS.toReversed().map((star) => (
            <label
              key={star}
              className="grid size-12 place-items-center rounded-sm hover:bg-brass-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                aria-label={t("reviews.stars", { stars: star })}
                className="sr-only"
              />
              <Star
                aria-hidden="true"
                className={classNames("size-8", value && star <= value ? "fill-current text-brass-ink" : "text-muted")}
              />
            </label>
          ))}
        </div>
        {value && <span className="font-semibold">{t(`own.star.${value}`)}</span>}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 flex gap-2 text-sm text-bad">
          <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
