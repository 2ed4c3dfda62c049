/** The way back to the package of a booking that has ended: only what can still be done there. */
import { useTranslations } from "use-intl";
import { getPackage } from "#contract/packages.ts";
import { useRouteQuery } from "#web/lib/queries.ts";
import { ButtonLink, type ButtonLinkProps } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "./queries.ts";

interface BookAgainProps extends Pick<ButtonLinkProps, "variant"> {
  booking: BookingView;
}

export function BookAgain({ booking: { parts, holdsRestUntil, operatorStopped }, variant }: BookAgainProps) {
  const t = useTranslations("bookings");
  const { dateTime } = useFormats();
  const id = parts[0]?.packageId;
  if (!id || operatorStopped) return null;
  if (holdsRestUntil) return <p>{t("cancelled.rest", { at: dateTime(holdsRestUntil) })}</p>;
  return <OfPackage id={id} variant={variant} />;
}

function OfPackage({ id, variant }: { id: string } & Pick<BookAgainProps, "variant">) {
  const t = useTranslations("bookings");
  const { data: item } = useRouteQuery(getPackage, { params: { id } });
  // Sold no more, or not there for them: other packages are.
  if (item?.status !== "listed") return null;
  if (item.availableSlots === 0) {
    return (
      <ButtonLink to={`/packages/${id}`} variant={variant}>
        {t("cancelled.full")}
      </ButtonLink>
    );
  }
  return (
    <>
      {item.saleWindowId !== null && <p className="w-full">{t("cancelled.throughLine")}</p>}
      <ButtonLink to={`/packages/${id}?book=${encodeURIComponent(id)}`} variant={variant}>
        {t(item.saleWindowId === null ? "cancelled.again" : "cancelled.line")}
      </ButtonLink>
    </>
  );
}
