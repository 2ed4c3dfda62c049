/** What of the family screen is fetched when it is asked for: dialogs, forms, and the tabs behind the first. */
import { type ComponentProps, lazy, Suspense } from "react";
import { wantWords } from "#web/lib/preferences.ts";
import { Skeleton } from "#web/ui/feedback/loading.tsx";

/** Of the tabs behind the first. */
const WORDS = () => wantWords(["plans"]);

const Create = lazy(async () => ({ default: (await import("./create-dialog.tsx")).CreateDialog }));
const Add = lazy(async () => ({ default: (await import("./add-dialog.tsx")).AddDialog }));
const Manage = lazy(async () => ({ default: (await import("./manage-dialog.tsx")).ManageDialog }));
const Code = lazy(async () => ({ default: (await import("./code-form.tsx")).CodeForm }));
const Coordination = lazy(async () => {
  const [file] = await Promise.all([import("./coordination/coordination-tab.tsx"), WORDS()]);
  return { default: file.CoordinationTab };
});
const Papers = lazy(async () => {
  const [file] = await Promise.all([import("./papers/papers-tab.tsx"), WORDS()]);
  return { default: file.PapersTab };
});
const Settings = lazy(async () => {
  const [file] = await Promise.all([import("./settings/settings-tab.tsx"), WORDS()]);
  return { default: file.SettingsTab };
});

export function CreateDialog(props: ComponentProps<typeof Create>) {
  return (
    <Suspense fallback={null}>
      <Create {...props} />
    </Suspense>
  );
}

export function AddDialog(props: ComponentProps<typeof Add>) {
  return (
    <Suspense fallback={null}>
      <Add {...props} />
    </Suspense>
  );
}

export function ManageDialog(props: ComponentProps<typeof Manage>) {
  return (
    <Suspense fallback={null}>
      <Manage {...props} />
    </Suspense>
  );
}

export function CodeForm() {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Code />
    </Suspense>
  );
}

export function CoordinationTab(props: ComponentProps<typeof Coordination>) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Coordination {...props} />
    </Suspense>
  );
}

export function PapersTab(props: ComponentProps<typeof Papers>) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Papers {...props} />
    </Suspense>
  );
}

export function SettingsTab(props: ComponentProps<typeof Settings>) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Settings {...props} />
    </Suspense>
  );
}
