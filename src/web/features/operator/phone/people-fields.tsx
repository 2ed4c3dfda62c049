/** Names of those who travel in one room, one line a place; what is not known yet stays empty. */
import { useTranslations } from "use-intl";
import { MAX_NAME, SEXES } from "#domain/travellers/traveller.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { PersonDraft } from "./phone-draft.ts";

interface PeopleFieldsProps {
  people: readonly PersonDraft[];
  /** Said at the fields, by `<place>.<field>`. */
  errors: Readonly<Record<string, string>>;
  onChange: (people: readonly PersonDraft[]) => void;
}

export function PassengerFields({ people, errors, onChange }: PeopleFieldsProps) {
  const t = useTranslations("phone");
  const change = (place: number, change: Partial<PersonDraft>) =>
    onChange(people.map((person, at) => (at === place ? { ...person, ...change } : person)));
  const places = people.map((person, place) => ({ person, place }));
  return places.map(({ person, place }) => (
    <fieldset key={place} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_10rem]">
      <legend className="mb-2 text-sm font-semibold">{t("people.place", { number: place + 1 })}</legend>
      <TextField
        label={t("people.surname")}
        dir="ltr"
        maxLength={MAX_NAME}
        error={errors[`${place}.surname`]}
        value={person.surname}
        onChange={(event) => change(place, { surname: event.target.value })}
      />
      <TextField
        label={t("people.givenNames")}
        dir="ltr"
        maxLength={MAX_NAME}
        error={errors[`${place}.givenNames`]}
        value={person.givenNames}
        onChange={(event) => change(place, { givenNames: event.target.value })}
      />
      <TextField
        type="date"
        label={t("people.birthDate")}
        error={errors[`${place}.birthDate`]}
        value={person.birthDate}
        onChange={(event) => change(place, { birthDate: event.target.value })}
      />
      <SelectField
        label={t("people.sex")}
        value={person.sex}
        options={[
          { value: "", label: t("people.untold") },
          ...SEXES.map((sex) => ({ value: sex, label: t(`people.${sex}`) })),
        ]}
        onChange={(event) => change(place, { sex: SEXES.find((sex) => sex === event.target.value) ?? "" })}
      />
    </fieldset>
  ));
}
