/** SPEC's marketplace tab: figures that are counted, then whoever waits for an answer. */
import { FileUp, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Allowed } from "../allowed.tsx";
import { EnquiriesCard } from "./enquiries-card.tsx";
import { ImprovementsCard } from "./improvements-card.tsx";
import { MarketplaceFiguresCard } from "./reach-card.tsx";
import { ReviewsCard } from "./reviews-card.tsx";
import { WishedCard } from "./wished-card.tsx";

export function MarketplaceTab() {
  return (
    <div className="grid gap-6">
      <Allowed right="packages" quiet>
        <WaysToList />
      </Allowed>
      <Allowed right="analytics">
        <MarketplaceFiguresCard />
        <WishedCard />
        <ImprovementsCard />
      </Allowed>
      <Allowed right="voices">
        <EnquiriesCard />
        <ReviewsCard />
      </Allowed>
    </div>
  );
}

function WaysToList() {
  const t = useTranslations("operator");
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/operator-dashboard/packages/new" icon={<Plus aria-hidden="true" className="size-5" />}>
        {t("packages.list")}
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to="/operator-dashboard/import"
        icon={<FileUp aria-hidden="true" className="size-5" />}
      >
        {t("packages.upload")}
      </ButtonLink>
    </div>
  );
}
