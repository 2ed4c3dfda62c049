/** What was done to a package, by whom and when, and the seats from and to. */
import { useTranslations } from "use-intl";
import { NAMED_FIELDS } from "#domain/packages/changes.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { MomentText } from "#web/ui/text/values.tsx";
import { type PackageChange, usePackageStanding } from "../queries.ts";

export function PackageHistory({ packageId }: { packageId: string }) {
  const t = useTranslations("operator");
  const errorText = useErrorText();
  const standing = usePackageStanding(packageId);
  if (standing.error) return <ErrorState text={errorText(standing.error)} onRetry={() => void standing.refetch()} />;
  if (!standing.data) return <Skeleton className="h-20" />;
  const { changes } = standing.data;
  if (changes.length === 0) return <p className="text-sm text-muted">{t("packages.history.none")}</p>;
  return (
    <ol className="grid gap-3 text-sm">
      {changes.map((change) => (
        <li key={change.version} className="border-s-2 border-line ps-4">
          <Change change={change} />
        </li>
      ))}
    </ol>
  );
}

function Change({ change: { action, at, by, fields, seats } }: { change: PackageChange }) {
  const t = useTranslations("operator");
  const names = useTranslations("offers");
  const others = NAMED_FIELDS.filter((name) => name !== "capacity" && fields.includes(name));
  return (
    <>
      <p>
        <strong>{t(`packages.history.${action}`)}</strong>
        {seats && <> · {t("packages.history.seats", seats)}</>}
        {others.length > 0 && <> · {others.map((name) => names(`fields.${name}`)).join(", ")}</>}
      </p>
      <p className="text-muted">
        <MomentText instant={at} /> · <bdi>{by ?? t("packages.history.gone")}</bdi>
      </p>
    </>
  );
}
