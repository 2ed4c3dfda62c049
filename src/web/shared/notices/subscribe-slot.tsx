/** Room for the Subscribe button of the timeline: it comes with its words, after the page. */
import { Suspense } from "react";
import { late } from "#web/lib/late.ts";
import { wantWords } from "#web/lib/preferences.ts";

const SubscribeButton = late(async () => {
  const [file] = await Promise.all([import("./subscribe-button.tsx"), wantWords(["notices"])]);
  return file.SubscribeButton;
});

export function SubscribeSlot() {
  return (
    <Suspense fallback={<span className="inline-block h-11 w-32" />}>
      <SubscribeButton />
    </Suspense>
  );
}
