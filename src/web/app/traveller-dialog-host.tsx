/** Draws the dialog of a traveller when a screen asks for it; fetched with the first use. */
import { lazy, Suspense } from "react";
import { useAskedTraveller } from "../lib/traveller-dialog.ts";

const TravellerDialog = lazy(async () => {
  const { TravellerDialog: Dialog } = await import("../features/travellers/traveller-dialog.tsx");
  return { default: Dialog };
});

export function TravellerDialogHost() {
  const asked = useAskedTraveller();
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <TravellerDialog asked={asked} />
    </Suspense>
  );
}
