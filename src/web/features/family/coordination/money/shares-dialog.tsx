/** What each means to pay, with the amounts as they would be while they are typed. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SHARE_KINDS } from "#domain/households/shares.ts";
import { fromDecimal, toDecimal } from "#domain/money.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { memberNamesOf, type PlanCardProps } from "../card-props.ts";
import { useSetShares } from "../plan-queries.ts";
import { parseShare, previewOf, shareProblem, type TypedShare, typedShareOf } from "./shares-model.ts";

export function SharesDialog({ group, plans, onClose }: PlanCardProps & { onClose: () => void }) {
  const t = useTranslations("plans");
  const { basis } = plans.shares;
  const [typed, setTyped] = useState<readonly TypedShare[]>(() => plans.shares.shares.map(typedShareOf));
  const save = useSetShares(onClose);
  const parts = basis ? previewOf(fromDecimal(basis.total.amount), typed) : [];
  const send = () =>
    save.mutate({ params: { id: group.id }, body: { version: plans.version, shares: typed.map(bodyOf) } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("shares.title")}
      description={t("shares.lead")}
      footer={
        <>
          <Button
            disabled={typed.some((share) => shareProblem(share) !== null)}
            pending={save.isPending}
            pendingLabel={t("saving")}
            onClick={send}
          >
            {t("save")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {typed.map((share) => (
          <ShareFields
            key={share.memberId}
            share={share}
            name={memberNamesOf(group)(share.memberId)}
            onChange={(next) => setTyped(typed.map((one) => (one.memberId === next.memberId ? next : one)))}
          >
            <Preview minor={parts.find(({ memberId }) => memberId === share.memberId)?.minor} plans={plans} />
          </ShareFields>
        ))}
        <Refusal error={save.error} />
      </div>
    </Dialog>
  );
}

interface ShareFieldsProps {
  share: TypedShare;
  name: string;
  onChange: (share: TypedShare) => void;
  children: React.ReactNode;
}

function ShareFields({ share, name, onChange, children }: ShareFieldsProps) {
  const t = useTranslations("plans");
  const problem = shareProblem(share);
  const isTyped = share.kind === "percent" || share.kind === "amount";
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t("shares.of", { name })}
        value={share.kind}
        options={SHARE_KINDS.map((kind) => ({ value: kind, label: t(`shares.kind.${kind}`) }))}
        onChange={(event) => {
          const kind = SHARE_KINDS.find((one) => one === event.target.value);
          if (kind) onChange({ ...share, kind, text: "" });
        }}
      />
      {isTyped && (
        <TextField
          label={t("shares.value")}
          inputMode="decimal"
          dir="ltr"
          value={share.text}
          error={problem && share.text !== "" ? t(`shares.${problem}`) : undefined}
          onChange={(event) => onChange({ ...share, text: event.target.value })}
        />
      )}
      <p className="text-sm text-muted sm:col-span-2">{children}</p>
    </div>
  );
}

function Preview({ minor, plans }: { minor: number | undefined; plans: PlanCardProps["plans"] }) {
  const { money } = useFormats();
  const { basis } = plans.shares;
  return minor === undefined || !basis ? null : <b className="num">{money(toDecimal(minor), basis.total.currency)}</b>;
}

function bodyOf(typed: TypedShare) {
  const { memberId, kind, value } = parseShare(typed);
  if (kind === "percent") return { memberId, kind, value };
  return kind === "amount" ? { memberId, kind, amount: toDecimal(value) } : { memberId, kind };
}
