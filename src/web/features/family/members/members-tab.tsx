/** Everyone of the group: who is ready, the one thing that is missing, and what can be done. */
import { useTranslations } from "use-intl";
import { areAllAway, whoIsAsked } from "#domain/households/asked.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { LazyInvitationList, LazyLimitsNote, LazyWaits } from "../fetched-later.tsx";
import type { FamilyGroup } from "../queries.ts";
import { MARK_LOOKS } from "./mark-dot.tsx";
import { MemberListRow } from "./member-row.tsx";

export function MembersTab({ group }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  const { percent } = useFormats();
  const { applications, tooYoung, isMixed } = group.limits;
  const asked = whoIsAsked(group);
  const isAway = areAllAway(asked);
  return (
    <div className="grid gap-6">
      <Card className="p-0! md:p-0!">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-4 md:px-7 md:pt-6">
          <h2 className="text-xl">
            {isAway ? t("tabs.members") : t("ready", { ready: group.readiness.ready, all: asked.length })}
          </h2>
          <Legend />
        </div>
        {isAway ? <p className="px-5 pb-4 text-muted md:px-7">{t("next.away")}</p> : <Held group={group} />}
        <ul className="divide-y divide-line border-y border-line">
          {group.members.map((member) => (
            <MemberListRow key={member.id} group={group} member={member} />
          ))}
        </ul>
        {!isAway && (
          <p className="rounded-b-lg bg-sunken px-5 py-4 text-sm text-muted md:px-7">
            {t.rich("foot", {
              percent: percent(group.complete),
              people: asked.length,
              b: (words) => <b className="num text-ink">{words}</b>,
            })}
          </p>
        )}
      </Card>
      {(applications > 1 || tooYoung.length > 0 || isMixed) && <LazyLimitsNote group={group} />}
      {group.invitations.length > 0 && <LazyInvitationList group={group} />}
    </div>
  );
}

/** Who is not ready yet. */
function Held({ group }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  if (group.readiness.state === "ready") return <p className="px-5 pb-4 text-ok md:px-7">{t("held.nobody")}</p>;
  return (
    <div className="px-5 pb-4 empty:hidden md:px-7">
      <LazyWaits group={group} />
    </div>
  );
}

function Legend() {
  const t = useTranslations("family");
  const common = useTranslations("common");
  return (
    <ul aria-label={t("legend")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {Object.values(MARK_LOOKS).map(({ icon: Icon, look, word }) => (
        <li key={word} className="inline-flex items-center gap-2">
          <span className={`grid size-6 place-items-center rounded-full ${look}`}>
            <Icon aria-hidden="true" className="size-4" />
          </span>
          {common(`status.${word}`)}
        </li>
      ))}
    </ul>
  );
}
