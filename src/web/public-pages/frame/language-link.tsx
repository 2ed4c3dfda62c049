/** The way to the same page in another language, named in that language. */
import { OWN_NAMES, type Translated } from "#i18n/locales.ts";
import { addressIn } from "../page.ts";

interface LanguageLinkProps {
  to: Translated;
  path: string;
  className: string;
}

export function LanguageLink({ to, path, className }: LanguageLinkProps) {
  return (
    <a href={addressIn(to, path)} hrefLang={to} lang={to} data-language={to} className={`font-names ${className}`}>
      {OWN_NAMES[to]}
    </a>
  );
}
