/** The meningitis injection of one person: by when, and the day on which it was had. */
import { Syringe } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { changeTraveller, listTravellers } from "#contract/travellers.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { VACCINE_DAYS_BEFORE } from "#domain/documents/certificates/windows.ts";
import { oldestDose } from "#domain/obligations/papers/injection.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";
import type { InjectionDue } from "#web/shared/people/papers/papers-due.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { placesOf } from "../places.ts";
import { PlainRow } from "./plain-row.tsx";

export function InjectionRow({ injection, isFirst }: { injection: InjectionDue; isFirst: boolean }) {
  const t = useTranslations("dashboard.next.get_vaccinated");
  const [isOpen, open] = useState(false);
  const { traveller } = injection;
  const title = t("title", { who: traveller ? "other" : "self", name: traveller?.name ?? "" });
  return (
    <PlainRow icon={Syringe} title={title} due={injection}>
      <Button variant={isFirst ? "primary" : "outline"} onClick={() => open(true)}>
        {t("button")}
      </Button>
      <Dialog open={isOpen} onOpenChange={open} title={title} description={t("text")}>
        <DayForm injection={injection} onSaved={() => open(false)} />
      </Dialog>
    </PlainRow>
  );
}

/** A dose whose day is too old by itself may count with its page, which says of what kind it was. */
function DayForm({ injection: { traveller, dueOn }, onSaved }: { injection: InjectionDue; onSaved: () => void }) {
  const t = useTranslations("documents");
  const { date } = useFormats();
  const { data: people } = useRouteQuery(listTravellers);
  const id = traveller?.id ?? people?.find(({ isSelf }) => isSelf)?.id;
  const [day, setDay] = useState("");
  const save = useRouteMutation(changeTraveller, {
    invalidates: [listTravellers, ...JOURNEY_ANSWERS],
    onSuccess: onSaved,
  });
  const oldest = oldestDose(addDays(dueOn, VACCINE_DAYS_BEFORE));
  const isTooOld = day !== "" && day < oldest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (id && !isTooOld) save.mutate({ params: { id }, body: { vaccinatedOn: day } });
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <TextField
        type="date"
        required
        label={t("injection.label")}
        hint={t("injection.hint")}
        error={isTooOld ? t("injection.tooOld", { date: date(oldest) }) : undefined}
        max={dateOf(new Date())}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Refusal error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending}>
          {t("injection.save")}
        </Button>
        <ButtonLink to={placesOf(traveller?.id ?? null).uploadPath("vaccination")} variant="quiet">
          {t("status.uploadFor", { type: t("types.vaccination") })}
        </ButtonLink>
      </div>
    </form>
  );
}
