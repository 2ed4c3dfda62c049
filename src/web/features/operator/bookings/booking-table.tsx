/** The rows that were asked for, page after page. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { DataTable } from "#web/ui/surfaces/data-table.tsx";
import { type Row, useCounts, useTable } from "./queries.ts";
import { type Ask, orderedBy, type TableRequest } from "./table-address.ts";
import { useTableColumns } from "./table-columns.tsx";
import type { Batch } from "./use-batch.ts";
import { isAnswerLate } from "./waiting-rows.ts";

interface BookingTableProps {
  asked: TableRequest;
  onAsk: Ask;
  batch: Batch;
}

export function BookingTable({ asked, onAsk, batch }: BookingTableProps) {
  const table = useTable(asked);
  const errorText = useErrorText();
  const rows = table.data?.pages.flatMap((page) => page.rows) ?? [];
  if (table.isError && rows.length === 0) {
    return <ErrorState text={errorText(table.error)} onRetry={() => void table.refetch()} />;
  }
  if (!table.data) return <Skeleton className="m-5 h-dvh" />;
  if (rows.length === 0) return <Nothing asked={asked} onAsk={onAsk} />;
  const more = table.hasNextPage ? () => void table.fetchNextPage() : null;
  return (
    <div aria-busy={table.isPlaceholderData}>
      <Rows rows={rows} asked={asked} onAsk={onAsk} batch={batch} />
      {table.isError && (
        <p role="alert" className="px-5 py-3 text-sm text-bad">
          {errorText(table.error)}
        </p>
      )}
      <Foot asked={asked} shown={rows.length} onMore={more} pending={table.isFetchingNextPage} />
    </div>
  );
}

/** What is behind is a press away, where only what is ahead was looked at. */
export function Nothing({ asked, onAsk }: Pick<BookingTableProps, "asked" | "onAsk">) {
  const t = useTranslations("desk");
  const isAll = asked.q === "" && asked.status === "all" && asked.assigned === "anyone";
  const kind = isAll && asked.when === "always" ? "none" : "noFit";
  const past = asked.when === "ahead" && (
    <Button variant="outline" onClick={() => onAsk((last) => ({ ...last, when: "always" }))}>
      {t("when.always")}
    </Button>
  );
  return (
    <EmptyState title={t(`${kind}.title`)} action={past}>
      {isAll && asked.when === "ahead" ? t("noFit.ahead") : t(`${kind}.text`)}
    </EmptyState>
  );
}

interface RowsProps extends BookingTableProps {
  rows: readonly Row[];
}

function Rows({ rows, asked, onAsk, batch }: RowsProps) {
  const t = useTranslations("desk");
  const now = new Date();
  const columns = useTableColumns({
    batch,
    order: asked,
    onOrder: (sort) => onAsk((last) => orderedBy(last, sort)),
    now,
  });
  return (
    <DataTable
      caption={t("caption")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isFlagged={(row) => isAnswerLate(row, now)}
    />
  );
}

interface FootProps {
  asked: TableRequest;
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
