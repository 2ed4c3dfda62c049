/** The columns of the operator's own packages. */
import { Settings2 } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import type { PackageAction } from "#domain/packages/package.ts";
import { type PackageStage, packageStage } from "#domain/packages/sale.ts";
import { useMayPublish } from "#web/lib/session/may-publish.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money, Reference } from "#web/ui/text/values.tsx";
import type { OwnPackage } from "../queries.ts";
import { openActions } from "./package-rows.ts";

const LOOK: Record<PackageStage, StatusState> = {
  draft: "optional",
  listed: "ready",
  paused: "pending",
  over: "optional",
  departed: "optional",
  closed: "cancelled",
};

type OnAsk = (item: OwnPackage, about: PackageAction | "manage") => void;

/** Those that can be sorted by have the names of the orders. */
export function usePackageColumns(onAsk: OnAsk): Column<OwnPackage>[] {
  const t = useTranslations("operator");
  const { dateRange } = useFormats();
  return [
    { key: "title", head: t("columns.package"), bare: true, cell: (item) => <Title item={item} /> },
    {
      key: "status",
      head: t("columns.status"),
      bare: true,
      cell: (item) => <Stage item={item} />,
    },
    {
      key: "departure",
      head: t("columns.departure"),
      bare: true,
      cell: ({ departureDate, returnDate }) => <bdi>{dateRange(departureDate, returnDate)}</bdi>,
    },
    {
      key: "seats",
      head: t("columns.seats"),
      numeric: true,
      cell: ({ availableSlots, capacity }) => t("packages.seats", { left: availableSlots, capacity }),
    },
    {
      key: "waiting",
      head: t("columns.waiting"),
      numeric: true,
      cell: (item) => <Waiting item={item} />,
    },
    {
      key: "price",
      head: t("columns.price"),
      bare: true,
      numeric: true,
      cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
    },
    { key: "actions", head: t("columns.actions"), silent: true, cell: (item) => <Actions item={item} onAsk={onAsk} /> },
  ];
}

function Stage({ item }: { item: OwnPackage }) {
  const t = useTranslations("operator");
  const stage = packageStage(item, dateOf(new Date()));
  return <Status state={LOOK[stage]}>{t(`packages.status.${stage}`)}</Status>;
}

/** A closed package cannot be changed: its page is shown instead. */
function Title({ item }: { item: OwnPackage }) {
  const path = item.status === "closed" ? `/packages/${item.id}` : `/operator-dashboard/packages/${item.id}`;
  return (
    <>
      <Link to={path} className="font-semibold text-brand hover:underline">
        <bdi>{item.title}</bdi>
      </Link>
      <span className="block text-xs text-muted">
        <bdi>{item.departureCity}</bdi>
        {item.operatorReference && (
          <>
            {" · "}
            <Reference>{item.operatorReference}</Reference>
          </>
        )}
      </span>
    </>
  );
}

/** Parties on the waitlist, and the free seats that are theirs. */
function Waiting({ item: { waitingParties, keptSeats } }: { item: OwnPackage }) {
  const t = useTranslations("operator");
  return (
    <>
      {t("packages.waiting", { waiting: waitingParties })}
      {keptSeats > 0 && <span className="block text-xs text-muted">{t("packages.kept", { kept: keptSeats })}</span>}
    </>
  );
}

/** The next step of the sale at hand, everything else behind one button. */
function Actions({ item, onAsk }: { item: OwnPackage; onAsk: OnAsk }) {
  const t = useTranslations("operator");
  const mayPublish = useMayPublish();
  const stage = packageStage(item, dateOf(new Date()));
  // Nothing of it can be sold any more, so there is nothing to pause or to publish.
  const isBehind = stage === "departed" || stage === "over";
  const [next] = isBehind ? [] : openActions(item.status, mayPublish).filter((action) => action !== "close");
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {next && (
        <Button variant="outline" className="max-lg:flex-1" onClick={() => onAsk(item, next)}>
          {t(`packages.action.${next}.open`)}
          <span className="sr-only">{item.title}</span>
        </Button>
      )}
      <Button
        variant="outline"
        className="max-md:flex-1"
        icon={<Settings2 aria-hidden="true" className="size-5" />}
        onClick={() => onAsk(item, "manage")}
      >
        {t("packages.manage.open")}
        <span className="sr-only">{item.title}</span>
      </Button>
    </div>
  );
}
