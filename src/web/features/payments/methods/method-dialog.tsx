/** Describes a payment method, or changes what is said of one; no card number is asked for. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { CURRENCIES } from "#domain/money.ts";
import { LONGEST_BRAND, METHOD_TYPES } from "#domain/payment-method.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type SavedMethod, useAddMethod, useChangeMethod } from "../queries.ts";
import { FeeFields } from "./fee-fields.tsx";
import { EMPTY_METHOD, methodBody, retyped, type TypedMethod, typedMethodOf, wrongIn } from "./method-form.ts";
import { type MethodFieldsProps, MethodText } from "./method-text.tsx";

export function MethodDialog({ method, onClose }: { method: SavedMethod | null; onClose: () => void }) {
  const t = useTranslations("payments");
  const formId = useId();
  const [typed, setTyped] = useState<TypedMethod>(() => (method ? typedMethodOf(method) : EMPTY_METHOD));
  const [wasSent, setSent] = useState(false);
  const add = useAddMethod(onClose);
  const change = useChangeMethod(onClose);
  const error = add.error ?? change.error;
  const send = () => {
    setSent(true);
    if (wrongIn(typed).length > 0) return;
    const body = methodBody(typed);
    if (method) change.mutate({ params: { id: method.id }, body });
    else add.mutate({ body });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={method ? t("methods.changeTitle") : t("methods.addTitle")}
      description={t("methods.noNumber")}
      footer={
        <Button
          type="submit"
          form={formId}
          pending={add.isPending || change.isPending}
          pendingLabel={t("methods.saving")}
        >
          {t("methods.save")}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Fields
          typed={typed}
          wrong={wasSent ? wrongIn(typed) : []}
          onChange={(changes) => setTyped({ ...typed, ...changes })}
        />
        <Refusal error={error} />
      </form>
    </Dialog>
  );
}

function Fields(props: MethodFieldsProps) {
  const t = useTranslations("payments");
  const { typed, onChange } = props;
  return (
    <>
      <SelectField
        label={t("methods.field.type")}
        value={typed.type}
        options={METHOD_TYPES.map((value) => ({ value, label: t(`methods.type.${value}`) }))}
        onChange={({ target }) => {
          const type = METHOD_TYPES.find((one) => one === target.value);
          if (type) onChange(retyped(typed, type));
        }}
      />
      <MethodText {...props} name="brand" maxLength={LONGEST_BRAND} />
      <MethodText {...props} name="lastFour" inputMode="numeric" maxLength={4} />
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <MethodText {...props} name="limit" inputMode="decimal" />
        <SelectField
          label={t("methods.field.currency")}
          value={typed.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={({ target }) =>
            onChange({ currency: CURRENCIES.find((one) => one === target.value) ?? typed.currency })
          }
        />
      </div>
      <FeeFields {...props} />
    </>
  );
}
