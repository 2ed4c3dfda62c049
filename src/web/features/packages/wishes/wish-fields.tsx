/** The control of each wish. */
import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES } from "#domain/packages/package.ts";
import type { Facets } from "#domain/packages/search/facets.ts";
import { type MatchPartName, MOST_WISHED, type StatedWishes } from "#domain/packages/search/match.ts";
import { typedWhole } from "#domain/typed-number.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Pick } from "../filters/pick.tsx";
import { useLanguageName } from "../filters/use-wish-words.ts";
import { STAYS } from "../pictures/stays.ts";

interface WishProps {
  /** What packages on sale have to offer. */
  facets: Facets;
  wishes: StatedWishes;
  onChange: (change: StatedWishes) => void;
}

export const WISH_FIELDS: Readonly<Record<MatchPartName, ComponentType<WishProps>>> = {
  budget: Budget,
  dates: Dates,
  distance: Distance,
  stay: Stay,
  stepFree: StepFree,
  people: People,
  language: Language,
  city: City,
  camp: Camp,
};

interface AmountProps {
  label: string;
  value: number | undefined;
  onWrite: (value: number | undefined) => void;
}

/** What is typed stands as long as it says what is wished: wishes are forgotten elsewhere too. */
function Amount({ label, value, onWrite }: AmountProps) {
  const [typed, setTyped] = useState("");
  const text = wishIn(typed) === value ? typed : String(value ?? "");
  return (
    <NumberField
      min={1}
      max={MOST_WISHED}
      label={label}
      value={text}
      onText={(next) => {
        setTyped(next);
        onWrite(wishIn(next));
      }}
    />
  );
}

function wishIn(typed: string): number | undefined {
  const number = typedWhole(typed) ?? 0;
  return number > 0 && number <= MOST_WISHED ? number : undefined;
}

function Budget({ wishes, onChange }: WishProps) {
  const t = useTranslations("wishes");
  return <Amount label={t("field.budget")} value={wishes.budget} onWrite={(budget) => onChange({ budget })} />;
}

function Distance({ wishes, onChange }: WishProps) {
  const t = useTranslations("wishes");
  return <Amount label={t("field.distance")} value={wishes.distance} onWrite={(distance) => onChange({ distance })} />;
}

function Dates({ wishes: { from, to }, onChange }: WishProps) {
  const t = useTranslations("packages");
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <TextField
        type="date"
        label={t("filters.leavesFrom")}
        value={from ?? ""}
        max={to}
        onChange={(event) => onChange({ from: event.target.value || undefined })}
      />
      <TextField
        type="date"
        label={t("filters.backBy")}
        value={to ?? ""}
        min={from}
        onChange={(event) => onChange({ to: event.target.value || undefined })}
      />
    </div>
  );
}

function Stay({ wishes, onChange }: WishProps) {
  const t = useTranslations("packages");
  const wish = useTranslations("wishes");
  return (
    <Pick
      label={t("filters.stay")}
      value={wishes.stay}
      options={ACCOMMODATION_TYPES.map((type) => ({
        value: type,
        label: wish("orBetter", { stay: t(`stay.${STAYS[type]}`) }),
      }))}
      onPick={(stay) => onChange({ stay })}
    />
  );
}

function StepFree({ wishes, onChange }: WishProps) {
  const t = useTranslations("wishes");
  return (
    <Checkbox
      label={t("field.stepFree")}
      hint={t("field.stepFreeHint")}
      checked={wishes.stepFree ?? false}
      onChange={(event) => onChange({ stepFree: event.target.checked || undefined })}
    />
  );
}

function People({ wishes, onChange }: WishProps) {
  const t = useTranslations("packages");
  const sizes = Array.from({ length: MAX_PARTY }, (_, i) => i + 1);
  return (
    <Pick
      label={t("filters.seats")}
      value={wishes.people}
      options={sizes.map((seats) => ({ value: seats, label: t("filters.people", { seats }) }))}
      onPick={(people) => onChange({ people })}
    />
  );
}

function Language({ facets, wishes, onChange }: WishProps) {
  const t = useTranslations("packages");
  const name = useLanguageName();
  return (
    <Pick
      label={t("filters.guide")}
      value={wishes.language}
      options={Object.keys(facets.guideLanguage).map((tag) => ({ value: tag, label: name(tag) }))}
      onPick={(language) => onChange({ language })}
    />
  );
}

function City({ facets, wishes, onChange }: WishProps) {
  const t = useTranslations("packages");
  const cities = Object.keys(facets.departureCity).sort((a, b) => a.localeCompare(b));
  return (
    <Pick
      label={t("filters.from")}
      value={wishes.city}
      options={cities.map((city) => ({ value: city, label: city }))}
      onPick={(city) => onChange({ city })}
    />
  );
}

function Camp({ wishes, onChange }: WishProps) {
  const t = useTranslations("packages");
  return (
    <Pick
      label={t("filters.camp")}
      value={wishes.camp}
      options={CAMP_CLASSES.map((camp) => ({ value: camp, label: t("filters.campClass", { camp }) }))}
      onPick={(camp) => onChange({ camp })}
    />
  );
}
