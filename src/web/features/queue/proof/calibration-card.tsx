/** Whether the chances that were told came true as often as they said. */
import { Target } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Calibration, useCalibration } from "../queries.ts";

type Bin = Calibration["bins"][number];

export function CalibrationCard() {
  const t = useTranslations("queue");
  const { number } = useFormats();
  return (
    <Card icon={Target} title={t("calibration.title")}>
      <p className="mb-4 max-w-[46rem] text-muted">{t("calibration.text")}</p>
      <Loaded query={useCalibration()} isInCard>
        {({ bins, error }) =>
          error === null ? (
            <EmptyState title={t("calibration.none.title")}>{t("calibration.none.text")}</EmptyState>
          ) : (
            <>
              <p className="mb-4 font-semibold">{t("calibration.error", { points: number(error * 100, 1) })}</p>
              <Bins bins={bins} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Bins({ bins }: { bins: Bin[] }) {
  const t = useTranslations("queue");
  const { number, percent } = useFormats();
  const columns: Column<Bin>[] = [
    { key: "said", head: t("calibration.said"), cell: ({ said }) => percent(Math.round(said * 100)) },
    { key: "came", head: t("calibration.came"), cell: ({ came }) => percent(Math.round(came * 100)) },
    { key: "count", head: t("calibration.count"), cell: ({ count }) => number(count) },
  ];
  return (
    <DataTable caption={t("calibration.title")} columns={columns} rows={bins} keyOf={({ said }) => String(said)} />
  );
}
