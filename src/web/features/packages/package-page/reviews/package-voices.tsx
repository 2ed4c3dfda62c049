/** Reviews and questions below the fold of a package's page, each fetched with its words when its reader comes near. */
import { lazy } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { WhenNear } from "#web/ui/layout/when-near.tsx";
import type { PackageView } from "../../queries.ts";

const Reviews = lazy(async () => {
  const [file] = await Promise.all([import("./reviews.tsx"), wantWords(["voices"])]);
  return { default: file.Reviews };
});
const Questions = lazy(async () => {
  const [file] = await Promise.all([import("./questions.tsx"), wantWords(["voices"])]);
  return { default: file.PackageQuestions };
});

export function PackageVoices({ item }: { item: PackageView }) {
  return (
    <>
      <WhenNear id="reviews">
        <Reviews packageId={item.id} />
      </WhenNear>
      <WhenNear id="questions">
        <Questions item={item} />
      </WhenNear>
    </>
  );
}
