/** Asks where the pilgrim lives, because the country decides who may sell and take the money. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { currentUser, updateUser } from "#contract/accounts.ts";
import { getBooking } from "#contract/bookings.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useCountryOptions } from "#web/ui/text/country-names.ts";

interface CountryFormProps {
  current: string | null;
  onSaved?: () => void;
}

export function CountryForm({ current, onSaved = () => undefined }: CountryFormProps) {
  const t = useTranslations("bookings");
  const [country, setCountry] = useState(current ?? "");
  const countries = useCountryOptions();
  const save = useRouteMutation(updateUser, { invalidates: [currentUser, getBooking] });
  return (
    <Card title={t("country.title")}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ body: { countryOfResidence: country } }, { onSuccess: onSaved });
        }}
      >
        <p>{t("country.why")}</p>
        <SelectField
          label={t("country.label")}
          required
          autoComplete="country"
          value={country}
          options={[{ value: "", label: t("country.choose"), disabled: true }, ...countries]}
          onChange={(event) => setCountry(event.target.value)}
        />
        <Refusal error={save.error} />
        <div>
          <Button type="submit" disabled={country === ""} pending={save.isPending} pendingLabel={t("country.saving")}>
            {t("country.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
