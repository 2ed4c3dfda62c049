/** Who lacks what for one step, with the way there for those whose papers the reader keeps. */
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import type { JourneyGuideStep } from "./queries.ts";

type Person = JourneyGuideStep["lacking"][number];

interface LackingListProps {
  lacking: JourneyGuideStep["lacking"];
  /** False at a step that is behind: nobody does it any more. */
  isAsked: boolean;
}

export function LackingList({ lacking, isAsked }: LackingListProps) {
  return (
    <ul className="divide-y divide-line">
      {lacking.map((person) => (
        <Row key={person.id} person={person} isAsked={isAsked} />
      ))}
    </ul>
  );
}

function Row({ person, isAsked }: { person: Person; isAsked: boolean }) {
  const t = useTranslations("journey");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          <bdi>{person.name}</bdi>
          {person.isYou && <span className="font-normal text-muted"> · {t("yourself")}</span>}
        </p>
        <ul className="text-sm text-muted">
          {person.lacks.map((lack) => (
            <li key={lack.kind === "mark" ? lack.mark : lack.kind}>
              {lack.kind === "mark" ? t("lack.mark", lack) : t(`lack.${lack.kind}`)}
            </li>
          ))}
        </ul>
      </div>
      {isAsked && <Way person={person} />}
    </li>
  );
}

function Way({ person }: { person: Person }) {
  const t = useTranslations("journey");
  const place = placeOf(person);
  if (!place) return <p className="text-sm text-muted">{t("theirs", { account: person.hasAccount ? "yes" : "no" })}</p>;
  return (
    <ButtonLink to={place} variant="outline">
      <span aria-hidden="true">{t("go")}</span>
      <span className="sr-only">{t("goLabel", { name: person.name })}</span>
    </ButtonLink>
  );
}

/** Null where only the person can, in their own account. */
function placeOf({ isYou, travellerId, lacks: [first] }: Person): string | null {
  if (!isYou && travellerId === null) return null;
  if (first?.kind !== "mark" || first.mark === "travel_details") return "/travellers";
  return isYou || travellerId === null ? "/documents" : `/documents?for=${encodeURIComponent(travellerId)}`;
}
