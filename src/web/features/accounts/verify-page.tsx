/** /auth/verify#token, where the link of the mail leads. A tap confirms and not the visit: programs visit links too. */
import { useTranslations } from "use-intl";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { authPath } from "../../lib/session/next-path.ts";
import { useKeptSecret } from "../../lib/session/secret-of-address.ts";
import { dashboardOf, useCurrentUser, useMayLogIn } from "../../lib/session/session.ts";
import { Button, ButtonLink } from "../../ui/actions/button.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { AuthFrame, AuthHead } from "./auth-frame.tsx";
import { useVerifyEmail } from "./queries.ts";

const PATH = "/auth/verify";

export function Component() {
  const { secret: token, forget } = useKeptSecret(PATH);
  return <Verify key={token} token={token} onUsed={forget} />;
}

interface VerifyProps {
  token: string;
  onUsed: () => void;
}

function Verify({ token, onUsed }: VerifyProps) {
  const t = useTranslations("auth");
  const errorText = useErrorText();
  const mayLogIn = useMayLogIn();
  const verify = useVerifyEmail(onUsed);
  return (
    <AuthFrame>
      <AuthHead title={t("verify.title")} lead={t("verify.lead")} />
      <div className="grid gap-5">
        {verify.isSuccess && (
          <>
            <Banner tone="ok" role="status">
              {t("verify.done")}
            </Banner>
            <WayOn resetToken={verify.data.resetToken} />
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
          <>
            <Button
              size="lg"
              block
              pending={verify.isPending}
              pendingLabel={t("verify.pending")}
              onClick={() => verify.mutate({ body: { token } })}
            >
              {t("verify.submit")}
            </Button>
            {mayLogIn && (
              <ButtonLink to={authPath(PATH)} variant="outline" block size="lg">
                {t("reset.signIn")}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </AuthFrame>
  );
}

/** Whoever was signed out has shown the mailbox alone, and chooses the password anew. */
function WayOn({ resetToken }: { resetToken: string | null }) {
  const t = useTranslations("auth");
  const user = useCurrentUser();
  if (resetToken !== null)
    return (
      <ButtonLink to={`/auth/reset#${resetToken}`} block size="lg">
        {t("reset.title")}
      </ButtonLink>
    );
  return (
    <ButtonLink to={user ? dashboardOf(user) : "/auth"} block size="lg">
      {t("verify.goOn")}
    </ButtonLink>
  );
}
