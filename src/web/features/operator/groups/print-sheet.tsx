/** A list as it goes on paper: printed alone, on its side. */
import { ArrowLeft, Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GroupList } from "#domain/groups/lists.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import "./print-sheet.css";
import { type GroupDetail, useGroup, useSheet } from "./queries.ts";

interface PrintSheetProps {
  id: string;
  list: GroupList;
  onClose: () => void;
}

export function PrintSheet({ id, list, onClose }: PrintSheetProps) {
  const t = useTranslations("groups");
  const group = useGroup(id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3" data-no-print="">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          onClick={onClose}
        >
          {t("sheet.close")}
        </Button>
        <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => window.print()}>
          {t("sheet.print")}
        </Button>
      </div>
      <Loaded query={group}>{(found) => <Sheet group={found} list={list} />}</Loaded>
    </div>
  );
}

function Sheet({ group, list }: { group: GroupDetail; list: GroupList }) {
  const t = useTranslations("groups");
  const { dateRange, dateTime } = useFormats();
  const sheet = useSheet(group.id, list);
  return (
    <section
      data-print-alone=""
      className="min-w-0 rounded-lg border border-line bg-surface p-5 md:p-7 print:border-0 print:p-0"
    >
      <Loaded query={sheet}>
        {({ title, madeAt, head, rows, withoutPassport }) => (
          <>
            <h2 className="text-2xl">
              {title}: <bdi>{group.name}</bdi>
            </h2>
            <p className="mt-1 text-sm text-muted">
              {[group.packageName, dateRange(group.departureDate, group.returnDate), group.leader, group.bus]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className="text-sm text-muted">{t("sheet.madeAt", { moment: dateTime(madeAt) })}</p>
            {withoutPassport > 0 && (
              <p className="mt-2 text-sm text-wait">{t("lists.without", { count: withoutPassport })}</p>
            )}
            {rows.length === 0 && <p className="mt-5">{t("sheet.noRows")}</p>}
            {rows.length > 0 && <Table {...filledColumns(head, rows)} caption={title} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Paper is narrow: what nobody has is left out. */
function filledColumns(head: readonly string[], rows: TableProps["rows"]) {
  const shown = head.map((_, at) => rows.some((row) => row[at]));
  const kept = (cells: readonly string[]) => cells.filter((_, at) => shown[at]);
  return { head: kept(head), rows: rows.map(kept) };
}

/** On a phone each row is a card, as wide lists are everywhere; on paper it is a table. */
function Table({ caption, head, rows }: TableProps) {
  return (
    <table className="mt-5 w-full text-xs max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-line-strong">
          {head.map((name) => (
            <th key={name} scope="col" className="px-2 py-1.5 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.join(" ")}
            className="break-inside-avoid border-b border-line align-top max-md:block max-md:py-3"
          >
            {row.map((cell, column) => (
              <td key={head[column]} className="max-md:flex max-md:justify-between max-md:gap-4 md:px-2 md:py-1.5">
                <span aria-hidden="true" className="text-muted md:hidden">
                  {head[column]}
                </span>
                <bdi className="max-md:text-end">{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
