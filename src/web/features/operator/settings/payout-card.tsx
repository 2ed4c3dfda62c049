/** To which account pilgrims' cards pay, or that nothing has to be named here. */
import { Landmark } from "lucide-react";
import { useTranslations } from "use-intl";
import { payoutAccount } from "#contract/payouts.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useRouteQuery } from "#web/lib/queries.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { PayoutNotice } from "../payout/payout-notice.tsx";

export function PayoutCard() {
  const t = useTranslations("business");
  const errorText = useErrorText();
  const account = useRouteQuery(payoutAccount);
  if (account.isPending) return <SkeletonCard lines={3} />;
  if (account.isError) return <ErrorState text={errorText(account.error)} onRetry={() => void account.refetch()} />;
  return (
    <Card icon={Landmark} title={t("payout.title")}>
      {account.data.needed ? <PayoutNotice /> : <p className="text-muted">{t("payout.sandbox")}</p>}
    </Card>
  );
}
