/** Where somebody states their wishes. */
import { useTranslations } from "use-intl";
import { ChoicePlace } from "../filters/choice-place.tsx";
import { WishesForm } from "./wishes-form.tsx";
import type { WishesPlaceProps } from "./wishes-props.ts";

export function WishesPlace({ facets, found, onDone }: WishesPlaceProps) {
  const t = useTranslations("wishes");
  return (
    <ChoicePlace title={t("title")} found={found} onDone={onDone}>
      <WishesForm facets={facets} />
    </ChoicePlace>
  );
}
