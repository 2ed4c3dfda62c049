/** What can be done while it is on, one form at a time: new recovery codes, turning it off. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { NewCodes } from "./new-codes.tsx";
import { OpenButton } from "./step-form.tsx";
import { TurnOff } from "./turn-off.tsx";

export function Changes({ onNewCodes }: { onNewCodes: (codes: readonly string[]) => void }) {
  const t = useTranslations("secondFactor");
  const [open, setOpen] = useState<"new_codes" | "off" | null>(null);
  const close = () => setOpen(null);
  if (open === "new_codes") return <NewCodes onNewCodes={onNewCodes} onCancel={close} />;
  if (open === "off") return <TurnOff onCancel={close} />;
  return (
    <div className="flex flex-wrap gap-3">
      <OpenButton label={t("renew.open")} onOpen={() => setOpen("new_codes")} />
      <OpenButton label={t("remove.open")} onOpen={() => setOpen("off")} />
    </div>
  );
}
