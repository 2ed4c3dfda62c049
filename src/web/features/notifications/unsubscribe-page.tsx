/** /unsubscribe/:token, where the link of a mail leads, without signing in. A tap ends the mails and not the visit: programs visit links too. */
import { useState } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { subscribeAgain, unsubscribe } from "#contract/notice-settings.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

export function Component() {
  const t = useTranslations("notices");
  const { token = "" } = useParams();
  const [isEnded, setEnded] = useState<boolean | null>(null);
  const end = useRouteMutation(unsubscribe, { onSuccess: () => setEnded(true) });
  const undo = useRouteMutation(subscribeAgain, { onSuccess: () => setEnded(false) });
  const from = end.data?.from;
  const error = end.error ?? undo.error;
  return (
    <Page className="max-w-[44rem]">
      <PageHeader title={t("unsubscribe.title")} lead={t("unsubscribe.lead")} />
      <Card>
        <div className="grid gap-5">
          {isEnded !== null && from && (
            <Banner tone="ok" role="status">
              {isEnded
                ? t("unsubscribe.done", {
                    topic: from === "summary" ? t("unsubscribe.summary") : t(`topics.${from}.title`),
                  })
                : t("unsubscribe.undone")}
            </Banner>
          )}
          <Refusal error={error} />
          <div className="flex flex-wrap gap-3">
            {isEnded === true ? (
              <Button
                variant="outline"
                pending={undo.isPending}
                pendingLabel={t("unsubscribe.pending")}
                onClick={() => undo.mutate({ params: { token } })}
              >
                {t("unsubscribe.undo")}
              </Button>
            ) : (
              <Button
                size="lg"
                pending={end.isPending}
                pendingLabel={t("unsubscribe.pending")}
                onClick={() => end.mutate({ params: { token } })}
              >
                {t("unsubscribe.submit")}
              </Button>
            )}
            <ButtonLink variant="quiet" to="/settings#notices">
              {t("unsubscribe.all")}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </Page>
  );
}
