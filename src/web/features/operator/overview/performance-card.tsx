/** How full each package on sale is, the fullest first. */
import { ChartNoAxesColumn } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { fullestFirst } from "../packages/package-rows.ts";
import type { OwnPackage } from "../queries.ts";

/** Rows in sight, three of them on phones; the packages tab has them all. */
const FIRST = 5;

export function PerformanceCard({ packages }: { packages: readonly OwnPackage[] }) {
  const t = useTranslations("operator");
  const { money } = useFormats();
  const rows = fullestFirst(packages, dateOf(new Date()));
  return (
    <Card
      icon={ChartNoAxesColumn}
      title={t("performance.title")}
      aside={
        <Link to="/operator-dashboard?tab=packages" className="font-semibold text-brand hover:underline">
          {t("performance.all", { count: packages.length })}
        </Link>
      }
    >
      {rows.length === 0 && <EmptyLine>{t("performance.none")}</EmptyLine>}
      <ul className="grid gap-5 max-md:[&>:nth-child(n+4)]:hidden">
        {rows.slice(0, FIRST).map(({ item, taken }) => (
          <li key={item.id}>
            <ProgressBar
              value={(taken / item.capacity) * 100}
              label={item.title}
              figure={t("performance.seats", { taken, capacity: item.capacity })}
            />
            <p className="mt-1 text-sm text-muted">
              {t("performance.line", { price: money(item.price, item.currency) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
