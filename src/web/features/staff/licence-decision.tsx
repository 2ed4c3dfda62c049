/** Approve a licence, or return it with a reason. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_REASON } from "#domain/operators/licence.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { type LicenceCase, useDecideLicence } from "./queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export function LicenceDecision({ licence: { id, companyName } }: Pick<LicenceCase, "licence">) {
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const [returning, setReturning] = useState(false);
  const approval = useDecideLicence(() =>
    showToast({ title: t("licences.approved", { company: companyName }), tone: "good" }),
  );
  const returned = useDecideLicence(() => {
    showToast({ title: t("licences.returned", { company: companyName }) });
    setReturning(false);
  });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button
        pending={approval.isPending}
        pendingLabel={t("licences.approving")}
        onClick={() => approval.mutate({ params: { id }, body: { decision: "approve" } })}
      >
        {t("licences.approve")}
        <span className="sr-only">{companyName}</span>
      </Button>
      <Button variant="outline" onClick={() => setReturning(true)}>
        {t("licences.return")}
        <span className="sr-only">{companyName}</span>
      </Button>
      {approval.error && (
        <p role="alert" className="w-full text-sm text-bad">
          {errorText(approval.error)}
        </p>
      )}
      {returning && (
        <ReasonDialog
          title={t("licences.returnTitle", { company: companyName })}
          text={t("licences.returnText")}
          submit={t("licences.returnSubmit")}
          pendingLabel={t("licences.returning")}
          longest={LONGEST_REASON}
          decision={returned}
          onDecide={(reason) => returned.mutate({ params: { id }, body: { decision: "return", reason } })}
          onClose={() => setReturning(false)}
        />
      )}
    </div>
  );
}
