/** The kinds of room with their price for one person and for the whole party, the group discount taken off. */
import { BedDouble } from "lucide-react";
import { useTranslations } from "use-intl";
import { suggestRooms } from "#domain/bookings/rooms/room-suggestion.ts";
import { toMajor } from "#domain/money.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { partySum, personPriceOf } from "../party/hold-model.ts";
import { PartyField } from "../party/party-field.tsx";
import type { Party } from "../party/use-party.ts";
import { AboutHome } from "../price/about-home.tsx";
import { RateNote } from "../price/rate-note.tsx";
import type { PackageView } from "../queries.ts";

export function Rooms({ item, party }: { item: PackageView; party: Party }) {
  const t = useTranslations("packages");
  if (item.roomTypes.length === 0) return null;
  return (
    <Card icon={BedDouble} title={t("rooms.title")}>
      <PartyField party={party} />
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {item.roomTypes.map(({ type, occupants }) => (
          <RoomRow key={type} item={item} type={type} occupants={occupants} party={party} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {t("rooms.beds")} <RateNote />
      </p>
    </Card>
  );
}

interface RoomRowProps {
  item: PackageView;
  type: RoomTypeName;
  occupants: number;
  party: Party;
}

function RoomRow({ item, type, occupants, party: { people, known } }: RoomRowProps) {
  const t = useTranslations("packages");
  const { money, percent } = useFormats();
  const eachMinor = personPriceOf(item, type);
  const sum = partySum(item, [{ roomType: type, people }]);
  if (eachMinor === null || !sum) return null;
  // As the hold divides them: women and men share a room only where they fill it.
  const rooms = suggestRooms({ people: known, unnamed: people - known.length }, [{ type, supplementMinor: 0 }]).length;
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
      <span>
        <span className="block font-semibold">{t(`room.${type}`)}</span>
        <span className="block text-sm text-muted">
          {t("rooms.needed", { rooms, free: rooms * occupants - people })}
        </span>
      </span>
      <span className="sm:text-end">
        <span className="block font-serif text-xl">
          <Money amount={toMajor(sum.totalMinor)} currency={item.currency} />
        </span>
        <span className="block text-sm text-muted">
          <AboutHome minor={sum.totalMinor} after=" · " />
          {t("rooms.each", { amount: money(toMajor(eachMinor), item.currency) })}
        </span>
        {sum.discountMinor > 0 && (
          <span className="block text-sm text-muted">
            {t("rooms.discount", {
              percent: percent(sum.percent),
              amount: money(toMajor(sum.discountMinor), item.currency),
            })}
          </span>
        )}
      </span>
    </li>
  );
}
