/** /auth/reset#token, where the link of the mail leads: a new password. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { useSecretOfAddress } from "../../lib/session/secret-of-address.ts";
import { useAccountForm } from "../../shared/account/use-account-form.ts";
import { Button, ButtonLink } from "../../ui/actions/button.tsx";
import { NewPasswordField } from "../../ui/forms/new-password-field.tsx";
import { ScreenTitle } from "../../ui/layout/screen-title.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { AuthFrame, AuthHead } from "./auth-frame.tsx";
import { useResetPassword } from "./queries.ts";

export function Component() {
  const token = useSecretOfAddress();
  return <Reset key={token} token={token} />;
}

function Reset({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  return <AuthFrame>{done ? <Done /> : <ResetForm token={token} onDone={() => setDone(true)} />}</AuthFrame>;
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations("auth");
  const errorText = useErrorText();
  const reset = useResetPassword((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ password = "" }) =>
    reset.mutate({ body: { token, password } }, { onSuccess: onDone }),
  );
  return (
    <>
      <AuthHead title={t("reset.title")} lead={t("reset.lead")} />
      <form {...form} className="grid gap-5">
        <NewPasswordField label={t("reset.field")} name="password" error={errors.password} />
        {reset.error && (
          <Banner
            tone="bad"
            role="alert"
            action={
              <ButtonLink to="/auth?mode=forgot" variant="outline">
                {t("reset.again")}
              </ButtonLink>
            }
          >
            {errorText(reset.error)}
          </Banner>
        )}
        <Button type="submit" size="lg" block pending={reset.isPending} pendingLabel={t("reset.pending")}>
          {t("reset.submit")}
        </Button>
      </form>
    </>
  );
}

function Done() {
  const t = useTranslations("auth");
  return (
    <>
      <ScreenTitle className="mb-7 text-3xl">{t("reset.title")}</ScreenTitle>
      <Banner tone="ok" role="status" className="mb-7">
        {t("reset.done")}
      </Banner>
      <ButtonLink to="/auth" block size="lg">
        {t("reset.signIn")}
      </ButtonLink>
    </>
  );
}
