/** What was done to a package, by whom and when, and the seats from and to. */
import { useTranslations } from "use-intl";
import { NAMED_FIELDS } from "#domain/packages/changes.ts";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { MomentText } from "#web/ui/text/values.tsx";
import { type PackageChange, usePackageStanding } from "../queries.ts";

export function PackageHistory({ packageId }: { packageId: string }) {
  return (
    <Loaded query={usePackageStanding(packageId)} isInCard>
      {({ changes }) => <Changes changes={changes} />}
    </Loaded>
  );
}

function Changes({ changes }: { changes: readonly PackageChange[] }) {
  const t = useTranslations("operator");
  if (changes.length === 0) return <EmptyLine>{t("packages.history.none")}</EmptyLine>;
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
  const { list } = useFormats();
  const others = NAMED_FIELDS.filter((name) => name !== "capacity" && fields.includes(name));
  return (
    <>
      <p>
        <strong>{t(`packages.history.${action}`)}</strong>
        {seats && <> · {t("packages.history.seats", seats)}</>}
        {others.length > 0 && <> · {list(others.map((name) => names(`fields.${name}`)))}</>}
      </p>
      <p className="text-muted">
        <MomentText instant={at} /> · <bdi>{by ?? t("packages.history.gone")}</bdi>
      </p>
    </>
  );
}
