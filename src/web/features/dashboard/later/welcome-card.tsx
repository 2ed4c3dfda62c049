/** The first next action of a new account: alone or with others, from which country, in which language; may be skipped. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { OWN_NAMES, TRANSLATED, type Translated, translated } from "#i18n/locales.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { changeLanguage } from "#web/lib/words/preferences.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useCountryOptions } from "#web/ui/text/country-names.ts";
import { useAnswerWelcome, useFamilies } from "../queries.ts";
import { SellerLine } from "./seller-line.tsx";

export function WelcomeCard() {
  const t = useTranslations("welcome");
  const { firstName } = useSignedIn();
  return (
    <Card title={t("title", { name: firstName })} className="md:p-9">
      <Questions />
      <p className="mt-4 text-sm text-muted">{t("lead")}</p>
    </Card>
  );
}

function Questions() {
  const t = useTranslations("welcome");
  const user = useSignedIn();
  const isOfHousehold = (useFamilies().data ?? []).length > 0;
  const [chosen, setAlone] = useState<boolean | null>(null);
  const alone = chosen ?? (isOfHousehold ? false : null);
  const [country, setCountry] = useState(user.countryOfResidence ?? "");
  const [language, setLanguage] = useState<Translated>(translated(user.preferredLanguage));
  const answer = useAnswerWelcome(() => void changeLanguage(language));
  const skip = useAnswerWelcome(() => undefined);
  const error = answer.error ?? skip.error;
  return (
    <form
      className="grid gap-4 md:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (alone === null) return;
        answer.mutate({ body: { travelsAlone: alone, countryOfResidence: country, preferredLanguage: language } });
      }}
    >
      <Party alone={alone} onChange={setAlone} />
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
        <Country value={country} onChange={setCountry} />
        <Language value={language} onChange={setLanguage} />
      </div>
      <Refusal error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={alone === null || country === ""}
          pending={answer.isPending}
          pendingLabel={t("saving")}
        >
          {t("save")}
        </Button>
        <Button
          variant="quiet"
          size="lg"
          pending={skip.isPending}
          onClick={() => skip.mutate({ body: { welcomeSkipped: true } })}
        >
          {t("skip")}
        </Button>
      </div>
    </form>
  );
}

interface AnswerProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Two beside each other on a phone. */
const TIGHT = "max-md:gap-2.5 max-md:px-3 max-md:py-2 max-md:text-sm";

function Party({ alone, onChange }: { alone: boolean | null; onChange: (alone: boolean) => void }) {
  const t = useTranslations("welcome");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t("party")}</legend>
      <div className="grid grid-cols-2 gap-3">
        <RadioCard
          {...{ name: "party", className: TIGHT, label: t("alone") }}
          checked={alone === true}
          onChange={() => onChange(true)}
        />
        <RadioCard
          {...{ name: "party", className: TIGHT, label: t("family") }}
          checked={alone === false}
          onChange={() => onChange(false)}
        />
      </div>
    </fieldset>
  );
}

function Country({ value, onChange }: AnswerProps<string>) {
  const t = useTranslations("welcome");
  const countries = useCountryOptions();
  return (
    <div className="grid gap-3">
      <SelectField
        label={t("country")}
        autoComplete="country"
        value={value}
        options={[{ value: "", label: t("chooseCountry"), disabled: true }, ...countries]}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== "" && <SellerLine country={value} />}
    </div>
  );
}

function Language({ value, onChange }: AnswerProps<Translated>) {
  const t = useTranslations("welcome");
  return (
    <SelectField
      label={t("language")}
      value={value}
      options={TRANSLATED.map((tag) => ({ value: tag, label: OWN_NAMES[tag] }))}
      onChange={({ target }) => onChange(translated(target.value))}
    />
  );
}
