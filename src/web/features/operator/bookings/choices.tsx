/** The rarer choices of the table: departure, who looks after it, the order, and what a row is. */
import { useTranslations } from "use-intl";
import {
  ASSIGNED_FILTERS,
  type AssignedFilter,
  FIRST_DIRECTION,
  TABLE_SORTS,
  TABLE_VIEWS,
  type TableSort,
  type TableView,
  WHEN_FILTERS,
  type WhenFilter,
} from "#domain/bookings/desk/table.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import type { Ask, TableRequest } from "./table-address.ts";

export interface ChoicesProps {
  asked: TableRequest;
  onAsk: Ask;
}

/** What is set otherwise than at the first look, each with its name. */
export function useChoiceWords({ by, when, assigned, sort }: TableRequest): string[] {
  const t = useTranslations("desk");
  return [
    ...(when === "ahead" ? [] : [`${t("when.label")}: ${t(`when.${when}`)}`]),
    ...(assigned === "anyone" ? [] : [`${t("assigned.label")}: ${t(`assigned.${assigned}`)}`]),
    ...(by === "customer" || sort === "created" ? [] : [`${t("sort.label")}: ${t(`sort.${sort}`)}`]),
    ...(by === "booking" ? [] : [`${t("by.label")}: ${t(`by.${by}`)}`]),
  ];
}

export function FilterChoices({ asked, onAsk }: ChoicesProps) {
  const t = useTranslations("desk");
  return (
    <div className="flex flex-wrap items-end gap-4 pt-1 lg:[&>div]:max-w-72 [&>div]:min-w-40 [&>div]:flex-1">
      <Select<WhenFilter>
        label={t("when.label")}
        value={asked.when}
        options={WHEN_FILTERS.map((value) => ({ value, label: t(`when.${value}`) }))}
        onChange={(when) => onAsk((last) => ({ ...last, when }))}
      />
      <Select<AssignedFilter>
        label={t("assigned.label")}
        value={asked.assigned}
        options={ASSIGNED_FILTERS.map((value) => ({ value, label: t(`assigned.${value}`) }))}
        onChange={(assigned) => onAsk((last) => ({ ...last, assigned }))}
      />
      {asked.by === "booking" && (
        <Select<TableSort>
          label={t("sort.label")}
          value={asked.sort}
          options={TABLE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => onAsk((last) => ({ ...last, sort, direction: FIRST_DIRECTION[sort] }))}
        />
      )}
      <SegmentedControl<TableView>
        label={t("by.label")}
        value={asked.by}
        options={TABLE_VIEWS.map((value) => ({ value, label: t(`by.${value}`) }))}
        onChange={(by) => onAsk((last) => ({ ...last, by }))}
      />
    </div>
  );
}

interface SelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onChange: (value: V) => void;
}

function Select<V extends string>({ label, value, options, onChange }: SelectProps<V>) {
  return (
    <SelectField
      label={label}
      value={value}
      options={options}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
