/** In place of the counts, for a child who cannot come along. */
import { useTranslations } from "use-intl";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import { Banner } from "../../ui/surfaces/banner.tsx";

export function NothingAsked({ name }: { name: string }) {
  const t = useTranslations("documents");
  return (
    <div className="mb-6">
      <Banner tone="wait">{t("nothingAsked", { name, age: MIN_AGE_YEARS })}</Banner>
    </div>
  );
}
