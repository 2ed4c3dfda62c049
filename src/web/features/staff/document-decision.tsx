/** Approve a document, or reject it with words for its owner. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_REVIEW_REASON } from "#domain/documents/document.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { type OpenedDocument, useDecideDocument } from "./queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

interface DocumentDecisionProps extends Pick<OpenedDocument, "document"> {
  /** Without a page there is nothing that could be approved. */
  approvable: boolean;
  onDecided: () => void;
}

export function DocumentDecision({ document: { id }, approvable, onDecided }: DocumentDecisionProps) {
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const [rejecting, setRejecting] = useState(false);
  const told = (title: string) => () => {
    showToast({ title, tone: "good" });
    onDecided();
  };
  const approval = useDecideDocument(told(t("documents.approved")));
  const rejection = useDecideDocument(told(t("documents.rejected")));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {approvable && (
        <Button
          pending={approval.isPending}
          pendingLabel={t("documents.approving")}
          onClick={() => approval.mutate({ params: { id }, body: { decision: "approve" } })}
        >
          {t("documents.approve")}
        </Button>
      )}
      <Button variant="outline" onClick={() => setRejecting(true)}>
        {t("documents.reject")}
      </Button>
      {approval.error && (
        <p role="alert" className="w-full text-sm text-bad">
          {errorText(approval.error)}
        </p>
      )}
      {rejecting && (
        <ReasonDialog
          title={t("documents.rejectTitle")}
          text={t("documents.rejectText")}
          submit={t("documents.rejectSubmit")}
          pendingLabel={t("documents.rejecting")}
          longest={LONGEST_REVIEW_REASON}
          decision={rejection}
          onDecide={(reason) => rejection.mutate({ params: { id }, body: { decision: "reject", reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
