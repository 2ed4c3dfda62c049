/** The second step of signing in: the code of the app, or a recovery code. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Credentials, User } from "#contract/accounts.ts";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { focusOn } from "#web/ui/forms/focus-on.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useLogin } from "../queries.ts";

interface CodeStepProps {
  credentials: Omit<Credentials, "code">;
  onSignedIn: (user: User) => void;
  onBack: () => void;
}

export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const t = useTranslations("secondFactor");
  const toasts = useTranslations("toasts");
  const [isRecovery, setRecovery] = useState(false);
  const login = useLogin({
    onSuccess: onSignedIn,
    onError: (error) => {
      showToast({ title: toasts("loginFailed.title"), description: error.message, tone: "bad" });
      showRefusal(error);
    },
  });
  const { form, errors, showRefusal } = useAccountForm(({ code = "" }) =>
    login.mutate({ body: { ...credentials, code } }),
  );
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 className="text-xl">{t("signIn.title")}</h2>
        <p className="mt-1 text-muted">{t(isRecovery ? "signIn.recovery" : "signIn.app")}</p>
      </div>
      <TextField
        key={isRecovery ? "recovery" : "app"}
        label={t(isRecovery ? "signIn.recoveryCode" : "signIn.code")}
        name="code"
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        ref={focusOn}
        error={errors.code}
      />
      {/* Pending after success too: the page is about to be loaded anew. */}
      <Button
        type="submit"
        size="lg"
        block
        pending={login.isPending || login.isSuccess}
        pendingLabel={t("signIn.pending")}
      >
        {t("signIn.submit")}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? "signIn.useApp" : "signIn.useRecovery")}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t("signIn.back")}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {t.rich("signIn.lost", {
          link: (words) => (
            <a href="/contact" className="font-semibold text-brand underline underline-offset-4">
              {words}
            </a>
          ),
        })}
      </p>
    </form>
  );
}
