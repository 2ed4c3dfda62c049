/** The frame of each step: a form, what was refused and not at a field, its buttons. */
import type { ComponentProps, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";

interface StepFormProps {
  form: ComponentProps<"form">;
  /** Null where nothing was refused, or where it stands at its field. */
  error: Error | null;
  pending: boolean;
  submitLabel: string;
  pendingLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

export function StepForm({ form, error, pending, submitLabel, pendingLabel, onCancel, children }: StepFormProps) {
  const t = useTranslations("secondFactor");
  return (
    <form {...form} className="grid gap-5 border-t border-line pt-5">
      {children}
      <Refusal error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Opens a form in its own place. */
export function OpenButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <div>
      <Button variant="outline" onClick={onOpen}>
        {label}
      </Button>
    </div>
  );
}
