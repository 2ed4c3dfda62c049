/** The day on which somebody had the meningitis injection; with its page instead, which says of what kind it was. */
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { oldestDose } from "#domain/obligations/papers/injection.ts";
import type { InjectionDue } from "#web/shared/people/papers/papers-due.ts";
import { useTravellers } from "#web/shared/people/queries.ts";
import { useChangeTraveller } from "#web/shared/people/use-change-traveller.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { placesOf } from "../places.ts";

interface InjectionDayProps {
  injection: InjectionDue;
  onSaved: () => void;
}

export function InjectionDay({ injection: { traveller, dueOn }, onSaved }: InjectionDayProps) {
  const t = useTranslations("documents");
  const { date } = useFormats();
  const { data: people } = useTravellers();
  const id = traveller?.id ?? people?.find(({ isSelf }) => isSelf)?.id;
  const [day, setDay] = useState("");
  const save = useChangeTraveller(onSaved);
  const oldest = oldestDose(dueOn);
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
