/** The way back to the package of a booking that has ended: only what can still be done there. */
import { useTranslations } from "use-intl";
import { getPackage } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { useChannel } from "#web/lib/session/use-channel.ts";
import { ButtonLink, type ButtonLinkProps } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../queries.ts";

interface BookAgainProps extends Pick<ButtonLinkProps, "variant"> {
  booking: BookingView;
}

export function BookAgain({ booking, variant }: BookAgainProps) {
  const { parts, seats, holdsRestUntil, operatorStopped } = booking;
  const t = useTranslations("bookings");
  const { dateTime } = useFormats();
  const channel = useChannel(booking);
  const id = parts[0]?.packageId;
  if (!id || operatorStopped) return null;
  if (holdsRestUntil) return <p>{t("cancelled.rest", { at: dateTime(holdsRestUntil) })}</p>;
  return <OfPackage {...{ id, seats, channel, variant }} />;
}

interface OfPackageProps extends Pick<BookAgainProps, "variant"> {
  id: string;
  seats: number;
  channel: Channel | null;
}

function OfPackage({ id, seats, channel, variant }: OfPackageProps) {
  const t = useTranslations("bookings");
  const { data: item } = useRouteQuery(getPackage, { params: { id } });
  // Sold no more, or not there for them: other packages are.
  if (!item || !isOnSale(item, dateOf(new Date()), channel)) return null;
  const left = item.availableSlots;
  if (left === 0) {
    return (
      <ButtonLink to={`/packages/${id}`} variant={variant}>
        {t("cancelled.full")}
      </ButtonLink>
    );
  }
  return (
    <>
      {left < seats && <p className="w-full">{t("cancelled.fewer", { left })}</p>}
      {item.saleWindowId !== null && <p className="w-full">{t("cancelled.throughLine")}</p>}
      <ButtonLink to={`/packages/${id}?book=${encodeURIComponent(id)}`} variant={variant}>
        {t(item.saleWindowId === null ? "cancelled.again" : "cancelled.line")}
      </ButtonLink>
    </>
  );
}
