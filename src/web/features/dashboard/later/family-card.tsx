/** The household: who is ready, and the one thing that holds up everybody. */
import { Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { whoIsAsked } from "#domain/nusuk/party.ts";
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
  return (
    <Card
      icon={Users}
      title={t("family.title")}
      aside={group && t("family.ready", { ready: group.readiness.ready, of: whoIsAsked(group).length })}
    >
      <Loaded query={families} isInCard>
        {() => (group ? <Group group={group} /> : <EmptyLine>{t("family.none")}</EmptyLine>)}
      </Loaded>
      <CardLink to="/family">{t(group ? "family.open" : "family.make")}</CardLink>
    </Card>
  );
}

function Group({ group }: { group: Family }) {
  const t = useTranslations("dashboard");
  const { percent } = useFormats();
  return (
    <>
      <ProgressBar value={group.complete} label={t("family.complete")} figure={percent(group.complete)} />
      <ul className="mt-3 divide-y divide-line">
        {whoIsAsked(group).map(({ id, name, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <bdi className="min-w-0 font-semibold">{name}</bdi>
            <Status state={status} />
          </li>
        ))}
      </ul>
      <Blocking group={group} />
    </>
  );
}

/** What it is only for who may see that person's papers; whose it is, for everybody. */
function Blocking({ group }: { group: Family }) {
  const t = useTranslations("dashboard");
  const { blocking } = group.readiness;
  const held = group.members.find(({ id }) => id === blocking?.memberId);
  if (!blocking || !held) return <p className="mt-3 font-semibold text-ok">{t("family.allReady")}</p>;
  const { mark, state } = blocking;
  return (
    <p className="mt-2 rounded-md bg-sunken px-4 py-2 text-sm">
      {mark === null || state === null
        ? t("family.heldUp", { name: held.name })
        : t(`family.blocking.${state}`, {
            name: held.name,
            paper: mark === "travel_details" ? t("family.details") : t(`documents.type.${mark}`),
          })}
    </p>
  );
}
