/** A wish about one's own data, written to the people who decide it. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_LETTER } from "#domain/contact/contact.ts";
import type { AskedRight } from "#domain/contact/privacy-rights.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useAskForRight } from "../queries.ts";

export function AskDialog({ right, onClose }: { right: AskedRight; onClose: () => void }) {
  const t = useTranslations("settings");
  const { dateTime } = useFormats();
  const ask = useAskForRight();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`privacy.${right}.title`)}
      description={t(`privacy.${right}.text`)}
    >
      {ask.data ? (
        <>
          <Banner tone="ok" role="status">
            {t("privacy.ask.sent", { reference: ask.data.reference, moment: dateTime(ask.data.dueAt) })}
          </Banner>
          <Button variant="outline" className="mt-5" onClick={onClose}>
            {t("privacy.ask.back")}
          </Button>
        </>
      ) : (
        <AskForm right={right} ask={ask} />
      )}
    </Dialog>
  );
}

function AskForm({ right, ask }: { right: AskedRight; ask: ReturnType<typeof useAskForRight> }) {
  const t = useTranslations("settings");
  const errorText = useErrorText();
  const formId = useId();
  const [message, setMessage] = useState("");
  return (
    <form
      id={formId}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate({ body: { right, message } });
      }}
    >
      <TextAreaField
        label={t("privacy.ask.label")}
        hint={t("privacy.ask.hint")}
        error={ask.error ? errorText(ask.error) : undefined}
        required
        rows={6}
        dir="auto"
        maxLength={LONGEST_LETTER}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div>
        <Button
          type="submit"
          disabled={message.trim() === ""}
          pending={ask.isPending}
          pendingLabel={t("privacy.ask.sending")}
        >
          {t("privacy.ask.send")}
        </Button>
      </div>
    </form>
  );
}
