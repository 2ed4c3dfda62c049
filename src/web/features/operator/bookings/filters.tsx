/** What narrows the table: words, departure, who looks after it, status; each with how many there are. */
import { useTranslations } from "use-intl";
import {
  ASSIGNED_FILTERS,
  type AssignedFilter,
  FIRST_DIRECTION,
  LONGEST_SEARCH,
  STATUS_FILTERS,
  type StatusFilter,
  TABLE_SORTS,
  TABLE_VIEWS,
  type TableSort,
  type TableView,
  WHEN_FILTERS,
  type WhenFilter,
} from "#domain/bookings/table.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useCounts } from "./queries.ts";
import type { Asked } from "./table-address.ts";
import { useTyped } from "./use-typed.ts";

/** On narrow screens one line that is pushed sideways. */
const SIDEWAYS =
  "relative -mx-5 flex items-end gap-4 px-5 max-lg:overflow-x-auto max-lg:py-1 lg:mx-0 lg:px-0 [&>*]:shrink-0 lg:[&>*]:shrink " +
  "[&_select]:min-w-40 max-lg:[&_fieldset>div]:flex-nowrap max-lg:[&_fieldset>div]:max-w-none max-lg:[&_label]:whitespace-nowrap";

interface FiltersProps {
  asked: Asked;
  onAsk: (next: Asked) => void;
}

export function Filters({ asked, onAsk }: FiltersProps) {
  const t = useTranslations("desk");
  const [text, setText] = useTyped(asked.q, (q) => onAsk({ ...asked, q }));
  return (
    <div className="grid gap-4 p-5 lg:grid-cols-[1fr_auto]">
      <TextField
        type="search"
        label={t("search")}
        placeholder={t("searchExample")}
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={SIDEWAYS}>
        <Select<WhenFilter>
          label={t("when.label")}
          value={asked.when}
          options={WHEN_FILTERS.map((value) => ({ value, label: t(`when.${value}`) }))}
          onChange={(when) => onAsk({ ...asked, when })}
        />
        <Select<AssignedFilter>
          label={t("assigned.label")}
          value={asked.assigned}
          options={ASSIGNED_FILTERS.map((value) => ({ value, label: t(`assigned.${value}`) }))}
          onChange={(assigned) => onAsk({ ...asked, assigned })}
        />
        {asked.by === "booking" && (
          <Select<TableSort>
            label={t("sort.label")}
            value={asked.sort}
            options={TABLE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(sort) => onAsk({ ...asked, sort, direction: FIRST_DIRECTION[sort] })}
          />
        )}
      </div>
      <div className={`${SIDEWAYS} lg:col-span-2 lg:flex-wrap lg:gap-x-8`}>
        <SegmentedControl<TableView>
          label={t("by.label")}
          value={asked.by}
          options={TABLE_VIEWS.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(by) => onAsk({ ...asked, by })}
        />
        <StatusSegments asked={asked} onAsk={onAsk} />
      </div>
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

function StatusSegments({ asked, onAsk }: FiltersProps) {
  const t = useTranslations("desk");
  const counts = useCounts(asked).data;
  return (
    <SegmentedControl<StatusFilter>
      label={t("status.label")}
      value={asked.status}
      options={STATUS_FILTERS.map((value) => ({
        value,
        label: t(`status.${value}`),
        ...(counts ? { count: counts[value] } : {}),
      }))}
      onChange={(status) => onAsk({ ...asked, status })}
    />
  );
}
