/** The header of SPEC §2, on the hero's night: signed out LOGIN, signed in greeting, Dashboard and Logout. */
import { LogIn, Menu } from "lucide-react";
import { DASHBOARDS } from "#contract/accounts.ts";
import { LogoMark } from "../../ui/motif/logo.tsx";
import { addressIn, type FrameProps } from "../page.ts";
import type { PublicWords } from "../words.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { COLUMN, LOOK } from "./look.ts";
import { LooksMenu } from "./looks-menu.tsx";
import { MENU_ID } from "./site-menu.tsx";

export function SiteHeader(frame: FrameProps) {
  const { language, words } = frame;
  const { site, common } = words;
  return (
    <header className="absolute inset-x-0 top-0 z-20 bg-linear-to-b from-night-deep to-transparent text-on-night leaving:static leaving:bg-night-deep">
      <div className={`${COLUMN} flex min-h-20 items-center justify-between gap-2`}>
        <a
          href={addressIn(language, "/")}
          aria-label={common("productHome")}
          className="on-night flex min-h-11 items-center gap-3 rounded-md"
        >
          <LogoMark className="scheme-dark size-10" />
          <span className="font-serif text-xl font-semibold whitespace-nowrap">{common("product")}</span>
        </a>
        <nav aria-label={site("header.label")} className="on-night flex items-center gap-1 md:gap-2">
          <LanguageMenu {...frame} className={LOOK.nightQuiet} />
          <LooksMenu {...frame} className={LOOK.nightQuiet} />
          <a href="/packages" className={`${LOOK.nightQuiet} max-md:hidden`}>
            {site("header.browse")}
          </a>
          <Visitor words={words} />
          <SignedIn words={words} />
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={common("menu")}
            title={common("menu")}
            className="grid size-11 place-items-center rounded-md hover:bg-white/10 md:hidden"
          >
            <Menu aria-hidden="true" />
          </button>
        </nav>
      </div>
    </header>
  );
}

function Visitor({ words: { common } }: { words: PublicWords }) {
  return (
    <a href="/auth" className={`${LOOK.nightSmall} max-md:hidden asking:invisible known:hidden`}>
      <LogIn aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {common("login")}
    </a>
  );
}

/** Shown and filled by the script once the server has said who is here. */
function SignedIn({ words: { site } }: { words: PublicWords }) {
  return (
    <div className="hidden items-center gap-2 md:known:flex">
      <span data-greeting={site.raw("header.greeting")} className="px-2 text-sm" />
      <a href={DASHBOARDS.pilgrim} data-dashboard="" className={LOOK.nightQuiet}>
        {site("header.dashboard")}
      </a>
      <button type="button" data-logout="" className={LOOK.nightSmall}>
        {site("header.logout")}
      </button>
    </div>
  );
}
