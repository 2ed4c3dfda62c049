/** SPEC's marketplace tab: figures that are counted, then whoever waits for an answer. */
import { EnquiriesCard } from "./enquiries-card.tsx";
import { ReachCard } from "./reach-card.tsx";
import { ReviewsCard } from "./reviews-card.tsx";

export function MarketplaceTab() {
  return (
    <div className="grid gap-6">
      <ReachCard />
      <EnquiriesCard />
      <ReviewsCard />
    </div>
  );
}
