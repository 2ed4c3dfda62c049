/** Names and country; what is typed is kept in this tab until it is saved, so that a session that ends loses nothing. */
import { UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { useDraft } from "#web/lib/drafts/use-draft.ts";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { KeptNote } from "#web/ui/forms/kept-note.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useCountryOptions } from "#web/ui/text/country-names.ts";
import { useUpdateUser } from "../queries.ts";

const FORM = "profile";

export function ProfileCard({ user }: { user: User }) {
  const t = useTranslations("settings");
  const countries = useCountryOptions();
  const { values, isKept, change, forget, discard } = useDraft(FORM, () => pick(user));
  const update = useUpdate(forget, (error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(() => update.mutate({ body: bodyOf(values) }));
  const field = (name: keyof Profile) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Card icon={UserRound} title={t("profile.title")}>
      <form {...form} className="grid gap-5">
        {isKept && <KeptNote onDiscard={discard} />}
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
        <Refusal error={update.error} />
        <div>
          <Button type="submit" pending={update.isPending} pendingLabel={t("profile.saving")}>
            {t("profile.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type Profile = Record<"firstName" | "lastName" | "countryOfResidence", string>;

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
