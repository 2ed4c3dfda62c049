/** Who pays, how it is divided among them, and the most that each can pay. */
import { useTranslations } from "use-intl";
import type { Currency } from "#domain/money.ts";
import { SPLITS, type SplitMode } from "#domain/payments/plan/problem.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type SplitPerson, wrongOf } from "./people-model.ts";

interface PeopleFieldsProps {
  people: readonly SplitPerson[];
  mode: SplitMode;
  /** Of what each can pay. */
  currency: Currency;
  onPeople: (people: readonly SplitPerson[]) => void;
  onMode: (mode: SplitMode) => void;
}

export function SplitPeopleFields({ people, mode, currency, onPeople, onMode }: PeopleFieldsProps) {
  const t = useTranslations("payments");
  const change = (key: string, changes: Partial<SplitPerson>) =>
    onPeople(people.map((person) => (person.key === key ? { ...person, ...changes } : person)));
  return (
    <div className="grid gap-3">
      <SegmentedControl
        block
        label={t("people.mode")}
        value={mode}
        options={SPLITS.map((value) => ({ value, label: t(`people.modes.${value}`) }))}
        onChange={onMode}
      />
      <p className="text-sm text-muted">{t(`people.modeHint.${mode}`)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <PersonRow
            key={person.key}
            person={person}
            mode={mode}
            currency={currency}
            onChange={(changes) => change(person.key, changes)}
          />
        ))}
      </ul>
    </div>
  );
}

interface PersonRowProps extends Pick<PeopleFieldsProps, "mode" | "currency"> {
  person: SplitPerson;
  onChange: (changes: Partial<SplitPerson>) => void;
}

function PersonRow({ person, mode, currency, onChange }: PersonRowProps) {
  const t = useTranslations("payments");
  const wrong = wrongOf(person, mode);
  return (
    <li className="py-2">
      <Checkbox
        label={<bdi>{person.name}</bdi>}
        hint={person.hasAccount ? undefined : t("split.noAccount")}
        checked={person.pays}
        onChange={({ target }) => onChange({ pays: target.checked })}
      />
      {person.pays && (
        <fieldset className="grid min-w-0 grid-cols-2 gap-3 pb-2">
          <legend className="sr-only">{person.name}</legend>
          <TextField
            label={t("people.cap", { currency })}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            placeholder={t("people.noCap")}
            value={person.cap}
            error={wrong.includes("cap") ? t("people.wrong.cap") : undefined}
            onChange={({ target }) => onChange({ cap: target.value })}
          />
          {mode === "by_share" && (
            <TextField
              label={t("people.share")}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              value={person.share}
              error={wrong.includes("share") ? t("people.wrong.share") : undefined}
              onChange={({ target }) => onChange({ share: target.value })}
            />
          )}
        </fieldset>
      )}
    </li>
  );
}
