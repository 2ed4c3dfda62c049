/** Asks for the one answer to a question or a review, which everybody may read. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SayDialog } from "#web/shared/reviews/say-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";

interface AnswerButtonProps {
  variant?: "primary" | "outline";
  /** Characters. */
  longest: number;
  sending: { readonly isPending: boolean; readonly error: Error | null };
  /** `onSuccess` closes the dialog; an answered row may be gone by then. */
  onSend: (text: string, onSuccess: () => void) => void;
}

/** Said by the mutation itself, because the answered row leaves the list. */
export function useAnsweredToast() {
  const t = useTranslations("voices");
  return () => showToast({ title: t("inbox.done"), tone: "good" });
}

export function AnswerButton({ variant = "primary", longest, sending, onSend }: AnswerButtonProps) {
  const t = useTranslations("voices");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t("inbox.answer")}
      </Button>
      {open && (
        <SayDialog
          title={t("inbox.answerTitle")}
          text={t("inbox.answerText")}
          label={t("inbox.label")}
          submit={t("inbox.submit")}
          pendingLabel={t("inbox.pending")}
          keep={t("inbox.keep")}
          longest={longest}
          sending={sending}
          onSend={(text) => onSend(text, () => setOpen(false))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
