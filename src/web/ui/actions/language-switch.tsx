/** The switch of language, which acts in place. */
import { ChevronDown, Languages } from "lucide-react";
import { useTranslations } from "use-intl";
import { OWN_NAMES, TRANSLATED, translated } from "#i18n/locales.ts";
import { changeLanguage } from "../../lib/words/preferences.ts";
import { usePreferences } from "../../lib/words/use-preferences.ts";

/** Each language by its own name, in the platform's own picker. */
export function LanguageSwitch() {
  const t = useTranslations("common");
  const { language } = usePreferences();
  return (
    <span className="relative inline-flex min-w-0 items-center text-brand">
      <Languages aria-hidden="true" className="pointer-events-none absolute start-3 hidden size-5 sm:block" />
      <select
        aria-label={t("language")}
        value={language}
        onChange={({ target }) => void changeLanguage(translated(target.value))}
        className="field-sizing-content min-h-11 w-full min-w-0 max-w-24 appearance-none text-ellipsis min-[24rem]:max-w-none rounded-md bg-transparent ps-2 pe-7 text-sm font-semibold hover:bg-brand-soft sm:ps-10 sm:pe-8"
      >
        {TRANSLATED.map((tag) => (
          <option key={tag} value={tag} lang={tag} className="bg-surface text-ink">
            {OWN_NAMES[tag]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2 size-4 sm:end-2.5" />
    </span>
  );
}
