/** In place of what somebody still has to give: why nothing is asked of them. */
import { useTranslations } from "use-intl";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";

interface NotAskedProps {
  /** Else what is booked has no place for them. */
  isTooYoung: boolean;
}

export function NotAsked({ isTooYoung }: NotAskedProps) {
  const t = useTranslations("travellers");
  return isTooYoung ? t("choice.too_young", { age: MIN_AGE_YEARS }) : t("choice.no_place");
}
