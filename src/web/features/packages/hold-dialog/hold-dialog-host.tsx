/** The hold dialog and its words, fetched when somebody wants to hold places. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import type { PackageView } from "../queries.ts";

const HoldDialog = lazy(async () => {
  const [file] = await Promise.all([
    import("./hold-dialog.tsx"),
    wantWords(["packages", "rooms", "travellers", "waitlist"]),
  ]);
  return { default: file.HoldDialog };
});

export function HoldDialogHost({ item, onClose }: { item: PackageView; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <HoldDialog item={item} onClose={onClose} />
    </Suspense>
  );
}
