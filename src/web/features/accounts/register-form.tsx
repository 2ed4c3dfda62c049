/** Creating an account. The role stands in the address and defaults to pilgrim; there is no selector (SPEC §2). */
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import { usePreferences } from "../../lib/words/use-preferences.ts";
import { useAccountForm } from "../../shared/account/use-account-form.ts";
import { Button } from "../../ui/actions/button.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { NewPasswordField } from "../../ui/forms/new-password-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useRegister } from "./queries.ts";

interface RegisterFormProps {
  role: "pilgrim" | "operator";
  /** The same screen for the other role. */
  otherRolePath: string;
  onRegistered: (user: User) => void;
}

export function RegisterForm({ role, otherRolePath, onRegistered }: RegisterFormProps) {
  const t = useTranslations("auth");
  const toasts = useTranslations("toasts");
  const { language } = usePreferences();
  const { values, change, forget } = useDraft("register", () => ({
    firstName: "",
    lastName: "",
    email: "",
    username: "",
  }));
  const register = useRegister({
    onSuccess: (user) => {
      forget();
      onRegistered(user);
    },
    onError: (error) => {
      showToast({ title: toasts("registrationFailed.title"), description: error.message, tone: "bad" });
      showRefusal(error);
    },
  });
  const { form, errors, showRefusal } = useAccountForm(
    ({ username = "", password = "", email = "", firstName = "", lastName = "" }) =>
      register.mutate({ body: { username, password, email, firstName, lastName, role, preferredLanguage: language } }),
  );
  return (
    <form
      {...form}
      className="grid gap-3 md:gap-4"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name in values) change({ [target.name]: target.value });
      }}
    >
      <NameFields errors={errors} kept={values} travels={role === "pilgrim"} />
      <TextField
        label={t("register.email")}
        name="email"
        defaultValue={values.email}
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        error={errors.email}
      />
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
        <TextField
          label={t("register.username")}
          name="username"
          defaultValue={values.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
          error={errors.username}
        />
        <NewPasswordField label={t("register.password")} name="password" error={errors.password} />
      </div>
      <Button
        type="submit"
        size="lg"
        block
        pending={register.isPending}
        pendingLabel={t("register.pending")}
        trailing={<ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
      >
        {t("register.submit")}
      </Button>
      <p className="text-sm text-muted">{t("register.emailHint")}</p>
      <p className="text-sm text-muted">
        {t.rich(role === "pilgrim" ? "register.sell" : "register.travel", {
          link: (words) => (
            <Link to={otherRolePath} replace className="font-semibold text-brand underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </form>
  );
}

interface NameFieldsProps {
  errors: Readonly<Record<string, string>>;
  kept: Record<"firstName" | "lastName", string>;
  /** Names of a passport; whoever sells writes their own. */
  travels: boolean;
}

function NameFields({ errors, kept, travels }: NameFieldsProps) {
  const t = useTranslations("auth");
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        <TextField
          label={t("register.firstName")}
          name="firstName"
          defaultValue={kept.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <TextField
          label={t("register.lastName")}
          name="lastName"
          defaultValue={kept.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
      </div>
      {travels && <p className="mt-1.5 text-sm text-muted">{t("register.nameHint")}</p>}
    </div>
  );
}
