/** Asks once before a package goes on sale, off sale, or ends its sale for good. */
import { useTranslations } from "use-intl";
import type { PackageAction } from "#domain/packages/package.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type OwnPackage, usePackageActions } from "./queries.ts";

interface ActionDialogProps {
  item: OwnPackage;
  action: PackageAction;
  onClose: () => void;
}

export function ActionDialog({ item, action, onClose }: ActionDialogProps) {
  const t = useTranslations("operator");
  const errorText = useErrorText();
  const act = usePackageActions(onClose)[action];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`packages.action.${action}.title`, { title: item.title })}
      description={t(`packages.action.${action}.text`)}
      footer={
        <>
          <Button
            variant={action === "close" ? "danger" : "primary"}
            pending={act.isPending}
            pendingLabel={t("packages.action.pending")}
            onClick={() => act.mutate({ params: { id: item.id } })}
          >
            {t(`packages.action.${action}.open`)}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("packages.action.keep")}
          </Button>
        </>
      }
    >
      {act.error && (
        <Banner tone="bad" role="alert">
          {errorText(act.error)}
        </Banner>
      )}
    </Dialog>
  );
}
