/** Parts of the settings that are fetched with their words when they are opened. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";

const CompanyCard = lazy(async () => {
  const [file] = await Promise.all([import("./company/company-card.tsx"), wantWords(["company"])]);
  return { default: file.CompanyCard };
});

const TermsCard = lazy(async () => {
  const [file] = await Promise.all([import("./terms/terms-card.tsx"), wantWords(["standardTerms"])]);
  return { default: file.StandardTermsCard };
});

export function CompanyPart() {
  return (
    <Suspense fallback={<SkeletonCard lines={6} />}>
      <CompanyCard />
    </Suspense>
  );
}

export function StandardTermsPart() {
  return (
    <Suspense fallback={<SkeletonCard lines={8} />}>
      <TermsCard />
    </Suspense>
  );
}
