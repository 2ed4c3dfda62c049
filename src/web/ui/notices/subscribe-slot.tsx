/** Room for the Subscribe button of the timeline: it comes with its words, after the page. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/preferences.ts";

const SubscribeButton = lazy(async () => {
  const [file] = await Promise.all([import("./subscribe-button.tsx"), wantWords(["notices"])]);
  return { default: file.SubscribeButton };
});

export function SubscribeSlot() {
  return (
    <Suspense fallback={<span className="inline-block h-11 w-32" />}>
      <SubscribeButton />
    </Suspense>
  );
}
