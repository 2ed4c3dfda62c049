/** The six rights over one's own data, each with its button; `?right=` of the address leads to one of them. */
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { ASKED_RIGHTS, type AskedRight, PRIVACY_RIGHTS, type PrivacyRight } from "#domain/contact/privacy-rights.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { CopyButton } from "./copy-button.tsx";
import { EraseDialog } from "./erase-dialog.tsx";

export function PrivacyCard({ user }: { user: User }) {
  const t = useTranslations("settings");
  const [address] = useSearchParams();
  return (
    <Card icon={ShieldCheck} title={t("privacy.title")}>
      <p className="mb-2 text-muted">{t("privacy.lead")}</p>
      <ul className="divide-y divide-line">
        {PRIVACY_RIGHTS.filter((right) => right !== "erase" || !user.demo).map((right) => (
          <Right key={right} right={right} isAsked={address.get("right") === right} />
        ))}
      </ul>
    </Card>
  );
}

/** Comes into sight, and has the focus, when the address names it: a reader by ear or keyboard is led there too. */
function Right({ right, isAsked }: { right: PrivacyRight; isAsked: boolean }) {
  const t = useTranslations("settings");
  const place = useRef<HTMLLIElement>(null);
  const titleId = useId();
  // After the router has put the page to its top.
  useEffect(() => {
    if (!isAsked) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <li ref={place} tabIndex={-1} aria-labelledby={titleId} className="py-1">
      <div
        className={classNames(
          "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3",
          isAsked && "-mx-3 rounded-md bg-brand-soft px-3",
        )}
      >
        <div className="min-w-0 flex-1 basis-72">
          <h3 id={titleId} className="font-sans text-base font-semibold">
            {t(`privacy.${right}.title`)}
          </h3>
          <p className="text-sm text-muted">{t(`privacy.${right}.text`)}</p>
        </div>
        <RightButton right={right} />
      </div>
    </li>
  );
}

function RightButton({ right }: { right: PrivacyRight }): ReactNode {
  const t = useTranslations("settings");
  const [isOpen, setOpen] = useState(false);
  if (right === "access" || right === "portability") return <CopyButton right={right} />;
  return (
    <>
      <Button variant={right === "erase" ? "danger" : "outline"} onClick={() => setOpen(true)}>
        {t(`privacy.${right}.action`)}
      </Button>
      {isOpen && right === "erase" && <EraseDialog onClose={() => setOpen(false)} />}
      {isOpen && isAskedRight(right) && <AskDialog right={right} onClose={() => setOpen(false)} />}
    </>
  );
}

function isAskedRight(right: PrivacyRight): right is AskedRight {
  return ASKED_RIGHTS.some((one) => one === right);
}
