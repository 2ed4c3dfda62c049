/** Names and country; what is typed is kept in this tab until it is saved, so that a session that ends loses nothing. */
import { UserRound } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { dropDraft, keepDraft, readDraft } from "#web/lib/draft.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useAccountForm } from "#web/lib/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useCountryOptions } from "#web/ui/text/country-names.ts";
import { useUpdateUser } from "./queries.ts";

const FORM = "profile";

export function ProfileCard({ user }: { user: User }) {
  const t = useTranslations("settings");
  const errorText = useErrorText();
  const countries = useCountryOptions();
  const { values, isKept, change, saved } = useProfile(user);
  const update = useUpdate(saved, (error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(() => update.mutate({ body: bodyOf(values) }));
  const field = (name: keyof Profile) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ ...values, [name]: event.target.value }),
  });
  return (
    <Card icon={UserRound} title={t("profile.title")}>
      <form {...form} className="grid gap-5">
        {isKept && <Banner role="status">{t("profile.kept")}</Banner>}
        <TextField label={t("profile.firstName")} autoComplete="given-name" required {...field("firstName")} />
        <TextField
          label={t("profile.lastName")}
          autoComplete="family-name"
          required
          hint={t("profile.nameHint")}
          {...field("lastName")}
        />
        <SelectField
          label={t("profile.country")}
          hint={t("profile.countryHint")}
          autoComplete="country"
          options={[{ value: "", label: t("profile.countryNone"), disabled: true }, ...countries]}
          {...field("countryOfResidence")}
        />
        {update.error && (
          <Banner tone="bad" role="alert">
            {errorText(update.error)}
          </Banner>
        )}
        <div>
          <Button type="submit" pending={update.isPending} pendingLabel={t("profile.saving")}>
            {t("profile.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface Profile {
  firstName: string;
  lastName: string;
  countryOfResidence: string;
}

/** The saved profile with what was typed over it. */
function useProfile(user: User) {
  const [values, setValues] = useState<Profile>(() => ({ ...pick(user), ...readDraft(user.id, FORM) }));
  const [isKept, setKept] = useState(() => readDraft(user.id, FORM) !== null);
  return {
    values,
    isKept,
    change(next: Profile): void {
      setValues(next);
      keepDraft(user.id, FORM, { ...next });
    },
    saved(): void {
      dropDraft(user.id, FORM);
      setKept(false);
    },
  };
}

function pick({ firstName, lastName, countryOfResidence }: User): Profile {
  return { firstName, lastName, countryOfResidence: countryOfResidence ?? "" };
}

/** A country that was never told is not sent. */
function bodyOf({ countryOfResidence, ...names }: Profile) {
  return countryOfResidence === "" ? names : { ...names, countryOfResidence };
}

function useUpdate(onSaved: () => void, onError: (error: Error) => void) {
  const t = useTranslations("settings");
  return useUpdateUser({
    onSuccess: () => {
      onSaved();
      showToast({ title: t("profile.saved"), tone: "good" });
    },
    onError,
  });
}
