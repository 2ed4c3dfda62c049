/** The bookings behind a figure, with the sum that the figure shows. */
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import { exportFigureBookings } from "#contract/figure-bookings.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { DataTable } from "#web/ui/surfaces/data-table.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { FigureAsked } from "./address.ts";
import { CountedSum } from "./counted-sum.tsx";
import { type CountedPage, useCounted } from "./queries.ts";
import { useCountedColumns } from "./use-counted-columns.tsx";
import { useFilterWords } from "./use-filter-words.ts";

interface BehindDialogProps {
  asked: FigureAsked;
  onClose: () => void;
}

export function BehindDialog({ asked, onClose }: BehindDialogProps) {
  const t = useTranslations("analytics");
  const errorText = useErrorText();
  const counted = useCounted(asked);
  const filters = useFilterWords(asked);
  const pages = counted.data?.pages ?? [];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t(`behind.title.${asked.figure}`)}
      description={filters || t("behind.always")}
    >
      {counted.isPending && <Skeleton className="h-48" />}
      {counted.isError && <ErrorState text={errorText(counted.error)} onRetry={() => void counted.refetch()} />}
      {pages[0] && (
        <>
          <CountedSum asked={asked} page={pages[0]} />
          <List pages={pages} asked={asked} />
          {pages[0].count > 0 && <Files asked={asked} />}
        </>
      )}
      {counted.hasNextPage && (
        <Button
          variant="outline"
          className="mt-5"
          pending={counted.isFetchingNextPage}
          pendingLabel={t("behind.fetching")}
          onClick={() => void counted.fetchNextPage()}
        >
          {t("behind.more")}
        </Button>
      )}
    </Dialog>
  );
}

function List({ pages, asked }: { pages: readonly CountedPage[]; asked: FigureAsked }) {
  const t = useTranslations("analytics");
  const columns = useCountedColumns(asked.figure);
  const rows = pages.flatMap(({ bookings }) => bookings);
  if (rows.length === 0) return <EmptyState title={t("behind.none")} />;
  return (
    <div className="-mx-5 md:-mx-7">
      <DataTable caption={t(`behind.title.${asked.figure}`)} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </div>
  );
}

/** Every booking behind the figure, not only those in sight. */
function Files({ asked }: { asked: FigureAsked }) {
  const t = useTranslations("analytics");
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
      <span className="text-sm text-muted">{t("behind.file")}</span>
      {SHEET_FORMATS.map((format) => (
        <a
          key={format}
          href={pathOf(exportFigureBookings, { query: { ...asked, format } })}
          download
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
        >
          <Download aria-hidden="true" className="size-5" />
          {t("export", { format })}
        </a>
      ))}
    </p>
  );
}
