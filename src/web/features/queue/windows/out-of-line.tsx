/** Nobody of the household waits: its places, what became of its last place, or how one comes into a line. */
import { useTranslations } from "use-intl";
import { lineStand } from "#web/shared/queue/line/line-stand.ts";
import { useBookedPlaces } from "#web/shared/queue/line/use-places.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { QueueOverview } from "../queries.ts";
import { OutlookCard } from "./outlook-card.tsx";
import { StandCard } from "./stand-card.tsx";
import { WindowList } from "./window-list.tsx";

export function OutOfLine({ status }: { status: QueueOverview }) {
  const t = useTranslations("queue");
  const stand = lineStand(status);
  // A suspended operator's sale keeps its place; of seats taken in a turn the stand itself tells.
  const { booked, isPending } = useBookedPlaces(stand.kind !== "stopped" && stand.kind !== "paused");
  if (isPending) return <SkeletonCard lines={4} />;
  const isEmpty = stand.kind === "none" && booked === undefined;
  // The sale whose seats are held is none for another journey.
  const windows =
    stand.kind === "used" ? status.windows.filter(({ id }) => id !== stand.ticket.windowId) : status.windows;
  const sales = <Sales status={{ ...status, windows }} />;
  return (
    <>
      {isEmpty ? (
        <Card>
          <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>
        </Card>
      ) : (
        <StandCard stand={stand} booked={stand.kind === "used" ? undefined : booked} />
      )}
      {booked === undefined && stand.kind !== "used"
        ? sales
        : windows.length > 0 && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">
                {t("windows.another")}
              </summary>
              <div className="mt-3 grid gap-6">{sales}</div>
            </details>
          )}
    </>
  );
}

function Sales({ status }: { status: QueueOverview }) {
  return (
    <>
      <OutlookCard />
      {status.windows.length > 0 && <WindowList status={status} />}
    </>
  );
}
