/** What the operator has to know about being paid by card: nothing where no account is needed, else where it stands. */
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { changePayoutAccount, payoutAccount } from "#contract/payouts.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Latin } from "#web/ui/text/values.tsx";

/** Fetched when it is opened. */
const PayoutDialog = lazy(async () => ({ default: (await import("./payout-dialog.tsx")).PayoutDialog }));

type Account = RouteResult<typeof payoutAccount>;

export function PayoutNotice() {
  const { data } = useRouteQuery(payoutAccount);
  return data?.needed ? <Notice payout={data} /> : null;
}

const TONES = { missing: "wait", unknown: "bad", not_ready: "wait" } as const;

function Notice({ payout: { account, state } }: { payout: Account }) {
  const t = useTranslations("operator");
  const [open, setOpen] = useState(false);
  const change = useRouteMutation(changePayoutAccount, {
    invalidates: [payoutAccount],
    onSuccess: () => setOpen(false),
  });
  const standing = account === null ? "missing" : (state ?? "ready");
  const action = t(account === null ? "payout.name" : "payout.change");
  const dialog = open && (
    <Suspense fallback={null}>
      <PayoutDialog
        current={account}
        change={change}
        onSave={(named) => change.mutate({ body: { account: named } })}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  if (standing === "ready") {
    return (
      <p className="mb-6 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {t("payout.ready.text")} <Latin>{account ?? ""}</Latin>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {action}
        </Button>
        {dialog}
      </p>
    );
  }
  return (
    <Banner
      tone={TONES[standing]}
      className="mb-6"
      title={t(`payout.${standing}.title`)}
      action={<Button onClick={() => setOpen(true)}>{action}</Button>}
    >
      {t(`payout.${standing}.text`)}
      {dialog}
    </Banner>
  );
}
