/** Switches for language and theme; both act in place. */
import { Languages, Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { TRANSLATED } from "#i18n/locales.ts";
import { changeLanguage, changeTheme } from "../../lib/preferences.ts";
import { THEMES, type Theme } from "../../lib/themes.ts";
import { usePreferences } from "../../lib/use-preferences.ts";
import { OWN_NAMES } from "../text/language-names.ts";
import { SegmentedControl } from "./segmented-control.tsx";

/** The other language, by its own name. */
export function LanguageSwitch() {
  const { language } = usePreferences();
  const other = TRANSLATED.find((tag) => tag !== language) ?? "en";
  return (
    <button
      type="button"
      lang={other}
      onClick={() => void changeLanguage(other)}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold text-brand hover:bg-brand-soft"
    >
      <Languages aria-hidden="true" className="hidden size-5 sm:block" />
      {OWN_NAMES[other]}
    </button>
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
