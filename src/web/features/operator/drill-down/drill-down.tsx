/** Opens what lies behind a figure when the address asks for it; fetched with its words when first asked. */
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { wantWords } from "#web/lib/words/preferences.ts";
import { figureAsked, withoutFigure } from "./address.ts";

const BehindDialog = lazy(async () => {
  const [file] = await Promise.all([import("./drill-down-dialog.tsx"), wantWords(["analytics", "voices"])]);
  return { default: file.BehindDialog };
});

export function Behind() {
  const [address, setAddress] = useSearchParams();
  const asked = figureAsked(address);
  if (!asked) return null;
  const close = () => setAddress(withoutFigure(address), { replace: true, preventScrollReset: true });
  return (
    <Suspense fallback={null}>
      <BehindDialog asked={asked} onClose={close} />
    </Suspense>
  );
}
