/** The way to the same page in another language, named in that language. */
import { directionOf, type Translated } from "#i18n/locales.ts";
import { addressIn } from "../page.ts";

/** The names of languages stand in themselves, so that whoever needs one can read it. */
export const OWN_NAMES: Record<Translated, string> = { en: "English", ar: "العربية" };

interface LanguageLinkProps {
  to: Translated;
  path: string;
  className: string;
}

export function LanguageLink({ to, path, className }: LanguageLinkProps) {
  return (
    <a
      href={addressIn(to, path)}
      hrefLang={to}
      lang={to}
      dir={directionOf(to)}
      data-language={to}
      className={`font-names ${className}`}
    >
      {OWN_NAMES[to]}
    </a>
  );
}
