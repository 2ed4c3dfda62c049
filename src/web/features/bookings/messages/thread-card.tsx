/** The thread of a booking, fetched with its words: at the desk at once, on the pilgrim's page when it comes near. */
import { lazy, Suspense } from "react";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { WhenNear } from "#web/ui/layout/when-near.tsx";

const Thread = lazy(async () => {
  const [file] = await Promise.all([import("./thread.tsx"), wantWords(["thread"])]);
  return { default: file.Thread };
});

export function ThreadCard(thread: { bookingId: string; side: MessageSide }) {
  if (thread.side === "operator") {
    return (
      <Suspense fallback={<SkeletonCard lines={5} />}>
        <Thread {...thread} />
      </Suspense>
    );
  }
  return (
    <WhenNear id="messages" places="message-">
      <Thread {...thread} />
    </WhenNear>
  );
}
