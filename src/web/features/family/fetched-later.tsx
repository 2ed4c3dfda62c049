/** What of the family screen is fetched when it is asked for: dialogs, forms, notes, and the tabs behind the first. */
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { Skeleton } from "#web/ui/feedback/loading.tsx";

/** A component that is fetched when it is first drawn; meanwhile `fallback` stands there. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  const Fetched = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Fetched {...props} />
    </Suspense>
  );
}

/** A tab with the words of all tabs behind the first. */
function tabLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const both = async () => (await Promise.all([load(), wantWords(["plans"])]))[0];
  return later(both, <Skeleton className="h-64" />);
}

export const CreateDialog = later(async () => (await import("./groups/create-dialog.tsx")).CreateDialog);
export const LazyAddDialog = later(async () => (await import("./invitations/add-dialog.tsx")).AddDialog);
export const ManageDialog = later(async () => (await import("./membership/manage-dialog.tsx")).ManageDialog);
export const LazyInvitationList = later(async () => (await import("./invitations/invitation-list.tsx")).InvitationList);
export const LazyLimitsNote = later(async () => (await import("./groups/limits-note.tsx")).LimitsNote);
export const LazyWaits = later(
  async () => (await import("#web/shared/people/waits.tsx")).Waits,
  <Skeleton className="h-6 max-w-96" />,
);
export const LazyNotAsked = later(async () => (await import("#web/shared/people/papers/not-asked.tsx")).NotAsked);
export const LazyGroupSwitch = later(async () => (await import("./groups/group-switch.tsx")).GroupSwitch);
export const LazyNoGroup = later(
  async () => (await import("./groups/no-group.tsx")).NoGroup,
  <Skeleton className="h-64" />,
);
export const LazyCoordinationTab = tabLater(
  async () => (await import("./coordination/coordination-tab.tsx")).CoordinationTab,
);
export const LazyPapersTab = tabLater(async () => (await import("./papers/papers-tab.tsx")).PapersTab);
export const LazySettingsTab = tabLater(async () => (await import("./settings/settings-tab.tsx")).SettingsTab);
