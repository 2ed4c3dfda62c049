/** What the operator gets, fetched with its words; nothing stands in its place until then. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import type { BookingView } from "../../queries.ts";

const SharedCard = lazy(async () => {
  const [file] = await Promise.all([import("./shared-card.tsx"), wantWords(["shared"])]);
  return { default: file.SharedCard };
});

/** A cancelled booking gives the operator nothing. */
export function Shared({ booking }: { booking: BookingView }) {
  if (booking.phase === "cancelled") return null;
  return (
    <Suspense fallback={null}>
      <SharedCard bookingId={booking.id} />
    </Suspense>
  );
}
