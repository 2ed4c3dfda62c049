/** The passport's number: hidden until it is asked for, which is recorded, and hidden again at will. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { type HandoffPerson, type PersonSheet, useShowNumber } from "../queries.ts";
import { CopyRow, FieldRow } from "./copy-row.tsx";

interface PassportNumberProps {
  bookingId: string;
  person: HandoffPerson;
  sheet: PersonSheet;
  onSaid: (words: string) => void;
}

export function PassportNumber({ bookingId, person: { id, name }, sheet: { passport }, onSaid }: PassportNumberProps) {
  const t = useTranslations("handoff");
  const [number, setNumber] = useState<string | null>(null);
  const show = useShowNumber();
  const label = t("copy.fields.passportNumber");
  if (!passport?.masked)
    return (
      <FieldRow label={label}>
        <span className="text-muted">{t(passport ? "copy.unreadNumber" : "copy.noPassport")}</span>
      </FieldRow>
    );
  if (number !== null)
    return (
      <CopyRow field="passportNumber" name={name} value={number} latin onSaid={onSaid}>
        <Button variant="quiet" onClick={() => setNumber(null)}>
          {t("copy.hide")}
        </Button>
      </CopyRow>
    );
  return (
    <FieldRow label={label}>
      <span className="min-w-0 flex-1 basis-40">
        <span className="num font-semibold">
          <Reference>{passport.masked}</Reference>
        </span>
        <span className="block text-sm text-muted">{t("copy.recorded")}</span>
        <Refusal error={show.error} className="mt-2" />
      </span>
      <span data-no-print="">
        <Button
          variant="outline"
          aria-label={t("copy.showLabel", { name })}
          pending={show.isPending}
          pendingLabel={t("copy.showing")}
          onClick={() =>
            void show.mutateAsync({ params: { id: bookingId, travellerId: id } }).then(
              (answer) => setNumber(answer.number),
              () => undefined,
            )
          }
        >
          {t("copy.show")}
        </Button>
      </span>
    </FieldRow>
  );
}
