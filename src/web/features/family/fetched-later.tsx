/** What of the family screen is fetched when it is asked for: dialogs, forms, and the tabs behind the first. */
import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/feedback/loading.tsx";

const Create = lazy(async () => ({ default: (await import("./create-dialog.tsx")).CreateDialog }));
const Add = lazy(async () => ({ default: (await import("./add-dialog.tsx")).AddDialog }));
const Manage = lazy(async () => ({ default: (await import("./manage-dialog.tsx")).ManageDialog }));
const Code = lazy(async () => ({ default: (await import("./code-form.tsx")).CodeForm }));
const Coordination = lazy(async () => ({ default: (await import("./coordination-tab.tsx")).CoordinationTab }));
const Documents = lazy(async () => ({ default: (await import("./documents-tab.tsx")).DocumentsTab }));
const Settings = lazy(async () => ({ default: (await import("./settings-tab.tsx")).SettingsTab }));

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

export function DocumentsTab(props: ComponentProps<typeof Documents>) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Documents {...props} />
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
