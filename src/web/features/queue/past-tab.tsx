/** Windows that are over: what was promised, and what came of it. */
import { BarChart3, CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { CalibrationCard } from "./proof/calibration-card.tsx";
import { type PastWindow, useRecords } from "./queries.ts";

export function PastTab() {
  const t = useTranslations("queue");
  const columns = useColumns();
  return (
    <Loaded query={useRecords()}>
      {(windows) => (
        <div className="grid gap-6">
          <Kept windows={windows} />
          <Card icon={BarChart3} title={t("past.title")}>
            <p className="mb-4 max-w-[46rem] text-muted">{t("past.text")}</p>
            {windows.length === 0 ? (
              <EmptyState title={t("past.none.title")}>{t("past.none.text")}</EmptyState>
            ) : (
              <DataTable
                caption={t("past.title")}
                columns={columns}
                rows={windows}
                keyOf={({ windowId }) => windowId}
              />
            )}
          </Card>
          <CalibrationCard />
        </div>
      )}
    </Loaded>
  );
}

const DOTS = 100;

/** Of all first promises together: one dot for each hundredth, those that were kept filled. */
function Kept({ windows }: { windows: readonly PastWindow[] }) {
  const t = useTranslations("queue");
  const promises = windows.reduce((sum, one) => sum + one.promises, 0);
  if (promises === 0) return null;
  const kept = windows.reduce((sum, one) => sum + one.promises * (one.kept ?? 0), 0) / promises;
  const filled = Math.round(kept * DOTS);
  return (
    <Card icon={CircleCheck} title={t("past.keptTitle", { kept: filled })}>
      <p className="mb-4 max-w-[46rem] text-muted">{t("past.keptText", { promises })}</p>
      <div aria-hidden="true" className="grid w-fit grid-cols-[repeat(20,auto)] gap-1.5">
        {Array.from({ length: DOTS }, (_, at) => at).map((at) => (
          <span
            key={at}
            className={classNames("size-2.5 rounded-full", at < filled ? "bg-brand" : "border border-line-strong")}
          />
        ))}
      </div>
    </Card>
  );
}

function useColumns(): Column<PastWindow>[] {
  const t = useTranslations("queue");
  const { dateTime, number, percent } = useFormats();
  const share = (value: number | null) => (value === null ? "—" : percent(Math.round(value * 100)));
  const minutes = (value: number | null) => (value === null ? "—" : t("past.minutes", { minutes: Math.ceil(value) }));
  return [
    { key: "opened", head: t("past.opened"), cell: ({ opensAt }) => dateTime(opensAt) },
    { key: "operator", head: t("past.operator"), cell: ({ operatorName }) => <bdi>{operatorName}</bdi> },
    { key: "households", head: t("past.households"), cell: ({ households }) => number(households) },
    { key: "admitted", head: t("past.admitted"), cell: ({ admitted }) => number(admitted) },
    { key: "promised", head: t("past.promised"), cell: ({ promisedMinutes }) => minutes(promisedMinutes) },
    { key: "waited", head: t("past.waited"), cell: ({ waitedMinutes }) => minutes(waitedMinutes) },
    { key: "kept", head: t("past.kept"), cell: ({ kept }) => share(kept) },
    { key: "covered", head: t("past.covered"), cell: ({ covered }) => share(covered) },
  ];
}
