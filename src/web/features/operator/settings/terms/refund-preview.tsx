/** What the typed terms give back at some days before departure, by the same rule that cancels a booking. */
import { useTranslations } from "use-intl";
import type { BookingPhase } from "#domain/bookings/booking.ts";
import { refundOnCancel } from "#domain/bookings/refund.ts";
import { addDays } from "#domain/calendar.ts";
import { toMajor } from "#domain/money.ts";
import type { Terms } from "#domain/packages/package.ts";
import { scheduleOf } from "#domain/payments/schedules/schedule.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

/** An example: any price and date would do. */
const PRICE_MINOR = 800_000;
const DEPARTURE = "2027-05-05";
const BOOKED = addDays(DEPARTURE, -365);
const SHOWN_DAYS = [120, 60, 45, 30, 14, 7, 1, 0];

export function RefundPreview({ terms }: { terms: Terms | null }) {
  const t = useTranslations("standardTerms");
  const { money } = useFormats();
  const sum = (minor: number) => money(toMajor(minor), "USD");
  const depositMinor = terms ? depositOf(terms) : PRICE_MINOR;
  const hasDeposit = depositMinor < PRICE_MINOR;
  return (
    <section aria-label={t("preview.title")} className="rounded-md bg-sunken p-5">
      <h3 className="mb-1 text-lg">{t("preview.title")}</h3>
      <p className="mb-3 text-sm text-muted">
        {terms ? t("preview.text", { price: sum(PRICE_MINOR) }) : t("preview.incomplete")}
      </p>
      {terms && (
        <table className="w-full text-sm">
          <caption className="sr-only">{t("preview.caption")}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t("preview.when")}
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {t("preview.paid")}
              </th>
              {hasDeposit && (
                <th scope="col" className="py-2 ps-3 text-end font-normal">
                  {t("preview.deposit", { amount: sum(depositMinor) })}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {SHOWN_DAYS.map((days) => (
              <tr key={days} className="border-t border-line">
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  {t("preview.before", { days })}
                </th>
                <td className="num py-2 text-end font-semibold">
                  {sum(backOf(terms, "confirmed", PRICE_MINOR, days))}
                </td>
                {hasDeposit && (
                  <td className="num py-2 ps-3 text-end">
                    {sum(backOf(terms, "awaiting_balance", depositMinor, days))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function depositOf(terms: Terms): number {
  const parts = [{ amountMinor: PRICE_MINOR, seats: 1, terms }];
  return scheduleOf({ parts, departureDate: DEPARTURE, today: BOOKED })[0]?.amountMinor ?? PRICE_MINOR;
}

function backOf(terms: Terms, phase: BookingPhase, paidMinor: number, days: number): number {
  const parts = [{ amountMinor: PRICE_MINOR, terms }];
  return refundOnCancel({ phase, paidMinor, parts, departureDate: DEPARTURE, today: addDays(DEPARTURE, -days) });
}
