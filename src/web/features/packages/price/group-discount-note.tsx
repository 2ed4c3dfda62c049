/** From how many people on each pays less, step by step; nothing where the operator gives nothing. */
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "../queries.ts";

export function GroupDiscountNote({ discounts }: { discounts: PackageView["groupDiscounts"] }) {
  const t = useTranslations("packages");
  const { list, percent } = useFormats();
  if (discounts.length === 0) return null;
  const steps = discounts.map((step) =>
    t("groupDiscount.step", { percent: percent(step.percent), people: step.fromPeople }),
  );
  return <p className="text-sm text-muted">{t("groupDiscount.note", { steps: list(steps) })}</p>;
}
