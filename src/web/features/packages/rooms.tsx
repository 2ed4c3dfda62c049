/** The kinds of room with their price per person. */
import { BedDouble } from "lucide-react";
import { useTranslations } from "use-intl";
import { toMajor } from "#domain/money.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Money } from "#web/ui/text/values.tsx";
import { AboutPounds } from "./about-pounds.tsx";
import { priceOf } from "./hold-model.ts";
import type { PackageView } from "./queries.ts";

export function Rooms({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  if (item.roomTypes.length === 0) return null;
  return (
    <Card icon={BedDouble} title={t("rooms.title")}>
      <ul className="divide-y divide-line">
        {item.roomTypes.map(({ type, occupants }) => {
          const minor = priceOf(item, type);
          return (
            <li key={type} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <span>
                <span className="font-semibold">{t(`room.${type}`)}</span>{" "}
                <span className="text-sm text-muted">{t("roomOccupants", { occupants })}</span>
              </span>
              {minor !== null && (
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-serif text-xl">
                    <Money amount={toMajor(minor)} currency="USD" />
                  </span>
                  <span className="text-sm text-muted">
                    {t("perPersonShort")} · <AboutPounds minor={minor} />
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
