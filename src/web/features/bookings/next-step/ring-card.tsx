/** On a night ground: a ring, and beside it what it stands for. */
import type { ReactNode } from "react";
import { Card } from "#web/ui/surfaces/card.tsx";

interface RingCardProps {
  /** As wide as its column, and no wider than 11 rem. */
  ring: ReactNode;
  title: string;
  children: ReactNode;
}

export const RING_WIDTH = "mx-auto w-full max-w-44";

export function RingCard({ ring, title, children }: RingCardProps) {
  return (
    <Card
      tone="night"
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[11rem_1fr] sm:gap-6"
    >
      {ring}
      <div>
        <h2 className="text-xl sm:text-2xl">{title}</h2>
        {children}
      </div>
    </Card>
  );
}
