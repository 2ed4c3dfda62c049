/** The record of who did what: asked by person, act, subject and day, page by page. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { type AuditEntry, useAudit } from "../queries.ts";
import { type RecordQuery, RecordSearch } from "./record-search.tsx";
import { RefusedTriesCard } from "./refused-tries.tsx";

export function RecordTab() {
  const [query, setQuery] = useState<RecordQuery>({});
  const [before, setBefore] = useState<string | null>(null);
  const search = (asked: RecordQuery) => {
    setQuery(asked);
    setBefore(null);
  };
  return (
    <div className="grid gap-6">
      <RefusedTriesCard />
      <RecordSearch onSearch={search} />
      <Loaded query={useAudit({ ...query, ...(before && { before }) })}>
        {(page) => <Entries page={page} first={before === null} onPage={setBefore} />}
      </Loaded>
    </div>
  );
}

interface EntriesProps {
  page: { entries: readonly AuditEntry[]; before: string | null };
  first: boolean;
  onPage: (before: string | null) => void;
}

function Entries({ page: { entries, before }, first, onPage }: EntriesProps) {
  const t = useTranslations("staff");
  const columns = useRecordColumns();
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState title={t("record.none")}>{t("record.noneText")}</EmptyState>
      </Card>
    );
  }
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <DataTable caption={t("record.caption")} columns={columns} rows={entries} keyOf={({ id }) => id} />
      <div className="flex flex-wrap gap-3 border-t border-line p-5 empty:hidden">
        {!first && (
          <Button variant="outline" onClick={() => onPage(null)}>
            {t("record.newest")}
          </Button>
        )}
        {before !== null && (
          <Button variant="outline" onClick={() => onPage(before)}>
            {t("record.older")}
          </Button>
        )}
      </div>
    </section>
  );
}

function useRecordColumns(): Column<AuditEntry>[] {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  const who = ({ actorId, actorName }: AuditEntry) => {
    if (actorId === null) return t("record.product");
    return actorName === null ? t("record.gone", { id: actorId }) : <Latin>{actorName}</Latin>;
  };
  return [
    { key: "at", head: t("record.at"), cell: ({ at }) => dateTime(at) },
    { key: "who", head: t("record.who"), cell: who },
    { key: "did", head: t("record.did"), cell: ({ action }) => <Latin>{action}</Latin> },
    {
      key: "on",
      head: t("record.on"),
      cell: ({ subjectType, subjectId }) => (
        <span className="[overflow-wrap:anywhere]">
          <Latin>{`${subjectType} ${subjectId}`}</Latin>
        </span>
      ),
    },
    { key: "details", head: t("record.details"), cell: ({ details }) => <Latin>{detailsText(details)}</Latin> },
  ];
}

/** `status: pending, seats: 3`; a dash where an entry has none. */
function detailsText(details: AuditEntry["details"]): string {
  const told = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
  return told.join(", ") || "—";
}
