/** One paper of one person. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PaperDueDate } from "#web/shared/people/papers/paper-day.tsx";
import { paperLook } from "#web/shared/people/papers/paper-look.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { HouseholdPlans } from "../coordination/plan-queries.ts";
import { documentPlaceOf } from "../membership/member-model.ts";
import type { FamilyMember } from "../queries.ts";

type Paper = NonNullable<HouseholdPlans["papers"]["rows"][number]["papers"]>[number];

interface PaperCellProps {
  paper: Paper;
  member: FamilyMember;
}

const ACTS = { missing: "upload", rejected: "see", pending: "open" } as const;

export function PaperCell({ paper, member }: PaperCellProps) {
  const t = useTranslations("plans");
  const { type, state } = paper;
  const isOptional = type === "vaccination" && state === "missing";
  const place = documentPlaceOf(member);
  const act = state === "missing" || state === "rejected" || state === "pending" ? t(`papers.${ACTS[state]}`) : null;
  return (
    <td className="grid content-start justify-items-start gap-1 lg:table-cell lg:px-2 lg:py-4 lg:align-top">
      <span className="text-sm font-semibold lg:sr-only">{t(`papers.type.${type}`)}</span>
      <Status state={isOptional ? "optional" : paperLook(paper)} />
      <Due paper={paper} />
      {place && act && (
        <Link
          to={place}
          aria-label={t("papers.actOf", { act, paper: t(`papers.type.${type}`), name: member.name })}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {act}
        </Link>
      )}
    </td>
  );
}

/** Nothing for what is there already and good for the journey. */
function Due({ paper }: Pick<PaperCellProps, "paper">) {
  const { state, renewFrom } = paper;
  const t = useTranslations("plans");
  const { date } = useFormats();
  if (state === "verified" && !renewFrom) return null;
  return (
    <span className="grid text-sm lg:mt-1">
      {renewFrom && <span className="text-muted">{t("papers.renew", { state, date: date(renewFrom) })}</span>}
      <PaperDueDate paper={paper} />
    </span>
  );
}
