/** Approve a document, or reject it with words for its owner. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { documentsForReview } from "#contract/staff.ts";
import { LONGEST_REVIEW_REASON } from "#domain/documents/document.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { routeKey } from "#web/lib/calls/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { type OpenedDocument, useDecideDocument } from "../queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";

/** What is said most often, for its owner to act on. */
const PRESETS = ["blurred", "cut", "wrongPerson", "wrongType", "stamp", "language"] as const;

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
  if (isDecided(approval.error) || isDecided(rejection.error)) return <AlreadyDecided onBack={onDecided} />;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {approvable && (
        <Button
          aria-keyshortcuts="a"
          pending={approval.isPending}
          pendingLabel={t("documents.approving")}
          onClick={() => approval.mutate({ params: { id }, body: { decision: "approve" } })}
        >
          {t("documents.approve")}
        </Button>
      )}
      <Button variant="outline" aria-keyshortcuts="r" onClick={() => setRejecting(true)}>
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
          presets={PRESETS.map((preset) => t(`documents.presets.${preset}`))}
          decision={rejection}
          onDecide={(reason) => rejection.mutate({ params: { id }, body: { decision: "reject", reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

/** Two of staff may have the same document open. */
function isDecided(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "already_decided";
}

function AlreadyDecided({ onBack }: { onBack: () => void }) {
  const t = useTranslations("staff");
  const client = useQueryClient();
  return (
    <Banner
      tone="wait"
      role="alert"
      className="mt-5"
      title={t("documents.already")}
      action={
        <Button
          variant="outline"
          onClick={() => {
            void client.invalidateQueries({ queryKey: routeKey(documentsForReview) });
            onBack();
          }}
        >
          {t("documents.back")}
        </Button>
      }
    >
      {t("documents.alreadyText")}
    </Banner>
  );
}
