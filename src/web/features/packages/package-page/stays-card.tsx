/** Where the party sleeps and how far that is: the hotels, the camp in Mina, and the ways between the sites (docs/sources.md#ways). */
import { Footprints, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { minutesOnFoot } from "#domain/packages/on-foot.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { STAYS } from "../pictures/stays.ts";
import type { PackageView } from "../queries.ts";

export function StaysCard({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const { number } = useFormats();
  const metres = item.distanceFromHaram;
  return (
    <Card icon={MapPin} title={t("stays.title")}>
      <ul className="divide-y divide-line">
        <Place title={t("included.makkahHotel")} name={item.makkahHotel}>
          <span className="block">{t(`stay.${STAYS[item.accommodationType]}`)}</span>
          <Way>{t("stays.toHaram", { metres: number(metres), minutes: number(minutesOnFoot(metres)) })}</Way>
          {item.shifting !== null && (
            <span className="block">{t(item.shifting ? "stays.shifting" : "stays.notShifting")}</span>
          )}
        </Place>
        <Place title={t("included.madinahHotel")} name={item.madinahHotel} />
        <Place title={t("included.minaCamp")} name={item.minaCamp}>
          {item.campClass && <span className="block">{t("stays.campClass", { camp: item.campClass })}</span>}
          <Way>{t("stays.mina")}</Way>
        </Place>
      </ul>
      {item.minaCamp === null && <p className="mt-3 text-sm text-muted">{t("stays.note")}</p>}
    </Card>
  );
}

interface PlaceProps {
  title: string;
  /** Null where the operator has not said. */
  name: string | null;
  children?: ReactNode;
}

function Place({ title, name, children }: PlaceProps) {
  const t = useTranslations("packages");
  return (
    <li className="grid gap-x-8 gap-y-1 py-3.5 sm:grid-cols-[12rem_1fr]">
      <span className="text-muted">{title}</span>
      <span>
        {name === null ? (
          <span className="text-muted">{t("included.notStated")}</span>
        ) : (
          <bdi className="block font-semibold">{name}</bdi>
        )}
        <span className="block text-sm text-muted">{children}</span>
      </span>
    </li>
  );
}

function Way({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-2">
      <Footprints aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </span>
  );
}
