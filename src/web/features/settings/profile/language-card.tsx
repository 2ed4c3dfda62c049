/** The language of the screens and mails, and how the pages look. */
import { Languages } from "lucide-react";
import { useTranslations } from "use-intl";
import { OWN_NAMES, TRANSLATED, translated } from "#i18n/locales.ts";
import { changeLanguage } from "#web/lib/words/preferences.ts";
import { usePreferences } from "#web/lib/words/use-preferences.ts";
import { LookSwitches } from "#web/ui/actions/look-switches.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useUpdateUser } from "../queries.ts";

const options = TRANSLATED.map((value) => ({ value, label: OWN_NAMES[value] }));

export function LanguageCard() {
  const t = useTranslations("settings");
  const { language } = usePreferences();
  const update = useUpdateUser({ onSuccess: ({ preferredLanguage }) => void changeLanguage(preferredLanguage) });
  return (
    <Card icon={Languages} title={t("language.title")}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start gap-6">
        <SelectField
          label={t("language.label")}
          hint={t("language.hint")}
          value={language}
          disabled={update.isPending}
          options={options}
          onChange={(event) => {
            update.mutate({ body: { preferredLanguage: translated(event.target.value) } });
          }}
        />
        <LookSwitches />
      </div>
      <Refusal error={update.error} className="mt-6" />
    </Card>
  );
}
