/** Naming the account at Stripe, or taking it back. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface PayoutDialogProps {
  current: string | null;
  change: { readonly isPending: boolean; readonly error: Error | null };
  onSave: (account: string | null) => void;
  onClose: () => void;
}

export function PayoutDialog({ current, change: { isPending, error }, onSave, onClose }: PayoutDialogProps) {
  const t = useTranslations("operator");
  const errorText = useErrorText();
  const formId = useId();
  const [account, setAccount] = useState(current ?? "");
  const fieldError = error instanceof ApiError ? error.fieldErrors.account : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("payout.dialog.title")}
      description={t("payout.dialog.text")}
      footer={
        <>
          <Button type="submit" form={formId} pending={isPending} pendingLabel={t("payout.dialog.saving")}>
            {t("payout.dialog.save")}
          </Button>
          {current !== null && (
            <Button variant="outline" disabled={isPending} onClick={() => onSave(null)}>
              {t("payout.dialog.remove")}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(account.trim());
        }}
      >
        <TextField
          label={t("payout.dialog.label")}
          hint={t("payout.dialog.hint")}
          error={fieldError ?? (error ? errorText(error) : undefined)}
          required
          dir="ltr"
          autoComplete="off"
          data-not-kept=""
          spellCheck={false}
          maxLength={65}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
