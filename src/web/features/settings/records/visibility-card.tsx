/** Who sees what: each group by its own choice, and what operators, staff and everybody can and cannot see. */
import { UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useOwnGroups } from "./queries.ts";

const OTHERS = ["operators", "staff", "everybody"] as const;

export function VisibilityCard() {
  const t = useTranslations("records");
  const errorText = useErrorText();
  const groups = useOwnGroups();
  return (
    <Card icon={UsersRound} title={t("visibility.title")}>
      <p className="mb-2 text-muted">{t("visibility.lead")}</p>
      {groups.isPending && <Skeleton className="h-24" />}
      {groups.error && <ErrorState text={errorText(groups.error)} onRetry={() => void groups.refetch()} />}
      <ul className="divide-y divide-line">
        {groups.data?.map(({ id, name, privacy }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-muted">{t(`visibility.levels.${privacy}`)}</p>
            </div>
            <Link
              to="/family?tab=settings"
              aria-label={t("visibility.changeLabel", { name })}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
            >
              {t("visibility.change")}
            </Link>
          </li>
        ))}
        {OTHERS.map((who) => (
          <li key={who} className="py-3.5">
            <p className="font-semibold">{t(`visibility.${who}.title`)}</p>
            <p className="text-sm text-muted">{t(`visibility.${who}.text`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
