/** Somebody new as the passport's lines have them, and what only the reader knows: who it is to them. */
import { useTranslations } from "use-intl";
import type { IntakeNewcomer } from "#contract/intake.ts";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import { isTooYoung, RELATIONSHIPS, type Relationship } from "#domain/travellers/traveller.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Banner } from "../../../ui/surfaces/banner.tsx";
import { useCountryName } from "../../../ui/text/country-name.ts";
import { useFormats } from "../../../ui/text/use-formats.ts";
import { FormattedDate, Reference } from "../../../ui/text/values.tsx";
import type { ToldOfNewcomer } from "./intake-model.ts";
import { Taps } from "./taps.tsx";

interface NewcomerFactsProps {
  newcomer: IntakeNewcomer;
  /** Somebody else is the account's owner. */
  isSelfTaken: boolean;
  onTell: (told: ToldOfNewcomer) => void;
}

export function NewcomerFacts({ newcomer, isSelfTaken, onTell }: NewcomerFactsProps) {
  const t = useTranslations("travellers");
  const words = useTranslations("intake");
  const { date } = useFormats();
  const { birthDate, birthEither, nameCut } = newcomer;
  const relationship = newcomer.relationship ?? "other";
  const today = dateOf(new Date());
  return (
    <div className="mb-5 grid gap-4">
      <Facts newcomer={newcomer} />
      {birthEither.length > 0 && (
        <Taps
          legend={words("born")}
          options={birthEither.map((day) => ({ value: day, label: date(day) }))}
          value={birthDate}
          onTap={(day) => onTell({ birthDate: day })}
        />
      )}
      {isTooYoung(birthDate, today) && (
        <Banner tone="wait">{t("form.tooYoung", { date: date(nextHajj(today).tarwiyah) })}</Banner>
      )}
      {nameCut && <Banner>{words("nameCut")}</Banner>}
      <SelectField
        label={t("form.relationship")}
        value={relationship}
        options={choosable(relationship, isSelfTaken).map((value) => ({ value, label: t(`relationship.${value}`) }))}
        onChange={({ target }) => {
          const chosen = RELATIONSHIPS.find((one) => one === target.value);
          if (chosen) onTell({ relationship: chosen });
        }}
      />
    </div>
  );
}

function choosable(chosen: Relationship, isSelfTaken: boolean): Relationship[] {
  return RELATIONSHIPS.filter((one) => one !== "self" || one === chosen || !isSelfTaken);
}

function Facts({ newcomer }: { newcomer: IntakeNewcomer }) {
  const t = useTranslations("travellers");
  const words = useTranslations("intake");
  const nationality = useCountryName(newcomer.nationality);
  const residence = useCountryName(newcomer.countryOfResidence);
  const { birthDate, sex, passportNumber, passportExpiry } = newcomer;
  const facts = [
    [t("form.birthDate"), birthDate && <FormattedDate date={birthDate} />],
    [t("form.sex"), sex && t(`sex.${sex}`)],
    [t("form.nationality"), nationality],
    [t("form.countryOfResidence"), residence],
    [words("passportNumber"), <Reference key="number">{passportNumber}</Reference>],
    [words("validUntil"), passportExpiry && <FormattedDate date={passportExpiry} />],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm md:grid-cols-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="min-w-0">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
