/** SPEC's analytics tab: revenue, the way from view to booking, where customers come from, and why bookings ended. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { addDays } from "#domain/calendar.ts";
import { ANALYSIS_MONTHS, type AnalysisMonths } from "#domain/operators/period.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { CountriesCard, EndingsCard, FunnelCard, SourcesCard } from "./customer-cards.tsx";
import { type CardProps, useAnalysis } from "./queries.ts";
import { MonthsCard, PackageRevenueCard } from "./revenue-cards.tsx";

export function AnalyticsTab() {
  const t = useTranslations("analytics");
  const [months, setMonths] = useState<AnalysisMonths>(12);
  return (
    <div className="grid gap-6">
      <SegmentedControl
        label={t("period.label")}
        hideLabel
        value={String(months)}
        options={ANALYSIS_MONTHS.map((each) => ({ value: String(each), label: t("period.months", { months: each }) }))}
        onChange={(value) => setMonths(ANALYSIS_MONTHS.find((each) => String(each) === value) ?? months)}
      />
      <Loaded query={useAnalysis(months)}>{(analysis) => <Cards analysis={analysis} months={months} />}</Loaded>
    </div>
  );
}

function Cards(props: CardProps) {
  const t = useTranslations("analytics");
  const { dateRange } = useFormats();
  const { from, to } = props.analysis;
  return (
    <>
      <p className="text-sm text-muted">{t("period.line", { days: dateRange(from, addDays(to, -1)) })}</p>
      <MonthsCard {...props} />
      <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
        <PackageRevenueCard {...props} />
        <FunnelCard {...props} />
        <SourcesCard {...props} />
        <CountriesCard {...props} />
        <EndingsCard {...props} />
      </div>
    </>
  );
}
