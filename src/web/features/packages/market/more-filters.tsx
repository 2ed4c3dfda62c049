/** What stands behind 'More Filters', each choice with the number of packages it leaves. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CAMP_CLASSES } from "#domain/packages/package.ts";
import { DISTANCES } from "#domain/packages/search/facets.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { toggled } from "../filters/filters.ts";
import { useHomeChannel } from "../seller/use-seller.ts";
import type { FilterProps } from "./filter-props.ts";
import { MorePicks } from "./more-picks.tsx";

export function MoreFilters(props: FilterProps) {
  return (
    <div className="grid gap-6">
      <Cities {...props} />
      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
        <Distances {...props} />
        <Camps {...props} />
        <Moving {...props} />
        <StepFree {...props} />
        <InParts {...props} />
      </div>
      <MorePicks {...props} />
    </div>
  );
}

function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  count: number | undefined;
  checked: boolean;
  onToggle: () => void;
}

function Choice({ label, count = 0, checked, onToggle }: ChoiceProps) {
  const { number } = useFormats();
  return (
    <Checkbox
      className="[&>span]:flex-1"
      checked={checked}
      onChange={onToggle}
      label={
        <span className="flex items-baseline justify-between gap-3">
          <span>{label}</span>
          <span className="num text-sm text-muted">{number(count)}</span>
        </span>
      }
    />
  );
}

function Cities({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const cities = Object.keys(facets.departureCity).sort((a, b) => a.localeCompare(b));
  return (
    <Group legend={t("filters.from")}>
      <div className="grid grid-cols-2 gap-x-8 lg:grid-cols-4">
        {cities.map((city) => (
          <Choice
            key={city}
            label={city}
            count={facets.departureCity[city]}
            checked={filters.departureCity?.includes(city) ?? false}
            onToggle={() => onChange({ departureCity: toggled(filters.departureCity, city) })}
          />
        ))}
      </div>
    </Group>
  );
}

function Distances({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const { number } = useFormats();
  return (
    <Group legend={t("filters.distance")}>
      {DISTANCES.map((metres) => (
        <Choice
          key={metres}
          label={t("filters.within", { metres: number(metres) })}
          count={facets.maxDistance[metres]}
          checked={filters.maxDistance === metres}
          onToggle={() => onChange({ maxDistance: filters.maxDistance === metres ? undefined : metres })}
        />
      ))}
    </Group>
  );
}

function Camps({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <Group legend={t("filters.camp")} hint={t("filters.campHint")}>
      {CAMP_CLASSES.map((camp) => (
        <Choice
          key={camp}
          label={t("filters.campClass", { camp })}
          count={facets.campClass[camp]}
          checked={filters.campClass?.includes(camp) ?? false}
          onToggle={() => onChange({ campClass: toggled(filters.campClass, camp) })}
        />
      ))}
    </Group>
  );
}

function Moving({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <Group legend={t("filters.shifting.title")} hint={t("filters.stepFreeHint")}>
      {[false, true].map((moves) => (
        <Choice
          key={String(moves)}
          label={t(moves ? "filters.shifting.yes" : "filters.shifting.no")}
          count={facets.shifting[String(moves)]}
          checked={filters.shifting === moves}
          onToggle={() => onChange({ shifting: filters.shifting === moves ? undefined : moves })}
        />
      ))}
    </Group>
  );
}

/** Not where Nusuk sells, which takes the whole price at once. */
function InParts({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  if (useHomeChannel() === "nusuk") return null;
  return (
    <Group legend={t("filters.payment")}>
      <Choice
        label={t("filters.instalments")}
        count={facets.instalments.true}
        checked={filters.instalments === true}
        onToggle={() => onChange({ instalments: filters.instalments ? undefined : true })}
      />
    </Group>
  );
}

function StepFree({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <Group legend={t("filters.access")} hint={t("filters.stepFreeHint")}>
      <Choice
        label={t("filters.stepFree")}
        count={facets.accessible.true}
        checked={filters.accessible === true}
        onToggle={() => onChange({ accessible: filters.accessible ? undefined : true })}
      />
    </Group>
  );
}
