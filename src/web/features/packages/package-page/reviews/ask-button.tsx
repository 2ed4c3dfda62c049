/** Asks the operator about this package; the asker chooses who may read it. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_ENQUIRY, SHORTEST_QUESTION } from "#domain/reviews/enquiry.ts";
import { SayDialog } from "#web/shared/reviews/say-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { useAskOperator } from "./queries.ts";

export function AskButton({ packageId }: { packageId: string }) {
  const t = useTranslations("voices");
  const [open, setOpen] = useState(false);
  const [isPublic, setPublic] = useState(true);
  const ask = useAskOperator(() => {
    setOpen(false);
    showToast({ title: t("questions.sent"), tone: "good" });
  });
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("questions.ask")}
      </Button>
      {open && (
        <SayDialog
          title={t("questions.ask")}
          text={t("questions.lead")}
          label={t("questions.label")}
          hint={t("questions.hint", { min: SHORTEST_QUESTION, max: LONGEST_ENQUIRY })}
          submit={t("questions.submit")}
          pendingLabel={t("questions.pending")}
          keep={t("questions.keep")}
          shortest={SHORTEST_QUESTION}
          longest={LONGEST_ENQUIRY}
          sending={ask}
          onSend={(question) => ask.mutate({ params: { id: packageId }, body: { question, isPublic } })}
          onClose={() => setOpen(false)}
        >
          <Checkbox
            label={t("questions.public")}
            checked={isPublic}
            onChange={({ target }) => setPublic(target.checked)}
          />
        </SayDialog>
      )}
    </>
  );
}
