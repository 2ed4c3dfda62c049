/** Who sells this package. */
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
    </Card>
  );
}
