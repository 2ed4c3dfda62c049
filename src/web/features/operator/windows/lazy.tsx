/** The sale windows, fetched with their words when the packages are looked at. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import type { OwnPackage } from "../queries.ts";

const Windows = lazy(async () => {
  const [file] = await Promise.all([import("./windows-card.tsx"), wantWords(["queue"])]);
  return { default: file.WindowsCard };
});

export function SaleWindows({ packages }: { packages: readonly OwnPackage[] }) {
  return (
    <Suspense fallback={null}>
      <Windows packages={packages} />
    </Suspense>
  );
}
