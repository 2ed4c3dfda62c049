/** A package's price a person, in dollars and about in the reader's currency. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { fromMajor } from "#domain/money.ts";
import { Money } from "#web/ui/text/values.tsx";
import { AboutHome } from "./about-home.tsx";

interface PriceProps {
  price: number;
  /** What stands beside the figure. */
  beside?: ReactNode;
}

/** The line under the figure has the whole width: in other languages it is longer. */
export function Price({ price, beside }: PriceProps) {
  const t = useTranslations("packages");
  const minor = fromMajor(price);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <p className="contents">
        <span className="font-serif text-2xl font-semibold">
          <Money amount={price} currency="USD" />
        </span>
        <span className="col-span-full text-xs text-muted">
          {t("perPerson")}
          {minor !== null && <AboutHome before=" · " minor={minor} />}
        </span>
      </p>
      {beside && <div className="col-start-2 row-start-1">{beside}</div>}
    </div>
  );
}
