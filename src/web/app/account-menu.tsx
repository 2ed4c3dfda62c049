/** Who is signed in, the theme, and the way out: a disclosure at the header's end. */
import { ChevronDown, LogOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { useSignOut } from "../lib/use-sign-out.ts";
import { Button } from "../ui/actions/button.tsx";
import { ThemeSwitch } from "../ui/actions/preference-switches.tsx";
import { Latin } from "../ui/text/values.tsx";

export function AccountMenu({ user }: { user: User }) {
  const t = useTranslations("common");
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCloseOnLeave(box, open, () => setOpen(false));
  return (
    <div ref={box} className="relative hidden md:block">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 rounded-full py-1 ps-1 pe-2.5 hover:bg-sunken"
      >
        <Initials user={user} />
        <span className="sr-only">{t("accountOf", { name: user.firstName })}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </button>
      {open && (
        <div className="rising absolute end-0 top-full z-40 mt-2 grid w-80 gap-5 rounded-lg border border-line bg-surface p-5 shadow-raised">
          <Identity user={user} />
          <ThemeSwitch />
          <SignOutButton />
        </div>
      )}
    </div>
  );
}

/** Closes a disclosure by Esc, by a press outside it, and when the focus goes elsewhere. */
function useCloseOnLeave(box: React.RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside =
        event.type !== "keydown" && event.target instanceof Node && !box.current?.contains(event.target);
      if (isEscape || isOutside) close();
    };
    const events = ["keydown", "pointerdown", "focusin"];
    for (const name of events) document.addEventListener(name, leave);
    return () => {
      for (const name of events) document.removeEventListener(name, leave);
    };
  }, [open, close, box]);
}

/** First letters of both names; the first whole letter counts, so that combined ones stay whole. */
function Initials({ user }: { user: User }) {
  const letters = [user.firstName, user.lastName].map((name) => Array.from(name)[0] ?? "").join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-9.5 place-items-center rounded-full bg-brand text-xs font-semibold text-on-brand"
    >
      <bdi>{letters}</bdi>
    </span>
  );
}

export function Identity({ user }: { user: User }) {
  const t = useTranslations("common");
  return (
    <div className="flex items-center gap-3">
      <Initials user={user} />
      <div className="min-w-0">
        <p className="font-semibold">{t("greeting", { name: user.firstName })}</p>
        <p className="truncate text-xs text-muted">
          <Latin>{user.username}</Latin> · {t(`roles.${user.role}`)}
        </p>
      </div>
    </div>
  );
}

export function SignOutButton() {
  const t = useTranslations("common");
  const signOut = useSignOut();
  return (
    <Button
      variant="outline"
      block
      icon={<LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
      pending={signOut.isPending}
      pendingLabel={t("signingOut")}
      onClick={() => signOut.mutate({})}
    >
      {t("signOut")}
    </Button>
  );
}
