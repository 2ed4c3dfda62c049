/** Erases the papers from the device, after one question. */
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { eraseVault } from "../vault/vault-store.ts";

export function ForgetButton({ label }: { label: string }) {
  const t = useTranslations("hajj");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} icon={<Trash2 aria-hidden="true" className="size-5" />}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("papers.forgetTitle")}
        description={t("papers.forgetText")}
        footer={
          <Button variant="danger" onClick={() => void eraseVault()}>
            {t("papers.forget")}
          </Button>
        }
      >
        {null}
      </Dialog>
    </>
  );
}
