/** Who stands in line together, and how ready each is. */
import { Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { listFamily } from "#contract/family.ts";
import { useRouteQuery } from "#web/lib/queries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status as StatusMark } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { Status } from "./queries.ts";

export function SyncTab({ status }: { status: Status }) {
  const t = useTranslations("queue");
  const groups = useRouteQuery(listFamily);
  const inLine = status.ticket?.familyId ?? null;
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
                <ul className="mt-4 divide-y divide-line">
                  {group.members.map((member) => (
                    <li key={member.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                      <bdi className="font-semibold">{member.name}</bdi>
                      <StatusMark state={member.status} />
                    </li>
                  ))}
                </ul>
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
