/** The three lists of a group: as files and on paper, with what is missing on them and who is told. */
import { Download, Printer } from "lucide-react";
import { useTranslations } from "use-intl";
import { groupListFile } from "#contract/customer-groups.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { carriesPassports, GROUP_LISTS, type GroupList } from "#domain/groups/lists.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { GroupDetail } from "./queries.ts";

export function ListsCard({ group }: { group: GroupDetail }) {
  const t = useTranslations("groups");
  return (
    <Card title={t("lists.title")}>
      <ul className="grid gap-5">
        {GROUP_LISTS.map((list) => (
          <li key={list} className="border-t border-line pt-5 first:border-0 first:pt-0">
            <ListItem group={group} list={list} />
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-5 text-sm text-muted">{t("lists.recorded")}</p>
    </Card>
  );
}

function ListItem({ group, list }: { group: GroupDetail; list: GroupList }) {
  const t = useTranslations("groups");
  const official = new Set(
    group.bookings.filter(({ channel }) => channel === "nusuk").map(({ bookingId }) => bookingId),
  );
  const onList = list === "nusuk" ? group.people.filter(({ bookingId }) => official.has(bookingId)) : group.people;
  const without = carriesPassports(list) ? onList.filter(({ hasPassport }) => !hasPassport).length : 0;
  const address = { tab: "groups", group: group.id, print: list };
  return (
    <>
      <h3 className="text-base font-semibold">{t(`list.${list}`)}</h3>
      <p className="text-sm text-muted">{t(`lists.${list}`)}</p>
      {list === "nusuk" && onList.length === 0 && <p className="mt-1 text-sm text-wait">{t("lists.noNusuk")}</p>}
      {without > 0 && <p className="mt-1 text-sm text-wait">{t("lists.without", { count: without })}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {SHEET_FORMATS.map((format) => (
          <a
            key={format}
            download
            href={pathOf(groupListFile, { params: { id: group.id, list }, query: { format } })}
            aria-label={t("lists.of", { format: t(`lists.${format}`), list: t(`list.${list}`) })}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3.5 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t(`lists.${format}`)}
          </a>
        ))}
        <ButtonLink
          variant="outline"
          to={`/operator-dashboard?${new URLSearchParams(address)}`}
          icon={<Printer aria-hidden="true" className="size-4.5" />}
        >
          {t("lists.print")}
          <span className="sr-only">{t(`list.${list}`)}</span>
        </ButtonLink>
      </div>
    </>
  );
}
