/** Writes the answer to a message, with the message in sight. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_LETTER } from "#domain/contact/contact.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useDraft } from "#web/lib/drafts/use-draft.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type InboxMessage, useAnswerContact } from "../queries.ts";

export function AnswerDialog({ message, onClose }: { message: InboxMessage; onClose: () => void }) {
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const formId = useId();
  const { values, change, forget } = useDraft(`answer.${message.id}`, () => ({ text: "" }));
  const { text } = values;
  const answer = useAnswerContact(() => {
    forget();
    showToast({ title: t("messages.sent", { reference: message.reference }), tone: "good" });
    onClose();
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t("messages.answerTitle", { reference: message.reference })}
      description={t("messages.answerText", { email: message.email })}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            disabled={text.trim() === ""}
            pending={answer.isPending}
            pendingLabel={t("messages.sending")}
          >
            {t("messages.send")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("reason.keep")}
          </Button>
        </>
      }
    >
      <blockquote className="mb-5 rounded-md bg-sunken px-4 py-3 whitespace-pre-line" dir="auto">
        {message.message}
      </blockquote>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          answer.mutate({ params: { id: message.id }, body: { answer: text.trim() } });
        }}
      >
        <TextAreaField
          label={t("messages.answerLabel")}
          error={answer.error ? errorText(answer.error) : undefined}
          required
          rows={8}
          dir="auto"
          maxLength={LONGEST_LETTER}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
