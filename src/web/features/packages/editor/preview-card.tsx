/** The card of the marketplace as it will look, drawn anew with every letter. */
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { myPackages } from "#contract/packages.ts";
import { ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import { routeKey } from "#web/lib/calls/queries.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { PackageCard } from "../market/package-card.tsx";
import type { PackageView } from "../queries.ts";
import { readOfferForm } from "./form/form-draft.ts";
import { NEW_FORM, type OfferForm } from "./form/form-model.ts";

interface PreviewProps {
  form: OfferForm;
  /** The package as it is saved; null for a new one. */
  item: PackageView | null;
}

/** To be looked at alone: its buttons belong to pilgrims. */
export function PreviewCard({ form, item }: PreviewProps) {
  const t = useTranslations("offers");
  const shown = usePreview(form, item);
  return (
    <aside aria-label={t("preview.label")} className="lg:sticky lg:top-24">
      <h2 className="mb-3 text-lg">{t("preview.title")}</h2>
      <div inert>
        <PackageCard item={shown} onBook={() => undefined} />
      </div>
    </aside>
  );
}

/** What is not written yet stands as an example, so that the card has its shape from the beginning. */
function usePreview(form: OfferForm, item: PackageView | null): PackageView {
  const t = useTranslations("offers");
  const { firstName, lastName, licenceVerified } = useSignedIn();
  const others = useQueryClient().getQueryData<PackageView[]>(routeKey(myPackages));
  const example = {
    title: t("preview.example"),
    price: "5000",
    capacity: "40",
    departureCity: t("preview.city"),
    departureDate: "2027-05-05",
    returnDate: "2027-05-25",
    distanceFromHaram: "800",
  };
  const filled = Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ""));
  const whole =
    readOfferForm({ ...NEW_FORM, ...example, ...filled }).body ?? readOfferForm({ ...NEW_FORM, ...example }).body;
  if (!whole) throw new Error("the example is whole");
  const taken = item ? item.capacity - item.availableSlots : 0;
  return {
    ...(item ?? {
      ...UNSAVED,
      operatorName: others?.[0]?.operatorName ?? `${firstName} ${lastName}`,
      licenceVerified: licenceVerified === true,
    }),
    title: whole.title,
    name: whole.title,
    price: whole.price,
    duration: whole.duration,
    distanceFromHaram: whole.distanceFromHaram,
    accommodationType: whole.accommodationType,
    capacity: whole.capacity,
    availableSlots: Math.max(0, whole.capacity - taken),
    departureCity: whole.departureCity,
    departureDate: whole.departureDate,
    returnDate: whole.returnDate,
    groupDiscounts: whole.groupDiscounts ?? [],
    roomTypes: (whole.roomTypes ?? []).map(({ type, supplement }) => ({
      type,
      occupants: ROOM_OCCUPANTS[type],
      supplement: { amount: supplement.toFixed(2), currency: "USD" as const },
    })),
  };
}

/** What the server says of a package that it does not have yet. */
const UNSAVED = {
  id: "new",
  operatorId: "",
  licence: null,
  currency: "USD",
  channels: [],
  hijriYear: 1448,
  status: "draft",
  version: 0,
  images: [],
  description: "",
  terms: { approval: "approval", cancellation: [], payment: null },
  makkahHotel: null,
  madinahHotel: null,
  minaCamp: null,
  campClass: null,
  shifting: null,
  accessible: null,
  flights: null,
  meals: null,
  guideLanguages: [],
  releaseDate: null,
  operatorReference: null,
  waitingParties: 0,
  keptSeats: 0,
  saleWindowId: null,
  rating: null,
  reviewCount: 0,
  bookingCount: 0,
} satisfies Partial<PackageView>;
