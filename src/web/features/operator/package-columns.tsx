/** The columns of the operator's own packages. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { PackageAction, PackageStatus } from "#domain/packages/package.ts";
import { useSignedIn } from "#web/lib/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { openActions } from "./package-rows.ts";
import type { OwnPackage } from "./queries.ts";

const LOOK: Record<PackageStatus, StatusState> = {
  draft: "optional",
  listed: "ready",
  paused: "pending",
  closed: "cancelled",
};

type OnAct = (item: OwnPackage, action: PackageAction) => void;

export function usePackageColumns(onAct: OnAct): Column<OwnPackage>[] {
  const t = useTranslations("operator");
  return [
    {
      key: "title",
      head: t("columns.package"),
      cell: (item) => <Title item={item} />,
    },
    {
      key: "status",
      head: t("columns.status"),
      cell: ({ status }) => <Status state={LOOK[status]}>{t(`packages.status.${status}`)}</Status>,
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
      numeric: true,
      cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
    },
    {
      key: "actions",
      head: t("columns.actions"),
      silent: true,
      cell: (item) => <Actions item={item} onAct={onAct} />,
    },
  ];
}

function Title({ item }: { item: OwnPackage }) {
  const { dateRange } = useFormats();
  return (
    <>
      <Link to={`/packages/${item.id}`} className="font-semibold text-brand hover:underline">
        <bdi>{item.title}</bdi>
      </Link>
      <span className="block text-xs text-muted">{dateRange(item.departureDate, item.returnDate)}</span>
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

function Actions({ item, onAct }: { item: OwnPackage; onAct: OnAct }) {
  const t = useTranslations("operator");
  const { licenceVerified } = useSignedIn();
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {openActions(item.status, licenceVerified === true).map((action) => (
        <Button key={action} variant="outline" className="max-md:flex-1" onClick={() => onAct(item, action)}>
          {t(`packages.action.${action}.open`)}
          <span className="sr-only">{item.title}</span>
        </Button>
      ))}
    </div>
  );
}
