/** Switches for language and theme; both act in place. */
import { ChevronDown, Languages, Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { OWN_NAMES, TRANSLATED, translated } from "#i18n/locales.ts";
import { changeLanguage, changeTheme } from "../../lib/preferences.ts";
import { THEMES, type Theme } from "../../lib/themes.ts";
import { usePreferences } from "../../lib/use-preferences.ts";
import { SegmentedControl } from "./segmented-control.tsx";

/** Each language by its own name, in the platform's own picker. */
export function LanguageSwitch() {
  const t = useTranslations("common");
  const { language } = usePreferences();
  return (
    <span className="relative inline-flex items-center text-brand">
      <Languages aria-hidden="true" className="pointer-events-none absolute start-3 hidden size-5 sm:block" />
      <select
        aria-label={t("language")}
        value={language}
        onChange={({ target }) => void changeLanguage(translated(target.value))}
        className="field-sizing-content min-h-11 w-full max-w-24 appearance-none text-ellipsis min-[24rem]:max-w-none rounded-md bg-transparent ps-3 pe-8 text-sm font-semibold hover:bg-brand-soft sm:ps-10"
      >
        {TRANSLATED.map((tag) => (
          <option key={tag} value={tag} lang={tag} className="bg-surface text-ink">
            {OWN_NAMES[tag]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2.5 size-4" />
    </span>
  );
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeSwitch() {
  const t = useTranslations("common");
  const { theme } = usePreferences();
  const Icon = THEME_ICONS[theme];
  return (
    <div className="grid gap-2">
      <span className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden="true" className="size-5 text-brand" />
        {t("theme.label")}
      </span>
      <SegmentedControl<Theme>
        label={t("theme.label")}
        hideLabel
        block
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={changeTheme}
      />
    </div>
  );
}
