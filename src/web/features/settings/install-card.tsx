/** Puts the site on the device as an app; there only where the browser offers it. */
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import { useInstall } from "#web/lib/device/install.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

export function InstallCard() {
  const t = useTranslations("settings");
  const install = useInstall();
  if (!install) return null;
  return (
    <Card icon={Download} title={t("install.title")}>
      <p className="mb-5 text-muted">{t("install.text")}</p>
      <Button variant="outline" onClick={install}>
        {t("install.button")}
      </Button>
    </Card>
  );
}
