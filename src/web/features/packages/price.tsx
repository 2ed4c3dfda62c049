/** A package's price a person, in dollars and about in the reader's currency. */
import { useTranslations } from "use-intl";
import { fromMajor } from "#domain/money.ts";
import { Money } from "#web/ui/text/values.tsx";
import { AboutHome } from "./about-home.tsx";

export function Price({ price }: { price: number }) {
  const t = useTranslations("packages");
  const minor = fromMajor(price);
  return (
    <p>
      <span className="block font-serif text-2xl font-semibold">
        <Money amount={price} currency="USD" />
      </span>
      <span className="block text-xs text-muted">
        {t("perPerson")}
        {minor !== null && <AboutHome before=" · " minor={minor} />}
      </span>
    </p>
  );
}
