/** A modal dialog: Esc, the scrim and the cross close it, and who opened it has the focus again. */
import { lazy, Suspense } from "react";
import type { DialogWindowProps } from "./dialog-window.tsx";

/** Fetched when the first dialog opens: no page is drawn with one. */
const DialogWindow = lazy(async () => ({ default: (await import("./dialog-window.tsx")).DialogWindow }));

export function Dialog({ open, ...shown }: DialogWindowProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...shown} />
    </Suspense>
  );
}
