/** Which colleague looks after the booking. */
import { UserCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type DeskView, useAssign } from "./queries.ts";

export function CareCard({ desk: { booking, assignee, colleagues } }: { desk: DeskView }) {
  const t = useTranslations("desk");
  const errorText = useErrorText();
  const assign = useAssign();
  // Who has left the business may still be named on it.
  const former = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <Card icon={UserCheck} title={t("care.title")}>
      <SelectField
        label={t("care.label")}
        value={assignee?.id ?? ""}
        disabled={assign.isPending}
        error={assign.error ? errorText(assign.error) : undefined}
        options={[
          { value: "", label: t("care.nobody") },
          ...[...colleagues, ...former].map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) =>
          assign.mutate({
            params: { id: booking.id },
            body: { userId: event.target.value === "" ? null : event.target.value },
          })
        }
      />
    </Card>
  );
}
