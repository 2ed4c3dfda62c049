/** Where somebody states their wishes. */
import { useTranslations } from "use-intl";
import type { Facets } from "#domain/packages/facets.ts";
import { ChoicePlace } from "../choice-place.tsx";
import { WishesForm } from "./wishes-form.tsx";

export interface WishesPlaceProps {
  readonly facets: Facets;
  readonly found: number;
  readonly onDone: () => void;
}

export function WishesPlace({ facets, found, onDone }: WishesPlaceProps) {
  const t = useTranslations("wishes");
  return (
    <ChoicePlace title={t("title")} found={found} onDone={onDone}>
      <WishesForm facets={facets} />
    </ChoicePlace>
  );
}
