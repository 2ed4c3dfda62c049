/** /family/shared#code, for those who look on: who is ready, and nothing else. */
import { useTranslations } from "use-intl";
import { areAllAway } from "#domain/households/asked.ts";
import { authPath } from "#web/lib/session/next-path.ts";
import { useKeptSecret } from "#web/lib/session/secret-of-address.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useSharedFamily } from "./joining-queries.ts";

const PATH = "/family/shared";

export function Component() {
  const t = useTranslations("family");
  const { percent } = useFormats();
  const { secret: code } = useKeptSecret(PATH);
  const shared = useSharedFamily(code);
  return (
    <Page>
      <div className="mx-auto max-w-[44rem]">
        {shared.isPending && <SkeletonCard lines={6} />}
        {shared.isError && <Nothing />}
        {shared.data && (
          <>
            <PageHeader
              title={<bdi>{shared.data.name}</bdi>}
              lead={
                areAllAway(shared.data.members)
                  ? t("next.away")
                  : t("shared.lead", { percent: percent(shared.data.complete) })
              }
            />
            <Card>
              <ul className="divide-y divide-line">
                {shared.data.members.map(({ id, name, status, documentsComplete, isAway }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
                    <bdi className="font-semibold">{name}</bdi>
                    <span className="flex items-center gap-4">
                      {documentsComplete !== null && (
                        <span className="num text-sm text-muted">
                          {t("percent", { percent: percent(documentsComplete) })}
                        </span>
                      )}
                      {!isAway && <Status state={status} />}
                    </span>
                  </li>
                ))}
              </ul>
              <p className="mt-5 text-sm text-muted">{t("shared.note")}</p>
            </Card>
          </>
        )}
      </div>
    </Page>
  );
}

function Nothing() {
  const t = useTranslations("family");
  const user = useCurrentUser();
  return (
    <EmptyState
      title={t("shared.none")}
      action={!user && <ButtonLink to={authPath(PATH)}>{t("shared.signIn")}</ButtonLink>}
    />
  );
}
