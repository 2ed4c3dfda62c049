/** In place of the counts, for a child who cannot come along, and for whom what is booked has no place. */
import { useTranslations } from "use-intl";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface NothingAskedProps {
  /** Null for the reader. */
  name: string | null;
  hasNoPlace: boolean;
}

export function NothingAsked({ name, hasNoPlace }: NothingAskedProps) {
  const t = useTranslations("documents");
  const others = name ?? "";
  const placeless = name === null ? t("noPlace.own") : t("noPlace.of", { name });
  return (
    <div className="mb-6">
      <Banner tone="wait">{hasNoPlace ? placeless : t("nothingAsked", { name: others, age: MIN_AGE_YEARS })}</Banner>
    </div>
  );
}
