/** Every language behind one button: a native popover of links, so that it opens without any script. */
import { ChevronDown, Languages } from "lucide-react";
import { OWN_NAMES, TRANSLATED } from "#i18n/locales.ts";
import type { FrameProps } from "../page.ts";
import { LanguageLink } from "./language-link.tsx";

const MENU_ID = "languages";

/** `className`: the look of the button, which the two headers have differently. */
export function LanguageMenu({ language, page, words: { site }, className }: FrameProps & { className: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={`${site("footer.languages")}: ${OWN_NAMES[language]}`}
        className={className}
      >
        <Languages aria-hidden="true" className="size-5" />
        <span className="font-names max-sm:hidden">{OWN_NAMES[language]}</span>
        <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={site("footer.languages")}
        className="fixed inset-x-auto end-4 top-18 m-0 max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-lg border border-line bg-surface p-2 text-ink shadow-raised"
      >
        <ul className="grid grid-cols-2 gap-1">
          {TRANSLATED.map((tag) => (
            <li key={tag} aria-current={tag === language ? "true" : undefined}>
              <LanguageLink
                from={language}
                to={tag}
                path={page.path}
                className={`flex min-h-11 items-center rounded-md px-4 text-sm font-semibold hover:bg-sunken ${tag === language ? "bg-brand-soft text-brand" : ""}`}
              />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
