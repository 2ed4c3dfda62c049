/** The tabs' content, fetched when it is opened. */
import { type ComponentType, lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";

function later(load: () => Promise<{ default: ComponentType }>) {
  const Content = lazy(load);
  return () => (
    <Suspense fallback={<SkeletonCard lines={6} />}>
      <Content />
    </Suspense>
  );
}

export const LazyMethodsTab = later(async () => ({ default: (await import("./methods/methods-tab.tsx")).MethodsTab }));
export const LazySplitTab = later(async () => {
  const [file] = await Promise.all([import("./split/split-tab.tsx"), wantWords(["gateway"])]);
  return { default: file.SplitTab };
});
export const LazyHistoryTab = later(async () => ({ default: (await import("./history/history-tab.tsx")).HistoryTab }));
export const LazyOptimizationTab = later(async () => {
  const [file] = await Promise.all([import("./optimization/optimization-tab.tsx"), wantWords(["paymentPlan"])]);
  return { default: file.OptimizationTab };
});
