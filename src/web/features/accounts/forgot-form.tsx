/** Asking for a link to a new password; the answer is the same whether or not the account exists. */
import { Mail } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { useAccountForm } from "../../shared/account/use-account-form.ts";
import { Button } from "../../ui/actions/button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { AuthHead } from "./auth-frame.tsx";
import { useRequestPasswordReset } from "./queries.ts";

export function ForgotForm() {
  const t = useTranslations("auth");
  const request = useRequestPasswordReset();
  const { form, errors } = useAccountForm(({ usernameOrEmail = "" }) => request.mutate({ body: { usernameOrEmail } }));
  return (
    <>
      <AuthHead title={t("forgot.title")} lead={t("forgot.lead")} />
      <form {...form} className="grid gap-5">
        <TextField
          label={t("forgot.field")}
          name="usernameOrEmail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
          error={errors.usernameOrEmail}
        />
        {request.isSuccess && (
          <Banner tone="ok" role="status">
            {t("forgot.sent")}
          </Banner>
        )}
        <Refusal error={request.error} />
        <Button
          type="submit"
          size="lg"
          block
          pending={request.isPending}
          pendingLabel={t("forgot.pending")}
          icon={<Mail aria-hidden="true" className="size-5" />}
        >
          {t("forgot.submit")}
        </Button>
        <Link to="/auth" className="min-h-11 py-2.5 text-center font-semibold text-brand underline underline-offset-4">
          {t("forgot.back")}
        </Link>
      </form>
    </>
  );
}
