/** The numbers that nobody of the business has seen, fetched with their words once there is one. */
import { lazy, Suspense } from "react";
import { reportedNumbers } from "#contract/official-numbers.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { Skeleton } from "#web/ui/feedback/loading.tsx";

const ReportedCard = lazy(async () => {
  const [file] = await Promise.all([import("./reported-card.tsx"), wantWords(["numbers"])]);
  return { default: file.ReportedCard };
});

export function Reported() {
  const reported = useRouteQuery(reportedNumbers);
  if (!reported.data || reported.data.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="h-96 md:h-72" />}>
      <ReportedCard reported={reported.data} />
    </Suspense>
  );
}
