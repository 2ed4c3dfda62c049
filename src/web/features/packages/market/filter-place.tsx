/** The further filters, where choices open. */
import { useTranslations } from "use-intl";
import { ChoicePlace } from "../filters/choice-place.tsx";
import type { FilterProps } from "./filter-props.ts";
import { MoreFilters } from "./more-filters.tsx";

export function FilterPlace({ onDone, ...filters }: FilterProps & { onDone: () => void }) {
  const t = useTranslations("packages");
  return (
    <ChoicePlace title={t("filters.more")} found={filters.found} onDone={onDone}>
      <MoreFilters {...filters} />
    </ChoicePlace>
  );
}
