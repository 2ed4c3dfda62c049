/** Opens the reader's looks: as a sign in the headers, in words where elders are most likely to seek it. */
import { ALargeSmall } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../surfaces/dialog.tsx";
import { Button } from "./button.tsx";
import { LookSwitches } from "./look-switches.tsx";

export function LookButton() {
  const t = useTranslations("looks");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("title")}
        title={t("title")}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-md text-brand hover:bg-brand-soft"
      >
        <ALargeSmall aria-hidden="true" className="size-6" />
      </button>
      <LookDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

export function NamedLookButton() {
  const t = useTranslations("looks");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<ALargeSmall aria-hidden="true" className="size-5" />}
      >
        {t("title")}
      </Button>
      <LookDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

function LookDialog(shown: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("looks");
  return (
    <Dialog {...shown} title={t("title")}>
      <LookSwitches />
    </Dialog>
  );
}
