/** Windows that are over: what was promised, and what came of it. */
import { BarChart3 } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type PastWindow, useRecords } from "./queries.ts";

export function PastTab() {
  const t = useTranslations("queue");
  const columns = useColumns();
  return (
    <Loaded query={useRecords()}>
      {(windows) => (
        <Card icon={BarChart3} title={t("past.title")}>
          <p className="mb-4 max-w-[46rem] text-muted">{t("past.text")}</p>
          {windows.length === 0 ? (
            <EmptyState title={t("past.none.title")}>{t("past.none.text")}</EmptyState>
          ) : (
            <DataTable caption={t("past.title")} columns={columns} rows={windows} keyOf={({ windowId }) => windowId} />
          )}
        </Card>
      )}
    </Loaded>
  );
}

function useColumns(): Column<PastWindow>[] {
  const t = useTranslations("queue");
  const { dateTime, number, percent } = useFormats();
  const share = (value: number | null) => (value === null ? "—" : percent(Math.round(value * 100)));
  return [
    { key: "opened", head: t("past.opened"), cell: ({ opensAt }) => dateTime(opensAt) },
    { key: "operator", head: t("past.operator"), cell: ({ operatorName }) => <bdi>{operatorName}</bdi> },
    { key: "households", head: t("past.households"), cell: ({ households }) => number(households) },
    { key: "admitted", head: t("past.admitted"), cell: ({ admitted }) => number(admitted) },
    { key: "kept", head: t("past.kept"), cell: ({ kept }) => share(kept) },
    { key: "covered", head: t("past.covered"), cell: ({ covered }) => share(covered) },
  ];
}
