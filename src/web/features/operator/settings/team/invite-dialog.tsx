/** Inviting somebody: the address, what they may do, and afterwards the link for where mail does not arrive. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { OperatorRight } from "#domain/operators/rights.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { useInviteEmployee } from "./queries.ts";
import { RightsFields } from "./rights-fields.tsx";

export function InviteEmployeeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("business");
  const formId = useId();
  const invite = useInviteEmployee();
  const sent = invite.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sent ? t("invite.sent", { email: sent.invitation.email }) : t("invite.title")}
      description={sent ? t("invite.link") : t("invite.text")}
      footer={
        sent ? (
          <Button onClick={onClose}>{t("invite.done")}</Button>
        ) : (
          <Button type="submit" form={formId} pending={invite.isPending} pendingLabel={t("invite.sending")}>
            {t("invite.send")}
          </Button>
        )
      }
    >
      {sent ? (
        <p className="rounded-md bg-sunken p-4 text-sm break-all select-all">
          <Latin>{`${location.origin}${sent.path}`}</Latin>
        </p>
      ) : (
        <InviteForm formId={formId} error={invite.error} onSend={(body) => invite.mutate({ body })} />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  formId: string;
  error: Error | null;
  onSend: (body: { email: string; rights: OperatorRight[] }) => void;
}

function InviteForm({ formId, error, onSend }: InviteFormProps) {
  const t = useTranslations("business");
  const [email, setEmail] = useState("");
  const [rights, setRights] = useState<OperatorRight[]>(["bookings"]);
  const atField = error instanceof ApiError ? error.fieldErrors.email : undefined;
  return (
    <form
      id={formId}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ email: email.trim(), rights });
      }}
    >
      <TextField
        type="email"
        label={t("invite.email")}
        dir="ltr"
        required
        maxLength={254}
        autoComplete="off"
        error={atField}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RightsFields rights={rights} onChange={setRights} />
      {!atField && <Refusal error={error} />}
    </form>
  );
}
