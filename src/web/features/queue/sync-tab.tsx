/** Who stands in line together, and how ready each is. */
import { Monitor, Smartphone, Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { householdDevices, listFamily } from "#contract/family.ts";
import type { RouteResult } from "#contract/route.ts";
import { whoIsAsked } from "#domain/households/asked.ts";
import { LIVE_TICKET_STATES, type QueueTicketState } from "#domain/queue/ticket.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status as StatusMark } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { QueueOverview } from "./queries.ts";

/** Who waits or whose turn runs; a turn that is over stands in no line. */
const LIVE: ReadonlySet<QueueTicketState> = new Set(LIVE_TICKET_STATES);

export function SyncTab({ status }: { status: QueueOverview }) {
  const t = useTranslations("queue");
  const groups = useRouteQuery(listFamily);
  const { ticket } = status;
  const inLine = ticket && LIVE.has(ticket.state) ? ticket.familyId : null;
  return (
    <Loaded query={groups}>
      {(list) =>
        list.length === 0 ? (
          <Card>
            <EmptyState
              title={t("sync.none.title")}
              action={<ButtonLink to="/family">{t("sync.none.act")}</ButtonLink>}
            >
              {t("sync.none.text")}
            </EmptyState>
          </Card>
        ) : (
          <div className="grid gap-6">
            {list.map((group) => (
              <Card
                key={group.id}
                icon={Users}
                title={<bdi>{group.name}</bdi>}
                aside={group.id === inLine && t("sync.inLine")}
              >
                <p className="text-muted">{t("sync.text")}</p>
                <Members group={group} />
                <ButtonLink to="/family" variant="outline" className="mt-4">
                  {t("sync.open")}
                </ButtonLink>
              </Card>
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

type Group = RouteResult<typeof listFamily>[number];
type Device = RouteResult<typeof householdDevices>[number]["devices"][number];

function Members({ group }: { group: Group }) {
  const known = useRouteQuery(householdDevices, { params: { id: group.id } }).data;
  return (
    <ul className="mt-4 divide-y divide-line">
      {whoIsAsked(group).map((member) => (
        <li key={member.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <bdi className="font-semibold">{member.name}</bdi>
            {known && (
              <Devices
                hasAccount={member.hasAccount}
                devices={known.find(({ memberId }) => memberId === member.id)?.devices ?? []}
              />
            )}
          </div>
          {!member.isAway && <StatusMark state={member.status} />}
        </li>
      ))}
    </ul>
  );
}

const KINDS = {
  android: "phone",
  ios: "phone",
  linux: "computer",
  macos: "computer",
  windows: "computer",
  other: "other",
} as const;

/** Each kind once, as it was used last. */
function Devices({ hasAccount, devices }: { hasAccount: boolean; devices: readonly Device[] }) {
  const t = useTranslations("queue");
  const kinds = (["phone", "computer", "other"] as const).flatMap((kind) => {
    const own = devices.filter(({ system }) => KINDS[system] === kind);
    return own.length === 0 ? [] : [{ kind, isRecent: own.some(({ isRecent }) => isRecent) }];
  });
  if (kinds.length === 0) {
    return <p className="text-sm text-muted">{t(hasAccount ? "sync.signedOut" : "sync.noAccount")}</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {kinds.map(({ kind, isRecent }) => {
        const Icon = kind === "phone" ? Smartphone : Monitor;
        return (
          <li key={kind} className="inline-flex items-center gap-2">
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
            {t(`sync.${kind}`, { when: isRecent ? "recent" : "earlier" })}
          </li>
        );
      })}
    </ul>
  );
}
