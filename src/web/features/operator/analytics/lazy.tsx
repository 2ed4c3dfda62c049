/** The analytics tab, fetched with its words when it is opened. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";

const AnalyticsTab = lazy(async () => {
  const [file] = await Promise.all([import("./analytics-tab.tsx"), wantWords(["analytics", "voices"])]);
  return { default: file.AnalyticsTab };
});

export function Analytics() {
  return (
    <Suspense fallback={<SkeletonCard lines={8} />}>
      <AnalyticsTab />
    </Suspense>
  );
}
