/** The hold dialog of the package that the address names, whether or not it is among those shown. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { usePackage } from "../queries.ts";
import { HoldDialogHost } from "./hold-dialog-host.tsx";

export function BookedHold({ packageId, onClose }: { packageId: string; onClose: () => void }) {
  const t = useTranslations("packages");
  const errorText = useErrorText();
  const { data, error, refetch } = usePackage(packageId);
  if (data) return <HoldDialogHost item={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("book.now")}>
      <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
    </Dialog>
  );
}
