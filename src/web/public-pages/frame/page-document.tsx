/** The HTML document round every static page: head, header, toast, and the page between them. */
import type { ReactNode } from "react";
import { DASHBOARDS } from "#contract/accounts.ts";
import { directionOf, TRANSLATED, type Translated } from "#i18n/locales.ts";
import { addressIn, type FrameProps, type PageFiles } from "../page.ts";
import { SITE_ORIGIN } from "../site-origin.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { SocialTags } from "./social-tags.tsx";
import { Toasts } from "./toasts.tsx";
import { WaitingScreen } from "./waiting.tsx";

interface PageDocumentProps extends FrameProps {
  children: ReactNode;
}

export function PageDocument({ children, ...frame }: PageDocumentProps) {
  const { language, page, words, files } = frame;
  const { site, common } = words;
  const Header = page.Header ?? SiteHeader;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{site(`pages.${page.name}.title`)}</title>
        <meta name="description" content={site(`pages.${page.name}.description`)} />
        <meta name="theme-color" content="#06181c" />
        {page.isAnswer ? <meta name="robots" content="noindex" /> : <OwnAddress {...frame} />}
        <PageLinks files={files} />
        {"text" in files.styles ? (
          <style>{files.styles.text}</style>
        ) : (
          <link rel="stylesheet" href={files.styles.href} />
        )}
        <script type="module" src={files.script} />
      </head>
      <body data-dashboards={JSON.stringify(DASHBOARDS)} data-leads-on={page.leadsOn ? "" : undefined}>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:text-brand"
        >
          {common("skip")}
        </a>
        <Header {...frame} />
        {page.leadsOn && <WaitingScreen words={words} />}
        <main id="main" className="leaving:hidden">
          {children}
        </main>
        <SiteFooter {...frame} />
        {!page.Header && <SiteMenu language={language} words={words} />}
        <Toasts words={words} />
      </body>
    </html>
  );
}

/** Where the page stands, in each language, and what is shown beside a link to it. */
function OwnAddress(frame: FrameProps) {
  const { language, page } = frame;
  const whole = (tag: Translated) => SITE_ORIGIN + addressIn(tag, page.path);
  return (
    <>
      <link rel="canonical" href={whole(language)} />
      {TRANSLATED.map((tag) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={whole(tag)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={whole("en")} />
      <SocialTags {...frame} />
    </>
  );
}

function PageLinks({ files }: { files: PageFiles }) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {files.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
    </>
  );
}
