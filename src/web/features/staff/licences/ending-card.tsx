/** Licences that end soon while their operator has handed in no next one: whom to ask, and what leaves the market. */
import { CalendarClock } from "lucide-react";
import { useTranslations } from "use-intl";
import { dateOf, daysBetween } from "#domain/calendar.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { FormattedDate, Latin, Reference } from "#web/ui/text/values.tsx";
import { type EndingLicence, useEndingLicences } from "../queries.ts";

export function EndingCard() {
  const t = useTranslations("staff");
  return (
    <Card icon={CalendarClock} title={t("licences.ending.title")} aside={t("licences.ending.aside")}>
      <Loaded query={useEndingLicences()}>
        {(ending) =>
          ending.length === 0 ? (
            <EmptyState title={t("licences.ending.none")}>{t("licences.ending.noneText")}</EmptyState>
          ) : (
            <EndingTable rows={ending} />
          )
        }
      </Loaded>
    </Card>
  );
}

/** Of the last days nobody should be surprised. */
const URGENT_DAYS = 7;

function EndingTable({ rows }: { rows: readonly EndingLicence[] }) {
  const t = useTranslations("staff");
  const today = dateOf(new Date());
  const daysLeft = ({ licence }: EndingLicence) => daysBetween(today, licence.validUntil);
  const columns: Column<EndingLicence>[] = [
    {
      key: "company",
      head: t("licences.ending.company"),
      cell: ({ licence }) => (
        <>
          <bdi className="font-semibold">{licence.companyName}</bdi>
          <span className="block text-xs text-muted">
            <Reference>{licence.number}</Reference>
          </span>
        </>
      ),
    },
    {
      key: "ends",
      head: t("licences.ending.ends"),
      cell: (row) => (
        <>
          <FormattedDate date={row.licence.validUntil} />
          <span className="block text-xs text-muted">{t("licences.ending.left", { days: daysLeft(row) })}</span>
        </>
      ),
    },
    { key: "listed", head: t("licences.ending.listed"), numeric: true, cell: ({ listed }) => listed },
    {
      key: "operator",
      head: t("licences.ending.operator"),
      cell: ({ operator }) => (
        <>
          <bdi>{operator.name}</bdi>
          <a
            href={`mailto:${operator.email}`}
            className="flex min-h-11 items-center text-brand underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            <Latin>{operator.email}</Latin>
          </a>
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t("licences.ending.title")}
      columns={columns}
      rows={rows}
      keyOf={({ licence }) => licence.id}
      isFlagged={(row) => daysLeft(row) <= URGENT_DAYS}
    />
  );
}
