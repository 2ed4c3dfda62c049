/** What the package is called, costs and holds. */
import { useTranslations } from "use-intl";
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { STAYS } from "../../pictures/stays.ts";
import { OfferArea, OfferSelect, OfferText, type PartProps } from "./fields.tsx";

export function BasicsPart({ editor }: PartProps) {
  const t = useTranslations("offers");
  const stays = useTranslations("packages");
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="md:col-span-2">
        <OfferText editor={editor} name="title" maxLength={200} />
      </div>
      <OfferText editor={editor} name="price" inputMode="decimal" hint={t("hint.price")} />
      <OfferText editor={editor} name="capacity" inputMode="numeric" />
      <OfferSelect
        editor={editor}
        name="accommodationType"
        options={ACCOMMODATION_TYPES.map((type) => ({ value: type, label: stays(`stay.${STAYS[type]}`) }))}
      />
      <OfferText editor={editor} name="operatorReference" maxLength={100} hint={t("hint.operatorReference")} />
      <div className="md:col-span-2">
        <OfferArea editor={editor} name="description" />
      </div>
    </div>
  );
}
