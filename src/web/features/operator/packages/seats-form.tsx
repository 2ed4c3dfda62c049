/** Seats of a package up and down, never below what is taken; somebody else's change in between is shown, not written over. */
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_CAPACITY } from "#domain/packages/package.ts";
import { typedWhole } from "#domain/typed-number.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { type OwnPackage, useChangeSeats, usePackageStanding } from "../queries.ts";

export function SeatsForm({ item }: { item: OwnPackage }) {
  const t = useTranslations("operator");
  const errorText = useErrorText();
  const [text, setText] = useState(String(item.capacity));
  const { data } = usePackageStanding(item.id);
  const change = useChangeSeats();
  const taken = data?.seatsTaken ?? 0;
  const least = Math.max(1, taken);
  const capacity = typedWhole(text);
  const step = (by: number) => setText(String(Math.min(MAX_CAPACITY, Math.max(least, (capacity ?? least) + by))));
  const { error } = change;
  const atField = error instanceof ApiError ? error.fieldErrors.capacity : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (capacity !== null) change.mutate({ item, capacity });
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-40">
          <NumberField
            label={t("packages.manage.seats")}
            min={least}
            max={MAX_CAPACITY}
            required
            value={text}
            error={error ? (atField ?? errorText(error)) : undefined}
            onText={setText}
          />
        </div>
        <IconButton icon={Minus} look="framed" label={t("packages.manage.fewer")} onClick={() => step(-1)} />
        <IconButton icon={Plus} look="framed" label={t("packages.manage.more")} onClick={() => step(1)} />
        <Button type="submit" size="lg" disabled={capacity === item.capacity} pending={change.isPending}>
          {t("packages.manage.save")}
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">{t("packages.manage.taken", { taken })}</p>
    </form>
  );
}
