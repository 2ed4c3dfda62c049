/** The email address, whether it is confirmed, and the way to another. */
import { Mail } from "lucide-react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { useSendVerification } from "../queries.ts";
import { ChangeEmail } from "./change-email.tsx";

export function EmailCard({ user }: { user: User }) {
  const t = useTranslations("settings");
  const send = useSendVerification();
  return (
    <Card icon={Mail} title={t("email.title")}>
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 [overflow-wrap:anywhere]">
          <Latin>{user.email}</Latin>
          {user.emailVerified && <Status state="verified">{t("email.verified")}</Status>}
        </p>
        {!user.emailVerified && (
          <>
            <p className="text-muted">{t("email.unverified")}</p>
            <div>
              <Button
                variant="outline"
                pending={send.isPending}
                pendingLabel={t("email.sending")}
                onClick={() => send.mutate({})}
              >
                {t("email.send")}
              </Button>
            </div>
          </>
        )}
        {send.isSuccess && (
          <Banner tone="ok" role="status">
            {t("email.sent")}
          </Banner>
        )}
        <Refusal error={send.error} />
        <ChangeEmail />
      </div>
    </Card>
  );
}
