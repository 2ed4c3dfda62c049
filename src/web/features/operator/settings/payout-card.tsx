/** To which account pilgrims' cards pay, or that nothing has to be named here. */
import { Landmark } from "lucide-react";
import { useTranslations } from "use-intl";
import { payoutAccount } from "#contract/payouts.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { PayoutNotice } from "./payout/payout-notice.tsx";

export function PayoutCard() {
  const t = useTranslations("business");
  return (
    <Loaded query={useRouteQuery(payoutAccount)}>
      {({ needed }) => (
        <Card icon={Landmark} title={t("payout.title")}>
          {needed ? <PayoutNotice /> : <p className="text-muted">{t("payout.sandbox")}</p>}
        </Card>
      )}
    </Loaded>
  );
}
