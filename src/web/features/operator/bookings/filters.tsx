/** What narrows the table: words, departure, who looks after it, status; each with how many there are. */
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
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
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useCounts } from "./queries.ts";
import type { Asked } from "./table-address.ts";
import { useTyped } from "./use-typed.ts";

/** On narrow screens one line that is pushed sideways, its legends only heard. */
const SIDEWAYS =
  "relative col-span-full -mx-4 flex items-end gap-x-4 px-4 max-lg:overflow-x-auto max-lg:py-1 lg:mx-0 lg:flex-wrap lg:gap-x-8 lg:px-0 " +
  "max-lg:[&_legend]:sr-only max-lg:[&_fieldset]:relative max-lg:[&_fieldset]:shrink-0 " +
  "max-lg:[&_fieldset>div]:flex-nowrap max-lg:[&_fieldset>div]:max-w-none max-lg:[&_label]:whitespace-nowrap";

/** Behind a button on narrow screens. */
const CHOICES = "flex flex-wrap gap-4 max-lg:col-span-full [&>*]:min-w-40 [&>*]:flex-1";

interface FiltersProps {
  asked: Asked;
  onAsk: (next: Asked) => void;
}

interface FilterBarProps extends FiltersProps {
  /** At the end of the last line. */
  aside: ReactNode;
  /** On narrow screens. */
  besideSearch: ReactNode;
}

export function Filters({ asked, onAsk, aside, besideSearch }: FilterBarProps) {
  const t = useTranslations("desk");
  const [text, setText] = useTyped(asked.q, (q) => onAsk({ ...asked, q }));
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  return (
    <div className="grid grid-cols-[1fr_auto_auto] items-end gap-x-2 gap-y-3 p-4 lg:grid-cols-[1fr_auto] lg:gap-4 lg:p-5">
      <TextField
        type="search"
        label={t("search")}
        placeholder={t("searchExample")}
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        variant="outline"
        className="min-h-13 px-3.5 lg:hidden"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        aria-label={t("narrow")}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(!isOpen)}
      />
      {besideSearch}
      <div id={choicesId} className={classNames(CHOICES, !isOpen && "max-lg:hidden")}>
        <Choices asked={asked} onAsk={onAsk} />
      </div>
      <div className={SIDEWAYS}>
        <StatusSegments asked={asked} onAsk={onAsk} />
        <SegmentedControl<TableView>
          label={t("by.label")}
          value={asked.by}
          options={TABLE_VIEWS.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(by) => onAsk({ ...asked, by })}
        />
        <div className="lg:ms-auto">{aside}</div>
      </div>
    </div>
  );
}

function Choices({ asked, onAsk }: FiltersProps) {
  const t = useTranslations("desk");
  return (
    <>
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
    </>
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
