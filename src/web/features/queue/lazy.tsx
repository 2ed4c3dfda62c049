/** What is fetched only when it is looked at: the other tabs, the dialogs, and the check of the draw. */
import { type ComponentProps, lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { Skeleton, SkeletonCard } from "#web/ui/feedback/loading.tsx";

const Sync = lazy(async () => ({ default: (await import("./sync-tab.tsx")).SyncTab }));
const Past = lazy(async () => ({ default: (await import("./past-tab.tsx")).PastTab }));
const AlertChoices = lazy(async () => ({ default: (await import("./alerts-tab.tsx")).AlertsTab }));
const Turn = lazy(async () => ({ default: (await import("./turn-card.tsx")).TurnCard }));
const Gathering = lazy(async () => ({ default: (await import("./gathering-card.tsx")).GatheringCard }));
const WorkedOut = lazy(async () => ({ default: (await import("./proof/worked-out-card.tsx")).WorkedOutCard }));
const Outlook = lazy(async () => ({ default: (await import("./windows/outlook-card.tsx")).OutlookCard }));
const Out = lazy(async () => {
  const [file] = await Promise.all([import("./windows/out-of-line.tsx"), wantWords(["line"])]);
  return { default: file.OutOfLine };
});
const Draw = lazy(async () => ({ default: (await import("./proof/draw-card.tsx")).DrawCard }));
const Others = lazy(async () => ({ default: (await import("./for-pilgrims.tsx")).PilgrimsOnlyNotice }));
const Windows = lazy(async () => ({ default: (await import("./windows/window-list.tsx")).WindowList }));
const Leave = lazy(async () => ({ default: (await import("./windows/leave-dialog.tsx")).LeaveDialog }));

export function LazySyncTab(props: ComponentProps<typeof Sync>) {
  return (
    <Suspense fallback={<SkeletonCard lines={5} />}>
      <Sync {...props} />
    </Suspense>
  );
}

/** The page of those who can stand in no line. */
export function PilgrimsOnly() {
  return (
    <Suspense fallback={<SkeletonCard lines={5} />}>
      <Others />
    </Suspense>
  );
}

export function LazyPastTab() {
  return (
    <Suspense fallback={<SkeletonCard lines={5} />}>
      <Past />
    </Suspense>
  );
}

export function LazyAlertsTab(props: ComponentProps<typeof AlertChoices>) {
  return (
    <Suspense fallback={<SkeletonCard lines={5} />}>
      <AlertChoices {...props} />
    </Suspense>
  );
}

export function LazyTurnCard(props: ComponentProps<typeof Turn>) {
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <Turn {...props} />
    </Suspense>
  );
}

export function LazyOutOfLine(props: ComponentProps<typeof Out>) {
  return (
    <Suspense fallback={<SkeletonCard lines={4} />}>
      <Out {...props} />
    </Suspense>
  );
}

export function LazyGatheringCard(props: ComponentProps<typeof Gathering>) {
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <Gathering {...props} />
    </Suspense>
  );
}

export function LazyWorkedOutCard(props: ComponentProps<typeof WorkedOut>) {
  return (
    <Suspense fallback={<Skeleton className="h-18" />}>
      <WorkedOut {...props} />
    </Suspense>
  );
}

export function LazyOutlookCard() {
  return (
    <Suspense fallback={<SkeletonCard lines={4} />}>
      <Outlook />
    </Suspense>
  );
}

export function LazyDrawCard(props: ComponentProps<typeof Draw>) {
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <Draw {...props} />
    </Suspense>
  );
}

export function LazyWindowList(props: ComponentProps<typeof Windows>) {
  if (props.status.windows.length === 0) return null;
  return (
    <Suspense fallback={<SkeletonCard lines={5} />}>
      <Windows {...props} />
    </Suspense>
  );
}

export function LeaveDialog(props: ComponentProps<typeof Leave>) {
  return (
    <Suspense>
      <Leave {...props} />
    </Suspense>
  );
}
