/** The marketplace tab and the problems, each fetched with its words when it is looked at. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Allowed } from "../allowed.tsx";

const MarketplaceTab = lazy(async () => {
  const [file] = await Promise.all([import("./marketplace-tab.tsx"), wantWords(["analytics", "voices"])]);
  return { default: file.MarketplaceTab };
});
const ProblemsCard = lazy(async () => {
  const [file] = await Promise.all([import("./problems-card.tsx"), wantWords(["problems", "voices"])]);
  return { default: file.OpenProblemsCard };
});

export function Marketplace() {
  return (
    <Suspense fallback={<SkeletonCard lines={8} />}>
      <MarketplaceTab />
    </Suspense>
  );
}

/** Nothing stands in its place until there is one. */
export function Problems() {
  return (
    <Allowed right="voices" quiet>
      <Suspense fallback={null}>
        <ProblemsCard />
      </Suspense>
    </Allowed>
  );
}
