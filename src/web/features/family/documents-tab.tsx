/** How the papers of each person stand; for those whom the reader keeps them for, the way there. */
import { FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MarkDot } from "./mark-dot.tsx";
import { placeOf } from "./member-model.ts";
import type { FamilyGroup } from "./queries.ts";

export function DocumentsTab({ group }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  return (
    <Card>
      <p className="max-w-[46rem] text-muted">{t("documents.lead")}</p>
      <ul className="mt-4 divide-y divide-line">
        {group.members.map((member) => {
          const place = placeOf(member, "passport");
          const papers = member.marks?.filter(({ mark }) => mark !== "travel_details") ?? null;
          return (
            <li key={member.id} className="grid gap-4 py-5 md:grid-cols-[minmax(0,1fr)_16rem_13rem] md:items-center">
              <bdi className="font-semibold">{member.name}</bdi>
              {papers ? (
                <ul className="grid grid-cols-3 gap-2">
                  {papers.map(({ mark, state }) => (
                    <MarkDot key={mark} mark={mark} state={state} />
                  ))}
                </ul>
              ) : (
                <p className="text-sm text-muted">{t("documents.hidden")}</p>
              )}
              {place && (
                <ButtonLink
                  to={place}
                  variant="outline"
                  icon={<FileText aria-hidden="true" className="size-5" />}
                  className="md:justify-self-end"
                >
                  {t("documents.open")} <span className="sr-only">{member.name}</span>
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
