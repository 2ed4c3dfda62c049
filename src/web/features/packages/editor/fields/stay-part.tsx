/** Hotels, camp and care: what is left open is shown as not stated. */
import { useTranslations } from "use-intl";
import { CAMP_CLASSES } from "#domain/packages/package.ts";
import { OfferSelect, OfferText, OfferYesNo, type PartProps } from "./fields.tsx";

export function StayPart({ editor }: PartProps) {
  const t = useTranslations("offers");
  const classes = [
    { value: "", label: t("said.open") },
    ...CAMP_CLASSES.map((letter) => ({ value: letter, label: letter })),
  ];
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <OfferText editor={editor} name="makkahHotel" maxLength={200} />
      <OfferText editor={editor} name="distanceFromHaram" inputMode="numeric" hint={t("hint.distanceFromHaram")} />
      <OfferText editor={editor} name="madinahHotel" maxLength={200} />
      <OfferYesNo editor={editor} name="shifting" />
      <OfferText editor={editor} name="minaCamp" maxLength={200} />
      <OfferSelect editor={editor} name="campClass" options={classes} hint={t("hint.campClass")} />
      <OfferText editor={editor} name="meals" maxLength={200} />
      <OfferYesNo editor={editor} name="accessible" />
      <OfferText editor={editor} name="guideLanguages" hint={t("hint.guideLanguages")} />
    </div>
  );
}
