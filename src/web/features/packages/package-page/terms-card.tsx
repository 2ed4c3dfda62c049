/** How a booking is confirmed and what comes back when it is cancelled, in words and with dates. */
import { ScrollText } from "lucide-react";
import { useTranslations } from "use-intl";
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { changesCloseOn } from "#domain/bookings/change.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { percentOf, toMajor } from "#domain/money.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { cheapestRoom, partySum } from "../party/hold-model.ts";
import { AboutHome } from "../price/about-home.tsx";
import type { PackageView } from "../queries.ts";
import { useSeller } from "../seller/use-seller.ts";
import { type LadderRung, ladderOf } from "./terms-model.ts";

interface TermsCardProps {
  item: PackageView;
  /** For how many the sums are reckoned, in the cheapest room. */
  people: number;
}

export function PackageTermsCard({ item, people }: TermsCardProps) {
  const t = useTranslations("packages");
  const { date } = useFormats();
  const seller = useSeller(item);
  // Whoever it is not for reads that beside the price; nobody books what has departed.
  if (seller === "nobody" || item.departureDate <= dateOf(new Date())) return null;
  return (
    <Card icon={ScrollText} title={t("terms.title")}>
      <p>{t(`terms.${item.terms.approval}`, { hours: APPROVAL_HOURS, seller: seller ?? "any" })}</p>
      {seller !== "nusuk" && item.terms.payment && (
        <PaymentTerms terms={item.terms.payment} departureDate={item.departureDate} />
      )}
      <h3 className="mt-5 mb-1 text-lg">{t("terms.cancelling")}</h3>
      {seller === "nusuk" ? (
        <p>{t("terms.onNusuk")}</p>
      ) : (
        <Ladder item={item} people={people} isSure={seller === "operator"} />
      )}
      <p className="mt-4">
        {t("terms.changes", {
          date: date(changesCloseOn([item.terms], item.departureDate)),
          seller: seller ?? "any",
        })}
      </p>
    </Card>
  );
}

/** What the operator gives back, where it is the operator that was paid. */
function Ladder({ item, people, isSure }: TermsCardProps & { isSure: boolean }) {
  const t = useTranslations("packages");
  const { money } = useFormats();
  const totalMinor = partySum(item, [{ roomType: cheapestRoom(item), people }])?.totalMinor ?? 0;
  return (
    <>
      {!isSure && <p className="text-sm">{t("channels.nusuk.text")}</p>}
      <p className="text-sm text-muted">{t("terms.beforeConfirmed")}</p>
      <dl className="mt-2 divide-y divide-line">
        {ladderOf(item.terms.cancellation, item.departureDate, dateOf(new Date())).map((rung) => (
          <Rung key={rung.until ?? "later"} rung={rung} totalMinor={totalMinor} />
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {t("terms.sums", { people, amount: money(toMajor(totalMinor), item.currency) })}
      </p>
    </>
  );
}

interface PaymentTermsProps {
  terms: NonNullable<PackageView["terms"]["payment"]>;
  departureDate: string;
}

/** For those who pay the operator; Nusuk takes the whole price at once, and so does an operator from the last day of payments on. */
function PaymentTerms({ terms: { deposit, balanceDays, instalments, graceDays }, departureDate }: PaymentTermsProps) {
  const t = useTranslations("packages");
  const { date, money, percent } = useFormats();
  const balanceDay = addDays(departureDate, -balanceDays);
  const first =
    deposit.kind === "percent" ? percent(deposit.percent) : money(deposit.amount.amount, deposit.amount.currency);
  return (
    <>
      <h3 className="mt-5 mb-1 text-lg">{t("terms.paying")}</h3>
      {balanceDay <= dateOf(new Date()) ? (
        <p>{t("terms.wholeNow")}</p>
      ) : (
        <>
          <p>{t(`terms.deposit.${deposit.kind}`, { amount: first })}</p>
          <p className="mt-1">{t("terms.balance", { count: instalments, date: date(balanceDay) })}</p>
          <p className="mt-1 text-sm text-muted">{t("terms.grace", { days: graceDays })}</p>
        </>
      )}
    </>
  );
}

function Rung({ rung: { until, percent }, totalMinor }: { rung: LadderRung; totalMinor: number }) {
  const t = useTranslations("packages");
  const { date, money, percent: percentText } = useFormats();
  const backMinor = percentOf(totalMinor, percent);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
      <dt>{until === null ? t("terms.later") : t("terms.until", { date: date(until) })}</dt>
      <dd className="font-semibold">
        {percent === 0 ? (
          t("terms.nothingBack")
        ) : (
          <>
            {t("terms.sumBack", { amount: money(toMajor(backMinor), "USD"), percent: percentText(percent) })}{" "}
            <span className="block text-end text-sm font-normal text-muted">
              <AboutHome minor={backMinor} />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
