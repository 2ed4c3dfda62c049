/** How many places are left: many, few or none, in words and colour together. */
import { useTranslations } from "use-intl";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { Status } from "#web/ui/feedback/status.tsx";

/** From here on a party of the largest size may not fit any more. */
const FEW = MAX_PARTY;

export function PlacesLeft({ places }: { places: number }) {
  const t = useTranslations("packages");
  if (places === 0) return <Status state="cancelled">{t("soldOut")}</Status>;
  return <Status state={places < FEW ? "pending" : "ready"}>{t("placesLeft", { places })}</Status>;
}
