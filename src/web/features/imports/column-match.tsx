/** Which column of the file means what: guessed, and changed here where the guess is wrong. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { IMPORT_FIELDS, type ImportField, NEEDED_FIELDS } from "#domain/imports/columns.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { SheetLook } from "./queries.ts";

interface ColumnMatchProps {
  look: SheetLook;
  onColumns: (columns: (ImportField | null)[]) => void;
}

const NEEDED: readonly ImportField[] = NEEDED_FIELDS;

export function ColumnMatch({ look, onColumns }: ColumnMatchProps) {
  const t = useTranslations("imports");
  const fields = useTranslations("offers");
  const placed = look.columns.map((column, place) => ({ ...column, place }));
  const fieldsOfColumns = look.columns.map(({ field }) => field);
  const choose = (place: number, field: ImportField | null) =>
    onColumns(fieldsOfColumns.map((now, at) => (at === place ? field : now === field ? null : now)));
  return (
    <Card title={t("match.title")}>
      <p className="mb-4 text-sm text-muted">{t("match.text", { row: look.headRow })}</p>
      {look.missing.length > 0 && (
        <Banner tone="bad" role="alert" className="mb-4">
          {t("match.missing", { fields: look.missing.map((field) => fields(`fields.${field}`)).join(" · ") })}
        </Banner>
      )}
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {placed.map(({ head, field, place }) => (
          <ColumnChoice
            key={place}
            head={head || t("match.nameless", { number: place + 1 })}
            field={field}
            onChoose={(chosen) => choose(place, chosen)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ColumnChoiceProps {
  head: string;
  field: ImportField | null;
  onChoose: (field: ImportField | null) => void;
}

function ColumnChoice({ head, field, onChoose }: ColumnChoiceProps) {
  const t = useTranslations("imports");
  const fields = useTranslations("offers");
  const id = useId();
  return (
    <li className="min-w-0">
      <label htmlFor={id} className="mb-1 block truncate text-sm font-semibold" dir="auto">
        {head}
      </label>
      <select
        id={id}
        value={field ?? ""}
        onChange={({ target }) => onChoose(IMPORT_FIELDS.find((one) => one === target.value) ?? null)}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-sm"
      >
        <option value="">{t("match.none")}</option>
        {IMPORT_FIELDS.map((one) => (
          <option key={one} value={one}>
            {fields(`fields.${one}`)}
            {NEEDED.includes(one) ? " *" : ""}
          </option>
        ))}
      </select>
    </li>
  );
}
