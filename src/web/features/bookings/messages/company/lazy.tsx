/** How the operator is reached, fetched with its words; nothing stands in its place until then. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import type { BookingView } from "../../queries.ts";

const ReachCard = lazy(async () => {
  const [file] = await Promise.all([import("./reach-card.tsx"), wantWords(["company"])]);
  return { default: file.CompanyContactCard };
});

/** Told to whoever made the booking, once it was sent to the operator. */
export function Reach({ booking: { id, isMine, phase } }: { booking: BookingView }) {
  if (!isMine || phase === "held" || phase === "cancelled") return null;
  return (
    <Suspense fallback={null}>
      <ReachCard bookingId={id} />
    </Suspense>
  );
}
