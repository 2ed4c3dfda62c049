/** A card of the analysis: its chart, the same numbers as a table, and the table as a file. */
import { Download, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { type AnalysisTable, exportAnalysis } from "#contract/analytics.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import type { AnalysisMonths } from "#domain/operators/period.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";

const VIEWS = ["chart", "table"] as const;
type View = (typeof VIEWS)[number];

interface ChartCardProps<Row> {
  icon: LucideIcon;
  table: AnalysisTable;
  months: AnalysisMonths;
  /** What is counted, and from when on it is known. */
  lead: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Nothing has been counted: a dash stands in the place of the chart, with the line that says so of these months. */
  isEmpty: boolean;
  children: ReactNode;
}

export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { icon, table, months, lead, columns, rows, keyOf, isEmpty, children } = props;
  const t = useTranslations("analytics");
  const [view, setView] = useState<View>("chart");
  return (
    <Card icon={icon} title={t(`tables.${table}`)} className="print:break-inside-avoid">
      <p className="text-sm text-muted">{lead}</p>
      {isEmpty ? (
        <Unknown text={t(`unknown.${table}`)} />
      ) : (
        <>
          <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3" data-no-print="">
            <SegmentedControl
              label={t("view.label", { table: t(`tables.${table}`) })}
              hideLabel
              value={view}
              options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
              onChange={setView}
            />
            <ExportLinks table={table} months={months} />
          </div>
          {view === "chart" ? (
            children
          ) : (
            <div className="-mx-5 overflow-x-auto md:-mx-7">
              <DataTable caption={t(`tables.${table}`)} columns={columns} rows={rows} keyOf={keyOf} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function Unknown({ text }: { text: string }) {
  return (
    <p className="mt-4">
      <span className="block font-serif text-3xl text-muted">—</span>
      <span className="text-muted">{text}</span>
    </p>
  );
}

function ExportLinks({ table, months }: { table: AnalysisTable; months: AnalysisMonths }) {
  const t = useTranslations("analytics");
  return (
    <p className="flex flex-wrap gap-x-5">
      {SHEET_FORMATS.map((format) => (
        <a
          key={format}
          href={pathOf(exportAnalysis, { query: { table, months, format } })}
          download
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
        >
          <Download aria-hidden="true" className="size-5" />
          {t("export", { format })}
          <span className="sr-only">{t(`tables.${table}`)}</span>
        </a>
      ))}
    </p>
  );
}
