/** The numbers that nobody of the business has seen, fetched with their words. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";

const ReportedCard = lazy(async () => {
  const [file] = await Promise.all([import("./reported-card.tsx"), wantWords(["numbers"])]);
  return { default: file.ReportedCard };
});

export function Reported() {
  return (
    <Suspense fallback={null}>
      <ReportedCard />
    </Suspense>
  );
}
