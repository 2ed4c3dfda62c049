/** Who is signed in, and the way out: a disclosure at the header's end. */
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { wantWords } from "../../lib/words/preferences.ts";
import { useCloseOnLeave } from "../../ui/surfaces/use-close-on-leave.ts";
import { Initials } from "../account/initials.tsx";
import { ProfileText } from "../account/profile-progress.tsx";

/** Fetched when it is first opened. */
const AccountPanel = lazy(async () => {
  const [file] = await Promise.all([import("../signed-in/signed-in-later.ts"), wantWords(["looks"])]);
  return { default: file.AccountPanel };
});

export function AccountMenu({ user }: { user: User }) {
  const t = useTranslations("common");
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCloseOnLeave(box, open, () => setOpen(false));
  return (
    <div ref={box} className="relative hidden items-center gap-2 md:flex">
      <Greeting user={user} />
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
        <Suspense fallback={null}>
          <AccountPanel user={user} onChoose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Greeting({ user }: { user: User }) {
  const t = useTranslations("common");
  return (
    <p className="ps-2 text-end text-xs leading-tight">
      <span className="block max-w-48 truncate font-semibold">{t("greeting", { name: user.firstName })}</span>
      {user.role === "pilgrim" && (
        <span className="num block text-muted">
          <ProfileText />
        </span>
      )}
    </p>
  );
}
