/** Which kind of room the party sleeps in, each with its price per person. */
import { useTranslations } from "use-intl";
import { toMajor } from "#domain/money.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { Money } from "#web/ui/text/values.tsx";
import type { PackageView } from "../queries.ts";
import { personPriceOf } from "./hold-model.ts";

interface RoomChoiceProps {
  item: PackageView;
  value: RoomTypeName | null;
  onChange: (type: RoomTypeName) => void;
}

export function RoomChoice({ item, value, onChange }: RoomChoiceProps) {
  const t = useTranslations("packages");
  if (item.roomTypes.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t("hold.room")}</legend>
      <div className="grid gap-3">
        {item.roomTypes.map(({ type, occupants }) => (
          <RadioCard
            key={type}
            name="room"
            checked={type === value}
            onChange={() => onChange(type)}
            label={t(`room.${type}`)}
            hint={t("roomOccupants", { occupants })}
            aside={<Each minor={personPriceOf(item, type)} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Each({ minor }: { minor: number | null }) {
  if (minor === null) return null;
  return (
    <span className="font-serif text-xl">
      <Money amount={toMajor(minor)} currency="USD" />
    </span>
  );
}
