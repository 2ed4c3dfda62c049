/** The rows that were asked for, page after page, with what can be done with many of them at once. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { DataTable } from "#web/ui/surfaces/data-table.tsx";
import { BatchBar } from "./batch-bar.tsx";
import { type Row, useCounts, useTable } from "./queries.ts";
import { type Asked, orderedBy } from "./table-address.ts";
import { useTableColumns } from "./table-columns.tsx";
import { isLate, waitsForAnswer } from "./waiting-rows.ts";

interface BookingTableProps {
  asked: Asked;
  onAsk: (next: Asked) => void;
}

export function BookingTable({ asked, onAsk }: BookingTableProps) {
  const table = useTable(asked);
  const errorText = useErrorText();
  const rows = table.data?.pages.flatMap((page) => page.rows) ?? [];
  if (table.isError && rows.length === 0) {
    return <ErrorState text={errorText(table.error)} onRetry={() => void table.refetch()} />;
  }
  if (!table.data) return <Skeleton className="m-5 h-dvh" />;
  if (rows.length === 0) return <Nothing asked={asked} />;
  const more = table.hasNextPage ? () => void table.fetchNextPage() : null;
  return (
    <div aria-busy={table.isPlaceholderData}>
      <Rows rows={rows} asked={asked} onAsk={onAsk} />
      {table.isError && (
        <p role="alert" className="px-5 py-3 text-sm text-bad">
          {errorText(table.error)}
        </p>
      )}
      <Foot asked={asked} shown={rows.length} onMore={more} pending={table.isFetchingNextPage} />
    </div>
  );
}

export function Nothing({ asked }: { asked: Asked }) {
  const t = useTranslations("desk");
  const none = asked.q === "" && asked.status === "all" && asked.when === "always" && asked.assigned === "anyone";
  const kind = none ? "none" : "noFit";
  return <EmptyState title={t(`${kind}.title`)}>{t(`${kind}.text`)}</EmptyState>;
}

interface RowsProps extends BookingTableProps {
  rows: readonly Row[];
}

function Rows({ rows, asked, onAsk }: RowsProps) {
  const t = useTranslations("desk");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const now = new Date();
  const waiting = rows.filter((row) => waitsForAnswer(row, now));
  // Only what is in sight and still waits can be chosen, whatever was ticked before.
  const ids = waiting.flatMap(({ id }) => (chosen.has(id) ? id : []));
  const toggle = (id: string) => setChosen(chosen.has(id) ? without(chosen, id) : new Set([...chosen, id]));
  const columns = useTableColumns({
    chosen: new Set(ids),
    onToggle: toggle,
    order: asked,
    onOrder: (sort) => onAsk(orderedBy(asked, sort)),
    now,
  });
  return (
    <>
      <BatchBar waiting={waiting} chosen={ids} onChoose={(all) => setChosen(new Set(all))} />
      <DataTable
        caption={t("caption")}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isFlagged={(row) => isLate(row, now)}
      />
    </>
  );
}

function without(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...chosen].filter((one) => one !== id));
}

interface FootProps {
  asked: Asked;
  shown: number;
  /** Null: there are no more. */
  onMore: (() => void) | null;
  pending: boolean;
}

function Foot({ asked, shown, onMore, pending }: FootProps) {
  const t = useTranslations("desk");
  const counts = useCounts(asked).data;
  const found = asked.sort === "waiting" ? counts?.waiting : counts?.[asked.status];
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4 text-sm text-muted">
      <p role="status">{t("shown", { shown, total: Math.max(shown, found ?? shown) })}</p>
      {onMore && (
        <Button variant="outline" pending={pending} pendingLabel={t("loadingMore")} onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}
