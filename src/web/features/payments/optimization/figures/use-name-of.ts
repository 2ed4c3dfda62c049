/** The names of people who are only counted: numbers in an example, else those of the household in its order first. */
import { useTranslations } from "use-intl";
import { peopleOf } from "../../people/people-model.ts";
import type { PayingHousehold } from "../../queries.ts";
import { MOST_PEOPLE } from "./figures.ts";

export function useNameOf(household: PayingHousehold | undefined, isExample: boolean): (number: number) => string {
  const t = useTranslations("paymentPlan");
  const names = household && !isExample ? peopleOf(household, MOST_PEOPLE).map(({ name }) => name) : [];
  return (number) => names[number - 1] ?? t("pilgrim", { number });
}
