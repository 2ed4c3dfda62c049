/** What the live chat opens: it says that nobody is there and leads to a message; a native popover, so that it needs no script. */
import { X } from "lucide-react";
import { LOOK } from "../frame/look.ts";
import type { PublicWords } from "../words.ts";
import { FORM_ID } from "./message-section.tsx";

export const HELP_ID = "help-panel";

export function HelpPanel({ words: { contact: t, common } }: { words: PublicWords }) {
  return (
    <div
      id={HELP_ID}
      popover="auto"
      role="dialog"
      aria-labelledby="help-panel-title"
      className="fixed start-auto end-4 top-auto bottom-4 m-0 w-[min(27rem,calc(100vw-2rem))] rounded-lg border border-line bg-paper p-6 text-ink shadow-raised"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="help-panel-title" className="text-xl">
          {t("help.title")}
        </h2>
        <button
          type="button"
          popoverTarget={HELP_ID}
          popoverTargetAction="hide"
          aria-label={common("close")}
          className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <p className="mt-3">{t("help.text")}</p>
      <p className="mt-3 text-sm text-muted">{t("help.emergency")}</p>
      <a href={`#${FORM_ID}`} data-closes={HELP_ID} className={`${LOOK.primary} mt-5 w-full`}>
        {t("help.write")}
      </a>
    </div>
  );
}
