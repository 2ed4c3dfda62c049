/** SPEC's columns of the customer groups. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { ListedGroup } from "./queries.ts";

export function useGroupColumns(onOpen: (group: ListedGroup) => void): Column<ListedGroup>[] {
  const t = useTranslations("groups");
  const { dateRange } = useFormats();
  return [
    { key: "group", head: t("columns.group"), cell: (group) => <Name group={group} onOpen={onOpen} /> },
    {
      key: "leader",
      head: t("columns.leader"),
      cell: ({ leader }) => (leader ? <bdi>{leader}</bdi> : <span className="text-muted">{t("noLeader")}</span>),
    },
    { key: "members", head: t("columns.members"), numeric: true, cell: (group) => <Members group={group} /> },
    {
      key: "package",
      head: t("columns.package"),
      cell: ({ packageName, departureDate, returnDate }) => (
        <>
          <bdi>{packageName}</bdi>
          <span className="block text-xs text-muted">
            <bdi>{dateRange(departureDate, returnDate)}</bdi>
          </span>
        </>
      ),
    },
    { key: "status", head: t("columns.status"), cell: ({ status }) => <GroupStatusBadge status={status} /> },
    {
      key: "value",
      head: t("columns.value"),
      numeric: true,
      cell: ({ value }) => <Money amount={value.amount} currency={value.currency} />,
    },
    {
      key: "actions",
      head: t("columns.actions"),
      silent: true,
      cell: (group) => (
        <Button variant="outline" className="max-md:w-full" onClick={() => onOpen(group)}>
          {t("open")}
          <span className="sr-only">{group.name}</span>
        </Button>
      ),
    },
  ];
}

export function GroupStatusBadge({ status }: Pick<ListedGroup, "status">) {
  const t = useTranslations("groups");
  return <Status state={status === "active" ? "ready" : "pending"}>{t(`status.${status}`)}</Status>;
}

function Name({ group, onOpen }: { group: ListedGroup; onOpen: (group: ListedGroup) => void }) {
  const { name, bus } = group;
  return (
    <>
      <button
        type="button"
        className="text-start font-semibold text-brand hover:underline"
        onClick={() => onOpen(group)}
      >
        <bdi>{name}</bdi>
      </button>
      {bus && (
        <span className="block text-xs text-muted">
          <bdi>{bus}</bdi>
        </span>
      )}
    </>
  );
}

/** How many places are taken, and what of them is still open. */
function Members({ group: { members, sizeLimit, named, rooms, unplaced } }: { group: ListedGroup }) {
  const t = useTranslations("groups");
  return (
    <>
      {t("of", { members, limit: sizeLimit })}
      <span className="block text-xs text-muted">
        {members > named && t("unnamed", { count: members - named })}
        {members === named && rooms > 0 && unplaced > 0 && t("unplaced", { count: unplaced })}
        {members === named && rooms > 0 && unplaced === 0 && t("rooms", { count: rooms })}
      </span>
    </>
  );
}
