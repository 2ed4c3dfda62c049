/** Who shares with whom, for a party that has somebody to share with. */
import { useTranslations } from "use-intl";
import { toMajor } from "#domain/money.ts";
import type { PlannedPerson } from "#web/shared/rooms/room-plan.ts";
import { RoomPlanner } from "#web/shared/rooms/room-planner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "../queries.ts";
import { personPriceOf } from "./hold-model.ts";
import type { Division as DivisionModel } from "./use-division.ts";

interface DivisionProps {
  item: PackageView;
  people: readonly PlannedPerson[];
  division: DivisionModel;
}

export function RoomDivision({ item, people, division }: DivisionProps) {
  const { money } = useFormats();
  const t = useTranslations("rooms");
  if (people.length < 2 || division.rooms.length === 0) return null;
  const offered = item.roomTypes.map(({ type }) => ({
    roomType: type,
    price: money(toMajor(personPriceOf(item, type) ?? 0), item.currency),
  }));
  return (
    <>
      {division.isWished && <p className="mb-2 text-sm text-muted">{t("wished")}</p>}
      <RoomPlanner people={people} rooms={division.rooms} offered={offered} onChange={division.change} />
    </>
  );
}
