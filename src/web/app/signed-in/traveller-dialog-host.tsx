/** Draws the dialog of a traveller when a screen asks for it; fetched with the first use. */
import { lazy, Suspense, useEffect } from "react";
import { wantWords } from "../../lib/words/preferences.ts";
import { closeTravellerDialog, useAskedTraveller } from "../../shared/people/traveller-dialog.ts";

const TravellerDialog = lazy(async () => {
  const words = wantWords(["travellers"]);
  const { TravellerDialog: Dialog } = await import("../../features/travellers/traveller-dialog.tsx");
  await words;
  return { default: Dialog };
});

/** One a page, by its key: whoever leaves the page by the browser's own button leaves the dialog too. */
export function TravellerDialogHost() {
  const asked = useAskedTraveller();
  useEffect(() => closeTravellerDialog, []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <TravellerDialog asked={asked} />
    </Suspense>
  );
}
