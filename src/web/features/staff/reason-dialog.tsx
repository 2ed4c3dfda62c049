/** Asks once for the reason of a refusal, which goes word for word to whom it concerns. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface ReasonDialogProps {
  title: string;
  text: string;
  submit: string;
  pendingLabel: string;
  longest: number;
  /** Sentences to begin with. */
  presets?: readonly string[];
  decision: { readonly isPending: boolean; readonly error: Error | null };
  onDecide: (reason: string) => void;
  onClose: () => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, submit, pendingLabel, longest, presets = [], decision, onDecide, onClose } = props;
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState("");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={reason.trim() === ""}
            pending={decision.isPending}
            pendingLabel={pendingLabel}
          >
            {submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("reason.keep")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onDecide(reason.trim());
        }}
      >
        <Presets presets={presets} onPick={setReason} />
        <TextAreaField
          label={t("reason.label")}
          hint={t("reason.hint")}
          error={decision.error ? errorText(decision.error) : undefined}
          required
          dir="auto"
          maxLength={longest}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function Presets({ presets, onPick }: { presets: readonly string[]; onPick: (reason: string) => void }) {
  const t = useTranslations("staff");
  if (presets.length === 0) return null;
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t("reason.presets")}</legend>
      <div className="grid gap-2">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            onClick={() => onPick(preset)}
            className="min-h-11 rounded-md border border-line-strong px-3.5 py-2 text-start text-sm hover:border-brand hover:bg-brand-soft"
          >
            {preset}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
