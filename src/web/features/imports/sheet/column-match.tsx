/** Which column of the file means what: guessed, and changed here where the guess is wrong. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { SheetView } from "./sheet-view.ts";

interface Fields<Field extends string> {
  fields: readonly Field[];
  /** Without a column for each of these no row is read. */
  needed: readonly Field[];
  nameOf: (field: Field) => string;
}

interface ColumnMatchProps<Field extends string> extends Fields<Field> {
  look: SheetView<Field>;
  onColumns: (columns: (Field | null)[]) => void;
}

export function ColumnMatch<Field extends string>({ look, onColumns, ...known }: ColumnMatchProps<Field>) {
  const t = useTranslations("imports");
  const placed = look.columns.map((column, place) => ({ ...column, place }));
  const fieldsOfColumns = look.columns.map(({ field }) => field);
  const choose = (place: number, field: Field | null) =>
    onColumns(fieldsOfColumns.map((now, at) => (at === place ? field : now === field ? null : now)));
  return (
    <Card title={t("match.title")}>
      <p className="mb-4 text-sm text-muted">{t("match.text", { row: look.headRow })}</p>
      {look.missing.length > 0 && (
        <Banner tone="bad" role="alert" className="mb-4">
          {t("match.missing", { fields: look.missing.map(known.nameOf).join(" · ") })}
        </Banner>
      )}
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {placed.map(({ head, field, place }) => (
          <ColumnChoice
            key={place}
            head={head || t("match.nameless", { number: place + 1 })}
            field={field}
            {...known}
            onChoose={(chosen) => choose(place, chosen)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ColumnChoiceProps<Field extends string> extends Fields<Field> {
  head: string;
  field: Field | null;
  onChoose: (field: Field | null) => void;
}

function ColumnChoice<Field extends string>(props: ColumnChoiceProps<Field>) {
  const { head, field, fields, needed, nameOf, onChoose } = props;
  const t = useTranslations("imports");
  const id = useId();
  return (
    <li className="min-w-0">
      <label htmlFor={id} className="mb-1 block truncate text-sm font-semibold" dir="auto">
        {head}
      </label>
      <select
        id={id}
        value={field ?? ""}
        onChange={({ target }) => onChoose(fields.find((one) => one === target.value) ?? null)}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-sm"
      >
        <option value="">{t("match.none")}</option>
        {fields.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
            {needed.includes(one) ? " *" : ""}
          </option>
        ))}
      </select>
    </li>
  );
}
