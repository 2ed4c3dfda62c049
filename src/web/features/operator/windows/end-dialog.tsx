/** Asks once before a window ends for everybody who waits in it. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface EndDialogProps {
  waiting: number;
  ending: { readonly isPending: boolean; readonly error: Error | null };
  onEnd: () => void;
  onClose: () => void;
}

export function EndDialog({ waiting, ending, onEnd, onClose }: EndDialogProps) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("own.endTitle")}
      description={t("own.endText", { waiting })}
      footer={
        <>
          <Button variant="danger" pending={ending.isPending} pendingLabel={t("own.ending")} onClick={onEnd}>
            {t("own.endSubmit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("own.keep")}
          </Button>
        </>
      }
    >
      {ending.error && (
        <p role="alert" className="text-bad">
          {errorText(ending.error)}
        </p>
      )}
    </Dialog>
  );
}
