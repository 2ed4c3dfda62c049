/** Who sells this package, and what the licence mark rests on. */
import { Landmark } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { PackageView } from "./queries.ts";

export function Channels({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  return (
    <Card icon={Landmark} title={t("channels.title")}>
      <ul className="grid gap-3">
        {item.channels.map((channel) => (
          <li key={channel}>
            <strong>{t(`channels.${channel}.title`)}</strong> {t(`channels.${channel}.text`)}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {item.licenceVerified ? t("licence.verified", { operator: item.operatorName }) : t("licence.unverified")}
      </p>
    </Card>
  );
}
