/** What needs the operator first, beside it the figures and how full the packages are, then the newest bookings, under the first where there is room. */
import { lazy, Suspense } from "react";
import type { OperatorSummary } from "#contract/operators.ts";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Allowed } from "../allowed.tsx";
import type { OwnBooking, OwnPackage } from "../queries.ts";
import { AttentionCard } from "./attention-card.tsx";
import type { ChangePeriod } from "./figures-row.tsx";
import { Reported } from "./numbers/lazy.tsx";
import { PerformanceCard } from "./performance-card.tsx";
import { RecentCard } from "./recent-card.tsx";

/** Fetched while the bookings that wait are read; its place is kept. */
const FiguresRow = lazy(async () => ({ default: (await import("./figures-row.tsx")).FiguresRow }));

interface OverviewTabProps {
  bookings: readonly OwnBooking[];
  packages: readonly OwnPackage[];
  summary: OperatorSummary | null;
  period: ChangePeriod;
}

export function OverviewTab({ bookings, packages, summary, period }: OverviewTabProps) {
  return (
    // Below what is still awaited nothing stands that it would push down.
    <div className="grid items-start gap-6 max-lg:has-[>:first-child_.breathing]:*:not-first:hidden lg:grid-cols-[3fr_2fr] xl:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-6">
        <Allowed right="bookings" quiet>
          <AttentionCard />
          <Reported />
        </Allowed>
      </div>
      <div className="grid min-w-0 gap-6 xl:row-span-2">
        <Allowed right="analytics">
          {summary && (
            <Suspense fallback={<Skeleton className="h-[32rem]" />}>
              <FiguresRow summary={summary} period={period} />
            </Suspense>
          )}
        </Allowed>
        <Allowed right="packages" quiet>
          <PerformanceCard packages={packages} />
        </Allowed>
      </div>
      <div className="min-w-0 lg:max-xl:col-span-full">
        <Allowed right="bookings" quiet>
          <RecentCard bookings={bookings} />
        </Allowed>
      </div>
    </div>
  );
}
