/** The household: who is ready, and whom everybody waits for. */
import { Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { areAllAway, whoIsAsked } from "#domain/households/asked.ts";
import { Waits } from "#web/shared/people/waits.tsx";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Family, useFamilies } from "../queries.ts";
import { CardLink } from "./card-link.tsx";

export function FamilyCard() {
  const t = useTranslations("dashboard");
  const families = useFamilies();
  const group = families.data?.[0];
  const asked = group ? whoIsAsked(group) : [];
  const isCounted = group && !areAllAway(asked);
  return (
    <Card
      icon={Users}
      title={t("family.title")}
      aside={isCounted && t("family.ready", { ready: group.readiness.ready, of: asked.length })}
    >
      <Loaded query={families} isInCard>
        {() => (group ? <Group group={group} asked={asked} /> : <EmptyLine>{t("family.none")}</EmptyLine>)}
      </Loaded>
      <CardLink to="/family">{t(group ? "family.open" : "family.make")}</CardLink>
    </Card>
  );
}

function Group({ group, asked }: { group: Family; asked: Family["members"] }) {
  const t = useTranslations("dashboard");
  const { percent } = useFormats();
  const areAway = areAllAway(asked);
  return (
    <>
      {!areAway && <ProgressBar value={group.complete} label={t("family.complete")} figure={percent(group.complete)} />}
      <ul className="mt-3 divide-y divide-line">
        {asked.map(({ id, name, status, isAway }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <bdi className="min-w-0 font-semibold">{name}</bdi>
            {!isAway && <Status state={status} />}
          </li>
        ))}
      </ul>
      {areAway ? <p className="mt-3 text-muted">{t("family.away")}</p> : <Held group={group} />}
    </>
  );
}

function Held({ group }: { group: Family }) {
  const t = useTranslations("dashboard");
  if (group.readiness.state === "ready") return <p className="mt-3 font-semibold text-ok">{t("family.allReady")}</p>;
  return (
    <p className="mt-2 rounded-md bg-sunken px-4 py-2 text-sm empty:hidden">
      <Waits group={group} />
    </p>
  );
}
