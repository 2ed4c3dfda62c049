/** Room for the reader's waitlists: the card and its words come only where there is one. */
import { Suspense } from "react";
import { listWaitlist } from "#contract/waitlist.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { late } from "#web/lib/late.ts";
import { wantWords } from "#web/lib/words/preferences.ts";

const WaitlistCard = late(async () => {
  const [file] = await Promise.all([import("./waitlist-card.tsx"), wantWords(["waitlist"])]);
  return file.WaitlistCard;
});

const STATES = ["waiting", "lapsed", "ended"];

interface WaitlistSlotProps {
  /** Of one household; left out: all that the reader sees. */
  familyId?: string;
  /** Bookings stand beside it, among them what is offered. */
  withoutOffers?: boolean;
}

/** An own list that cannot be had is no reason to hide the rest: the next live word asks for it again. */
export function WaitlistSlot({ familyId, withoutOffers = false }: WaitlistSlotProps) {
  const { data: places = [], refetch } = useRouteQuery(listWaitlist);
  const shown = places
    .filter((place) => familyId === undefined || place.familyId === familyId)
    .filter(({ state }) => STATES.includes(state) || (state === "offered" && !withoutOffers));
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WaitlistCard places={shown} onOfferEnd={() => void refetch()} />
    </Suspense>
  );
}
