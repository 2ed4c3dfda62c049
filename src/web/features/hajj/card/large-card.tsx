/** The card over the whole screen, which stays awake while it is shown. */
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import type { OpenCard } from "../vault/vault-record.ts";
import { LostCard } from "./lost-card.tsx";

export function LargeCard({ card, onClose }: { card: OpenCard; onClose: () => void }) {
  const t = useTranslations("hajj");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => stayAwake(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={t("card.lead")}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-white p-3 text-black"
    >
      <div className="mx-auto grid min-h-full max-w-[54rem] content-between gap-4">
        <LostCard card={card} isLarge />
        <Button size="lg" block onClick={() => dialog.current?.close()}>
          {t("card.close")}
        </Button>
      </div>
    </dialog>
  );
}

/** Where the browser can; a guard reads slower than a screen goes dark. */
function stayAwake(): () => void {
  const lock = navigator.wakeLock?.request("screen").catch(() => null);
  return () => void lock?.then((held) => held?.release());
}
