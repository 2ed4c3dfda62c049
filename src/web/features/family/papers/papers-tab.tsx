/** Person by paper: how it stands, by when it has to be there, and the one thing to do about it. */
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { whoIsAsked } from "#domain/households/asked.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type HouseholdPlans, useHouseholdPlans, useRemind } from "../coordination/plan-queries.ts";
import type { FamilyGroup, FamilyMember } from "../queries.ts";
import { PaperCell } from "./paper-cell.tsx";

type Papers = HouseholdPlans["papers"];

export function PapersTab({ group }: { group: FamilyGroup }) {
  const errorText = useErrorText();
  const plans = useHouseholdPlans(group.id);
  if (plans.isPending) return <SkeletonCard lines={10} />;
  if (!plans.data) return <ErrorState text={errorText(plans.error)} onRetry={() => void plans.refetch()} />;
  return <Matrix group={group} plans={plans.data} />;
}

function Matrix({ group, plans: { papers, late } }: { group: FamilyGroup; plans: HouseholdPlans }) {
  const t = useTranslations("plans");
  return (
    <Card>
      <p className="max-w-[46rem] text-muted">{t("papers.lead")}</p>
      <ButtonLink to="/documents/intake" variant="outline" className="mt-4">
        {t("papers.together")}
      </ButtonLink>
      <table className="mt-4 block w-full lg:table lg:table-fixed">
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr className="text-start">
            <th scope="col" className="py-2 text-start">
              {t("papers.person")}
            </th>
            {DOCUMENT_TYPES.map((type) => (
              <th key={type} scope="col" className="px-2 py-2 text-start">
                {t(`papers.type.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {whoIsAsked(group).map((member) => (
            <PersonRow
              key={member.id}
              member={member}
              papers={papers}
              late={late.find(({ memberId }) => memberId === member.id)}
              groupId={group.id}
            />
          ))}
        </tbody>
      </table>
      <Reasons papers={papers} />
    </Card>
  );
}

interface PersonRowProps {
  member: FamilyMember;
  papers: Papers;
  late: HouseholdPlans["late"][number] | undefined;
  groupId: string;
}

function PersonRow({ member, papers, late, groupId }: PersonRowProps) {
  const t = useTranslations("plans");
  const row = papers.rows.find(({ memberId }) => memberId === member.id)?.papers ?? null;
  return (
    <tr className="grid grid-cols-2 gap-x-3 gap-y-4 border-t border-line py-5 sm:grid-cols-3 lg:table-row">
      <th scope="row" className="col-span-full py-0 text-start align-top lg:py-4">
        <bdi className="font-semibold">{member.name}</bdi>
        {late && <Remind member={member} remindedToday={late.remindedToday} groupId={groupId} />}
      </th>
      {row && row.length > 0 ? (
        row.map((paper) => <PaperCell key={paper.type} paper={paper} member={member} />)
      ) : (
        <td colSpan={DOCUMENT_TYPES.length} className="col-span-full text-sm text-muted lg:px-2 lg:py-4">
          {t(row ? "papers.away" : "papers.hidden")}
        </td>
      )}
    </tr>
  );
}

function Remind({
  member,
  remindedToday,
  groupId,
}: Omit<PersonRowProps, "papers" | "late"> & { remindedToday: boolean }) {
  const t = useTranslations("plans");
  const remind = useRemind();
  return (
    <span className="block font-normal">
      <Button
        variant="quiet"
        icon={<BellRing aria-hidden="true" className="size-5" />}
        disabled={remindedToday || remind.isPending}
        aria-label={t("papers.remindOf", { name: member.name })}
        onClick={() => remind.mutate({ params: { id: groupId }, body: { memberId: member.id } })}
      >
        {t(remindedToday ? "papers.reminded" : "papers.remind")}
      </Button>
      <Refusal error={remind.error} />
    </span>
  );
}

/** Each reason once, with the papers that it is for. */
function Reasons({ papers }: { papers: Papers }) {
  const t = useTranslations("plans");
  const { list } = useFormats();
  const dates = papers.rows.flatMap((row) => row.papers ?? []);
  const reasons = [...new Set(dates.map(({ reason }) => reason))];
  if (reasons.length === 0) return null;
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer font-semibold text-brand">{t("papers.reasons")}</summary>
      <ul className="mt-2 grid gap-1 text-muted">
        {reasons.map((reason) => (
          <li key={reason}>
            <b>
              {list(
                DOCUMENT_TYPES.filter((type) => dates.some((date) => date.type === type && date.reason === reason)).map(
                  (type) => t(`papers.type.${type}`),
                ),
              )}
            </b>
            {": "}
            {t(`papers.reason.${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
