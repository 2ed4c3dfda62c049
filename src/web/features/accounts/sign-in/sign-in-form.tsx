/** Signing in, with a passkey and the demonstration accounts one tap away. */
import { ArrowRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useLogin } from "../queries.ts";

/** Fetched beside: nobody waits for them to type. */
const OtherWays = lazy(async () => ({ default: (await import("./other-ways.tsx")).OtherWays }));

/** Fetched when it is asked for: few have a second factor. */
const CodeStep = lazy(async () => {
  const [file] = await Promise.all([import("./code-step.tsx"), wantWords(["secondFactor"])]);
  return { default: file.CodeStep };
});

const ShutDoor = lazy(async () => ({ default: (await import("./shut-door.tsx")).ShutDoor }));

interface SignInFormProps {
  /** What stands in it at first. */
  start: { username: string; password: string };
  onSignedIn: (user: User) => void;
}

export function SignInForm({ start, onSignedIn }: SignInFormProps) {
  const t = useTranslations("auth");
  const toasts = useTranslations("toasts");
  const [credentials, setCredentials] = useState(start);
  const [needsCode, setNeedsCode] = useState(false);
  const login = useLogin({
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.code === "second_factor_needed") return setNeedsCode(true);
      showToast({ title: toasts("loginFailed.title"), description: error.message, tone: "bad" });
      showRefusal(error);
    },
  });
  const { form, errors, showRefusal } = useAccountForm(() => login.mutate({ body: credentials }));
  // The button stays pending after success: the page is about to be loaded anew.
  const isPending = login.isPending || login.isSuccess;
  if (needsCode)
    return <CodeStep credentials={credentials} onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />;
  const forgotten = (
    <Link
      to="/auth?mode=forgot"
      className="-my-2.5 py-2.5 text-sm font-semibold text-brand underline underline-offset-4"
    >
      {t("forgot.link")}
    </Link>
  );
  return (
    <>
      <form {...form} className="grid gap-5">
        <TextField
          label={t("login.username")}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
          error={errors.username}
          value={credentials.username}
          onChange={(event) => setCredentials({ ...credentials, username: event.target.value })}
        />
        <PasswordField
          label={t("login.password")}
          name="password"
          autoComplete="current-password"
          required
          aside={forgotten}
          error={errors.password}
          value={credentials.password}
          onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
        />
        {login.error && (
          <Suspense fallback={null}>
            <ShutDoor error={login.error} forgotten={forgotten} />
          </Suspense>
        )}
        <Button
          type="submit"
          size="lg"
          block
          pending={isPending}
          pendingLabel={t("login.pending")}
          trailing={<ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        >
          {t("login.submit")}
        </Button>
      </form>
      <Suspense>
        <OtherWays onUse={setCredentials} onSignedIn={onSignedIn} />
      </Suspense>
    </>
  );
}
