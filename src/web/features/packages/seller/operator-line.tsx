/** Who offers the package: the licence mark stands only where it was checked; ratings only where there are any. */
import { BadgeCheck, Star } from "lucide-react";
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "../queries.ts";

export function OperatorLine({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="inline-flex items-center gap-2">
        {item.licenceVerified && (
          <BadgeCheck role="img" aria-label={t("licence.mark")} className="size-5 shrink-0 text-info" />
        )}
        <bdi>{item.operatorName}</bdi>
      </span>
      {item.rating !== null && <Rating rating={item.rating} count={item.reviewCount} />}
    </p>
  );
}

function Rating({ rating, count }: { rating: number; count: number }) {
  const t = useTranslations("packages");
  const { number } = useFormats();
  const mean = number(rating, 1);
  return (
    <span className="inline-flex items-center gap-2">
      <Star aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{t("rating", { rating: mean, count })}</span>
      <span aria-hidden="true" className="num">
        {mean} ({number(count)})
      </span>
    </span>
  );
}
