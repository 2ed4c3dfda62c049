/** SPEC's Recent Activity: what has happened to documents and bookings, and what was recommended next, newest first. */
import { History } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ToldAction } from "#domain/obligations/told/words.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useNoticeWords } from "#web/shared/notices/notice-words.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText } from "#web/ui/text/values.tsx";
import { useActionWords } from "../action-words.ts";
import { type Activity, useActivity } from "../queries.ts";

/** The rest stands in the notifications. */
const SHOWN = 3;

export function ActivityCard() {
  const t = useTranslations("dashboard");
  const errorText = useErrorText();
  const activity = useActivity();
  if (activity.data?.length === 0) return null;
  return (
    <Card icon={History} title={t("activity.title")}>
      {activity.isPending && <Skeleton className="h-40" />}
      {activity.error && <ErrorState text={errorText(activity.error)} onRetry={() => void activity.refetch()} />}
      {activity.data && (
        <ol className="divide-y divide-line">
          {activity.data.slice(0, SHOWN).map((one) => (
            <Entry key={one.id} activity={one} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** A recommendation is told by the words of its act, of which nothing is looked up: a booking has the figures of today. */
function Entry({ activity }: { activity: Activity }) {
  const { act } = activity;
  return act && act.kind !== "welcome" ? (
    <Recommended activity={activity} act={act} />
  ) : (
    <Happened activity={activity} />
  );
}

function Recommended({ activity, act }: { activity: Activity; act: ToldAction }) {
  const what = useActionWords(act, undefined).title;
  return <Happened activity={{ ...activity, params: { what } }} />;
}

function Happened({ activity }: { activity: Activity }) {
  const { title, since } = useNoticeWords()(activity);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      {activity.link ? (
        <Link to={activity.link} className="hover:underline">
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      <span className="text-sm text-muted">
        {since && <>{since} · </>}
        <MomentText instant={activity.at} />
      </span>
    </li>
  );
}
