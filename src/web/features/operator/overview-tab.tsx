/** What needs the operator first, then the figures, the newest bookings and how full the packages are. */
import type { OperatorSummary } from "#contract/operators.ts";
import { Allowed } from "./allowed.tsx";
import { AttentionCard } from "./attention-card.tsx";
import { FiguresRow, type Period } from "./figures-row.tsx";
import { Reported } from "./numbers/fetched.tsx";
import { PerformanceCard } from "./performance-card.tsx";
import type { OwnBooking, OwnPackage } from "./queries.ts";
import { RecentCard } from "./recent-card.tsx";

interface OverviewTabProps {
  bookings: readonly OwnBooking[];
  packages: readonly OwnPackage[];
  summary: OperatorSummary | null;
  period: Period;
}

export function OverviewTab({ bookings, packages, summary, period }: OverviewTabProps) {
  return (
    <div className="grid gap-6">
      <Allowed right="analytics">{summary && <FiguresRow summary={summary} period={period} />}</Allowed>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Allowed right="bookings" quiet>
          <AttentionCard />
        </Allowed>
        <Allowed right="packages" quiet>
          <PerformanceCard packages={packages} />
        </Allowed>
      </div>
      <Allowed right="bookings" quiet>
        <Reported />
      </Allowed>
      <Allowed right="bookings" quiet>
        <RecentCard bookings={bookings} />
      </Allowed>
    </div>
  );
}
