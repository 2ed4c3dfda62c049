/** Who sells this package: to the reader, or while nobody knows where they live, to whom each channel sells. */
import { Landmark } from "lucide-react";
import { useTranslations } from "use-intl";
import { useResidence } from "#web/lib/session/session.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useCountryName } from "#web/ui/text/country-name.ts";
import type { PackageView } from "../queries.ts";
import { useSeller } from "./use-seller.ts";

export function SaleChannels({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const seller = useSeller(item);
  const residence = useResidence();
  const country = useCountryName(residence);
  const own = residence !== null && seller !== "nobody" ? seller : null;
  return (
    <Card icon={Landmark} title={t("channels.title")}>
      {own ? (
        <p>
          <strong>{t(`channels.${own}.title`)}</strong> {t(`channels.${own}.own`, { country })}
        </p>
      ) : (
        <ul className="grid gap-3">
          {item.channels.map((channel) => (
            <li key={channel}>
              <strong>{t(`channels.${channel}.title`)}</strong> {t(`channels.${channel}.text`)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
