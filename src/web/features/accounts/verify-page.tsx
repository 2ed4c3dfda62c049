/** /auth/verify#token, where the link of the mail leads. A tap confirms and not the visit: programs visit links too. */
import { useTranslations } from "use-intl";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { useSecretOfAddress } from "../../lib/session/secret-of-address.ts";
import { dashboardOf, useCurrentUser } from "../../lib/session/session.ts";
import { Button, ButtonLink } from "../../ui/actions/button.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { AuthFrame, AuthHead } from "./auth-frame.tsx";
import { useVerifyEmail } from "./queries.ts";

export function Component() {
  const token = useSecretOfAddress();
  return <Verify key={token} token={token} />;
}

function Verify({ token }: { token: string }) {
  const t = useTranslations("auth");
  const errorText = useErrorText();
  const user = useCurrentUser();
  const verify = useVerifyEmail();
  return (
    <AuthFrame>
      <AuthHead title={t("verify.title")} lead={t("verify.lead")} />
      <div className="grid gap-5">
        {verify.isSuccess && (
          <>
            <Banner tone="ok" role="status">
              {t("verify.done")}
            </Banner>
            <ButtonLink to={user ? dashboardOf(user) : "/auth"} block size="lg">
              {t("verify.goOn")}
            </ButtonLink>
          </>
        )}
        {verify.error && (
          <Banner
            tone="bad"
            role="alert"
            action={
              <ButtonLink to="/settings" variant="outline">
                {t("verify.toSettings")}
              </ButtonLink>
            }
          >
            {errorText(verify.error)}
          </Banner>
        )}
        {!verify.isSuccess && (
          <Button
            size="lg"
            block
            pending={verify.isPending}
            pendingLabel={t("verify.pending")}
            onClick={() => verify.mutate({ body: { token } })}
          >
            {t("verify.submit")}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
