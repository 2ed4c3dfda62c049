/** What a package costs the reader's household in the cheapest rooms that fit it, and the button that fits them. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { suggestRooms } from "#domain/bookings/rooms/room-suggestion.ts";
import { placesIn } from "#domain/bookings/rooms/rooms.ts";
import { toMajor } from "#domain/money.ts";
import { packageActOf } from "#domain/packages/act.ts";
import { useSoldInstead } from "#web/shared/channels/sold-instead.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type PartySum, partySum, priceListOf } from "../party/hold-model.ts";
import { type Party, useParty } from "../party/use-party.ts";
import type { PackageView } from "../queries.ts";
import { notServedId } from "../seller/for-residents.tsx";
import { AboutHome } from "./about-home.tsx";

/** Nothing for one person alone. */
export function PartyPrice({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const { money } = useFormats();
  const party = useParty();
  const { people } = party;
  if (people < 2 || item.availableSlots === 0) return null;
  const sum = cheapestSum(item, party);
  if (sum === "too_few") {
    return <p className="text-sm font-semibold text-wait">{t("forParty.tooFew", { people })}</p>;
  }
  if (!sum) return null;
  return (
    <p className="text-sm">
      <span className="font-semibold">
        {t("forParty.price", { people, amount: money(toMajor(sum.totalMinor), item.currency) })}
      </span>{" "}
      <span className="text-muted">
        <AboutHome before="(" minor={sum.totalMinor} after=")" />
      </span>
    </p>
  );
}

/** Women and men share a room only where they fill it, as the hold divides them. `too_few`: places are left, and not for all. */
export function cheapestSum(
  item: PackageView,
  { people, known }: Pick<Party, "people" | "known">,
): PartySum | "too_few" | null {
  if (item.availableSlots < people) return "too_few";
  const offered = priceListOf(item)?.roomTypes ?? [];
  const rooms = suggestRooms({ people: known, unnamed: people - known.length }, offered);
  const filled = rooms.map((room) => ({ roomType: room.roomType, people: placesIn(room) }));
  return partySum(item, rooms.length > 0 ? filled : [{ roomType: null, people }]);
}

interface BookForReaderProps {
  item: PackageView;
  /** How many the page reckons for; left out: the reader's household. */
  people?: number | undefined;
  onBook: (packageId: string) => void;
}

interface WhereTooFewProps {
  item: PackageView;
  otherwise: ReactNode;
  children: ReactNode;
}

/** What all of the household can do while places are left for some alone. */
export function WhereTooFew({ item, otherwise, children }: WhereTooFewProps) {
  return usePackageAct(item).kind === "fewer" ? children : otherwise;
}

function usePackageAct(item: PackageView, people?: number) {
  const party = useParty();
  return packageActOf({
    availableSlots: item.availableSlots,
    isQueued: item.saleWindowId !== null,
    isSoldElsewhere: useSoldInstead(item.channels) !== null,
    people: people ?? party.people,
  });
}

/** A pilgrim's button: never one that the sentence beside it forbids, nor for more than there are places. */
export function BookForReader({ item, people, onBook }: BookForReaderProps) {
  const t = useTranslations("packages");
  const act = usePackageAct(item, people);
  if (act.kind === "nothing") {
    return (
      <Button block aria-disabled="true" aria-describedby={notServedId(item.id)}>
        {t("book.now")}
      </Button>
    );
  }
  return (
    <Button block onClick={() => onBook(item.id)}>
      {act.kind === "fewer" ? t("hold.submit", { seats: act.seats }) : t("book.now")}
    </Button>
  );
}
