/** What stands behind 'More Filters': where the journey starts, how far the hotel is, step-free ways; each with its count. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FilterProps } from "./filter-props.ts";
import { citiesOf, countWith, DISTANCES } from "./filters.ts";

export function MoreFilters(props: FilterProps & { onDone: () => void }) {
  const t = useTranslations("packages");
  return (
    <div className="border-t border-line pt-5">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[2fr_1fr_1fr]">
        <Cities {...props} />
        <Distances {...props} />
        <StepFree {...props} />
      </div>
      <Button variant="outline" block className="mt-5 md:hidden" onClick={props.onDone}>
        {t("filters.show", { count: props.found })}
      </Button>
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  const { number } = useFormats();
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span>{label}</span>
      <span className="num text-sm text-muted">{number(count)}</span>
    </span>
  );
}

function Cities({ items, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const toggle = (city: string) =>
    filters.cities.includes(city) ? filters.cities.filter((one) => one !== city) : [...filters.cities, city];
  return (
    <Group legend={t("filters.from")}>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {citiesOf(items).map((city) => (
          <Checkbox
            key={city}
            className="[&>span]:flex-1"
            checked={filters.cities.includes(city)}
            onChange={() => onChange({ cities: toggle(city) })}
            label={<Counted label={city} count={countWith(items, filters, { cities: [city] })} />}
          />
        ))}
      </div>
    </Group>
  );
}

function Distances({ items, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const { number } = useFormats();
  return (
    <Group legend={t("filters.distance")}>
      {DISTANCES.map((within) => (
        <Checkbox
          key={within}
          className="[&>span]:flex-1"
          checked={filters.within === within}
          onChange={(event) => onChange({ within: event.target.checked ? within : undefined })}
          label={
            <Counted
              label={t("filters.within", { metres: number(within) })}
              count={countWith(items, filters, { within })}
            />
          }
        />
      ))}
    </Group>
  );
}

function StepFree({ items, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <Group legend={t("filters.access")}>
      <Checkbox
        className="[&>span]:flex-1"
        checked={filters.stepFree}
        onChange={(event) => onChange({ stepFree: event.target.checked })}
        label={<Counted label={t("filters.stepFree")} count={countWith(items, filters, { stepFree: true })} />}
        hint={t("filters.stepFreeHint")}
      />
    </Group>
  );
}
