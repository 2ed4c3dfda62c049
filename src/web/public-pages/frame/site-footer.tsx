/** The footer of SPEC §2: columns of links, five languages, and how pages look. */
import { type Locale, TRANSLATED } from "#i18n/locales.ts";
import { LogoMark } from "../../ui/motif/logo.tsx";
import { addressIn, type FrameProps } from "../page.ts";
import type { PublicMessages } from "../words-en.ts";
import { LanguageLink } from "./language-link.tsx";
import { COLUMN } from "./look.ts";
import { LooksLink } from "./looks-menu.tsx";

const LINK = "inline-flex min-h-11 items-center rounded-sm text-sm hover:text-brand hover:underline";

const FOOTER_LANGUAGES: readonly Locale[] = ["en", "ar", "ur", "hi", "fr"];

interface FooterLink {
  /** Of its label in `site.json`. */
  label: keyof PublicMessages["site"]["footer"];
  href: string;
  /** A static page, which stands in every language. */
  isStatic?: boolean;
}

const COLUMNS = [
  {
    name: "pilgrims",
    links: [
      { label: "forPilgrims", href: "/for-pilgrims", isStatic: true },
      { label: "documents", href: "/documents" },
      { label: "packages", href: "/packages" },
      { label: "family", href: "/family" },
      { label: "payments", href: "/payments" },
    ],
  },
  {
    name: "operators",
    links: [
      { label: "forOperators", href: "/for-operators", isStatic: true },
      { label: "join", href: "/auth?mode=register&role=operator" },
      { label: "center", href: "/operator-dashboard" },
    ],
  },
  {
    name: "rihla",
    links: [
      { label: "about", href: "/about", isStatic: true },
      { label: "features", href: "/platform-features", isStatic: true },
      { label: "journey", href: "/#journey", isStatic: true },
      { label: "help", href: "/contact#help", isStatic: true },
      { label: "contact", href: "/contact", isStatic: true },
      { label: "trust", href: "/trust-security", isStatic: true },
      { label: "privacy", href: "/privacy", isStatic: true },
      { label: "terms", href: "/terms", isStatic: true },
    ],
  },
] as const satisfies readonly { name: string; links: readonly FooterLink[] }[];

export function SiteFooter(frame: FrameProps) {
  const { language, words } = frame;
  const { site, common } = words;
  return (
    <footer className="border-t border-line bg-sunken leaving:hidden">
      <div
        className={`${COLUMN} grid grid-cols-2 gap-x-8 gap-y-5 py-7 md:gap-y-10 md:py-14 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]`}
      >
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 lg:col-span-1 lg:block">
          <p className="flex items-center gap-3">
            <LogoMark className="size-10" />
            <span className="font-serif text-xl font-semibold">{common("product")}</span>
          </p>
          <p className="w-full text-sm text-muted max-lg:order-1 lg:mt-3 lg:max-w-72">{site("footer.independent")}</p>
          <LooksLink words={words} />
        </div>
        {COLUMNS.map(({ name, links }) => (
          <nav key={name} aria-label={site(`footer.${name}`)} className={name === "rihla" ? "max-lg:col-span-2" : ""}>
            <h2 className="mb-2 font-sans text-sm font-semibold">{site(`footer.${name}`)}</h2>
            <ul className={name === "rihla" ? "max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-8" : ""}>
              {links.map((link: FooterLink) => (
                <li key={link.href}>
                  <a href={link.isStatic ? addressIn(language, link.href) : link.href} className={LINK}>
                    {site(`footer.${link.label}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <LanguageList {...frame} />
      </div>
    </footer>
  );
}

/** SPEC's five, and the page's own where it is another; the header's menu has them all. */
function LanguageList({ language, page, words: { site } }: FrameProps) {
  return (
    <nav aria-label={site("footer.languages")} className="max-lg:col-span-2">
      <h2 className="mb-2 font-sans text-sm font-semibold">{site("footer.languages")}</h2>
      <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-6">
        {TRANSLATED.filter((tag) => tag === language || FOOTER_LANGUAGES.includes(tag)).map((tag) => (
          <li key={tag} aria-current={tag === language ? "true" : undefined}>
            <LanguageLink
              from={language}
              to={tag}
              path={page.path}
              className={`${LINK} ${tag === language ? "font-semibold" : ""}`}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
