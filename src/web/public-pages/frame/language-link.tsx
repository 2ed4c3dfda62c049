/** The way to the same page in another language, named in that language. */
import { OWN_NAMES, type Translated } from "#i18n/locales.ts";
import { choiceOf } from "../page.ts";

interface LanguageLinkProps {
  from: Translated;
  to: Translated;
  path: string;
  className: string;
}

export function LanguageLink({ from, to, path, className }: LanguageLinkProps) {
  return (
    <a href={choiceOf(to, path, from)} hrefLang={to} lang={to} data-language={to} className={`font-names ${className}`}>
      {OWN_NAMES[to]}
    </a>
  );
}
