/** What needs the operator first, then the figures, the newest bookings and how full the packages are. */
import type { OperatorSummary } from "#contract/operators.ts";
import { AttentionCard } from "./attention-card.tsx";
import { FiguresRow, type Period } from "./figures-row.tsx";
import { PerformanceCard } from "./performance-card.tsx";
import type { OwnBooking, OwnPackage } from "./queries.ts";
import { RecentCard } from "./recent-card.tsx";

interface OverviewTabProps {
  bookings: readonly OwnBooking[];
  packages: readonly OwnPackage[];
  summary: OperatorSummary;
  period: Period;
}

export function OverviewTab({ bookings, packages, summary, period }: OverviewTabProps) {
  return (
    <div className="grid gap-6">
      <FiguresRow summary={summary} period={period} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <AttentionCard />
        <PerformanceCard packages={packages} />
      </div>
      <RecentCard bookings={bookings} />
    </div>
  );
}
