/** Rooms with their supplements, and what larger parties save. */
import { useTranslations } from "use-intl";
import { MAX_DISCOUNT_STEPS, ROOM_TYPES } from "#domain/packages/package.ts";
import { OfferText, type PartProps } from "./fields.tsx";
import { PairRows } from "./pair-rows.tsx";

export function RoomsPart({ editor }: PartProps) {
  const t = useTranslations("offers");
  return (
    <div className="grid gap-7">
      <div>
        <p className="mb-4 text-sm text-muted">{t("hint.rooms")}</p>
        <div className="grid gap-5 md:grid-cols-3">
          {ROOM_TYPES.map((type) => (
            <OfferText key={type} editor={editor} name={type} inputMode="decimal" />
          ))}
        </div>
      </div>
      <PairRows editor={editor} name="discounts" most={MAX_DISCOUNT_STEPS} />
    </div>
  );
}
