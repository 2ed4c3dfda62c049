/** The rows of the file as they would be imported: what is wrong stands at its cell and in words. */
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { RowsState } from "#contract/package-imports.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import type { SheetView, ViewedRow } from "./sheet-view.ts";

const FILTERS = ["all", "wrong", "new", "update", "unchanged"] as const;
type Filter = (typeof FILTERS)[number];

const LOOK: Record<RowsState, StatusState> = {
  new: "ready",
  update: "processing",
  unchanged: "optional",
  wrong: "incomplete",
};

/** A wide sheet scrolls inside its own frame, which has to be reached by keyboard too. */
const BY_KEYBOARD = { tabIndex: 0 };

interface RowsPreviewProps<Field extends string> {
  look: SheetView<Field>;
  nameOf: (field: Field) => string;
}

export function RowsPreview<Field extends string>({ look, nameOf }: RowsPreviewProps<Field>) {
  const t = useTranslations("imports");
  const [filter, setFilter] = useState<Filter>(look.counts.wrong > 0 ? "wrong" : "all");
  const { counts } = look;
  const total = counts.new + counts.update + counts.unchanged + counts.wrong;
  const countOf = (one: Filter) => (one === "all" ? total : counts[one]);
  const shownFilter = countOf(filter) > 0 ? filter : "all";
  const rows = look.rows.filter(({ state }) => shownFilter === "all" || state === shownFilter);
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-4 p-5">
        <h2 className="text-xl">{t("preview.title")}</h2>
        <SegmentedControl<Filter>
          label={t("preview.filter")}
          hideLabel
          value={shownFilter}
          options={FILTERS.filter((one) => one === "all" || countOf(one) > 0).map((one) => ({
            value: one,
            label: t(`preview.${one}`),
            count: countOf(one),
          }))}
          onChange={setFilter}
        />
      </div>
      <RowTable look={look} nameOf={nameOf} rows={rows} />
      {rows.length < countOf(shownFilter) && (
        <p className="border-t border-line px-5 py-4 text-sm text-muted">
          {t("preview.more", { shown: rows.length, total: countOf(shownFilter) })}
        </p>
      )}
    </section>
  );
}

interface RowTableProps<Field extends string> extends RowsPreviewProps<Field> {
  rows: readonly ViewedRow<Field>[];
}

function RowTable<Field extends string>({ look, nameOf, rows }: RowTableProps<Field>) {
  const t = useTranslations("imports");
  const places = look.columns.flatMap(({ field }, place) => (field === null ? [] : [{ field, place }]));
  return (
    <section {...BY_KEYBOARD} aria-label={t("preview.title")} className="max-h-[70dvh] overflow-auto">
      <table className="w-full text-sm">
        <thead className="sticky top-0 z-10 bg-sunken">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-semibold">
              {t("preview.row")}
            </th>
            <th scope="col" className="px-4 py-3 text-start font-semibold">
              {t("preview.result")}
            </th>
            {places.map(({ field, place }) => (
              <th key={place} scope="col" className="px-4 py-3 text-start font-semibold whitespace-nowrap">
                {nameOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className="border-t border-line align-top">
              <th scope="row" className="num px-4 py-3 text-start font-normal text-muted">
                {row.row}
              </th>
              <td className="min-w-64 px-4 py-3">
                <Result row={row} nameOf={nameOf} />
              </td>
              {places.map(({ place }) => (
                <CellText key={place} row={row} place={place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellText({ row, place }: { row: ViewedRow<string>; place: number }) {
  const t = useTranslations("imports");
  const isWrong = row.problems.some(({ column }) => column === place);
  const text = row.cells[place] ?? "";
  return (
    <td className="px-4 py-3">
      <span
        dir="auto"
        className={classNames(
          "block max-w-56 truncate",
          isWrong && "rounded-md bg-bad-soft px-2 py-0.5 text-bad ring-1 ring-bad",
        )}
      >
        {text || (isWrong ? t("preview.empty") : "")}
      </span>
    </td>
  );
}

interface ResultProps<Field extends string> {
  row: ViewedRow<Field>;
  nameOf: (field: Field) => string;
}

function Result<Field extends string>({ row, nameOf }: ResultProps<Field>) {
  const t = useTranslations("imports");
  if (row.problems.length === 0) return <Status state={LOOK[row.state]}>{t(`state.${row.state}`)}</Status>;
  return (
    <ul className="grid gap-1.5 text-bad">
      {row.problems.map(({ field, text }) => (
        <li key={`${field} ${text}`} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span>
            <strong>{nameOf(field)}:</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
