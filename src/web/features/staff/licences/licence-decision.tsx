/** Approve a licence, or return it with a reason. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_LICENCE_REASON } from "#domain/operators/licence.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type LicenceCase, useDecideLicence } from "../queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";

export function LicenceDecisionButtons({ licence: { id, page, companyName } }: Pick<LicenceCase, "licence">) {
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [returning, setReturning] = useState(false);
  const approval = useDecideLicence(() => {
    showToast({ title: t("licences.approved", { company: companyName }), tone: "good" });
    setAsking(false);
  });
  const returned = useDecideLicence(() => {
    showToast({ title: t("licences.returned", { company: companyName }) });
    setReturning(false);
  });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button onClick={() => setAsking(true)}>
        {t("licences.approve")}
        <span className="sr-only">{companyName}</span>
      </Button>
      <Button variant="outline" onClick={() => setReturning(true)}>
        {t("licences.return")}
        <span className="sr-only">{companyName}</span>
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("licences.approveTitle", { company: companyName })}
        description={t("licences.approveText")}
        footer={
          <>
            <Button
              pending={approval.isPending}
              pendingLabel={t("licences.approving")}
              onClick={() => approval.mutate({ params: { id }, body: { decision: "approve", page } })}
            >
              {t("licences.approve")}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t("reason.keep")}
            </Button>
          </>
        }
      >
        {approval.error && (
          <p role="alert" className="text-sm text-bad">
            {errorText(approval.error)}
          </p>
        )}
      </Dialog>
      {returning && (
        <ReasonDialog
          title={t("licences.returnTitle", { company: companyName })}
          text={t("licences.returnText")}
          submit={t("licences.returnSubmit")}
          pendingLabel={t("licences.returning")}
          longest={LONGEST_LICENCE_REASON}
          decision={returned}
          onDecide={(reason) => returned.mutate({ params: { id }, body: { decision: "return", reason, page } })}
          onClose={() => setReturning(false)}
        />
      )}
    </div>
  );
}
