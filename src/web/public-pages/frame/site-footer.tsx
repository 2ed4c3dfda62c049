/** The footer of SPEC §2: columns of links, five languages, and the appearance. */
import { TRANSLATED, type Translated } from "#i18n/locales.ts";
import { THEMES } from "../../lib/themes.ts";
import { Mark } from "../../ui/motif/logo.tsx";
import type { PublicWords } from "../words.ts";
import { LanguageLink } from "./language-link.tsx";
import { COLUMN } from "./look.ts";

interface SiteFooterProps {
  language: Translated;
  path: string;
  words: PublicWords;
}

const LINK = "inline-flex min-h-11 items-center rounded-sm text-sm hover:text-brand hover:underline";

const COLUMNS = [
  {
    name: "pilgrims",
    links: [
      ["documents", "/documents"],
      ["packages", "/packages"],
      ["family", "/family"],
      ["payments", "/payments"],
    ],
  },
  {
    name: "operators",
    links: [
      ["join", "/auth?mode=register&role=operator"],
      ["center", "/operator-dashboard"],
    ],
  },
  {
    name: "rihla",
    links: [
      ["about", "#about"],
      ["journey", "#journey"],
      ["how", "#how"],
      ["help", "#help"],
    ],
  },
] as const;

export function SiteFooter({ language, path, words }: SiteFooterProps) {
  const { t, common } = words;
  return (
    <footer className="border-t border-line bg-sunken asking:hidden">
      <div className={`${COLUMN} grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]`}>
        <div className="sm:col-span-2 lg:col-span-1">
          <p className="flex items-center gap-3">
            <Mark className="size-10" />
            <span className="font-serif text-xl font-semibold">{common("product")}</span>
          </p>
          <p className="mt-3 max-w-72 text-sm text-muted">{t("footer.independent")}</p>
          <ThemeChoice words={words} />
        </div>
        {COLUMNS.map(({ name, links }) => (
          <nav key={name} aria-label={t(`footer.${name}`)}>
            <h2 className="mb-2 font-sans text-sm font-semibold">{t(`footer.${name}`)}</h2>
            <ul>
              {links.map(([label, href]) => (
                <li key={href}>
                  <a href={href} className={LINK}>
                    {t(`footer.${label}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <LanguageList language={language} path={path} words={words} />
      </div>
    </footer>
  );
}

/** SPEC's five; what is not translated yet is named and is no link. */
function LanguageList({ language, path, words: { t } }: SiteFooterProps) {
  return (
    <nav aria-label={t("footer.languages")}>
      <h2 className="mb-2 font-sans text-sm font-semibold">{t("footer.languages")}</h2>
      <ul>
        {TRANSLATED.map((tag) => (
          <li key={tag} aria-current={tag === language ? "true" : undefined}>
            <LanguageLink to={tag} path={path} className={`${LINK} ${tag === language ? "font-semibold" : ""}`} />
          </li>
        ))}
        {(["urdu", "hindi", "french"] as const).map((name) => (
          <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted">
            {t(`footer.${name}`)} <span className="text-xs">({t("footer.soon")})</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Needs the script; without one the device decides. */
function ThemeChoice({ words: { common } }: { words: PublicWords }) {
  return (
    <fieldset data-themes="" className="mt-6 noscript:hidden">
      <legend className="mb-2 text-sm font-semibold">{common("theme.label")}</legend>
      <div className="inline-flex gap-1 rounded-md border border-line p-1">
        {THEMES.map((theme) => (
          <label
            key={theme}
            className="inline-flex min-h-11 items-center rounded-sm px-3.5 text-sm text-muted has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input type="radio" name="theme" value={theme} defaultChecked={theme === "system"} className="sr-only" />
            {common(`theme.${theme}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
