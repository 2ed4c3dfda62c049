/** The numbers that are there, fetched with their words once there is one. */
import { lazy, Suspense } from "react";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import type { BookingView } from "../queries.ts";

const NumbersCard = lazy(async () => {
  const [file] = await Promise.all([import("./numbers-card.tsx"), wantWords(["numbers"])]);
  return { default: file.NumbersCard };
});

interface NumbersProps {
  booking: BookingView;
  by: MessageSide;
}

export function BookingNumbers({ booking, by }: NumbersProps) {
  if (booking.phase === "cancelled" || booking.references.every((reference) => reference === null)) return null;
  return (
    <Suspense fallback={<SkeletonCard lines={3} />}>
      <NumbersCard booking={booking} by={by} />
    </Suspense>
  );
}
