/** The place of the one toast; the script fills and shows it. */
import { Info, X } from "lucide-react";
import type { PublicWords } from "../words.ts";

/** F8 reaches it, as in the app. The words of a demo sign-in wait here for the page that comes next. */
export function Toasts({ words: { common, toasts } }: { words: PublicWords }) {
  return (
    <section
      id="toasts"
      tabIndex={-1}
      aria-label={common("notifications", { hotkey: "F8" })}
      data-login-title={toasts("loginSuccessful.title")}
      data-login-text={toasts("loginSuccessful.text")}
      data-logout-failed={toasts("logoutFailed.title")}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 mx-auto w-full max-w-[27rem] p-4 md:end-0 md:start-auto md:mx-0"
    >
      <div role="status">
        <div
          data-toast=""
          hidden
          className="rising group pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-raised data-[tone=bad]:border-bad data-[tone=bad]:bg-bad-soft"
        >
          <Info aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-brand group-data-[tone=bad]:text-bad" />
          <div className="min-w-0 flex-1">
            <p data-toast-title="" className="font-semibold" />
            <p data-toast-text="" className="text-sm" />
          </div>
          <button
            type="button"
            aria-label={common("close")}
            title={common("close")}
            className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
    </section>
  );
}
