/** What is paid for: one of the payer's bookings with its dates, or a sum of their own. */
import { useLocale, useTranslations } from "use-intl";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { fromDecimal, toDecimal } from "#domain/money.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate, Money } from "#web/ui/text/values.tsx";
import { isWholePrice, whatFirst } from "../what-first.ts";

const FREE = "free";

interface WhatForProps {
  bookings: readonly PlannableBooking[];
  booking: PlannableBooking | null;
  onChange: (booking: PlannableBooking | null) => void;
}

export function PlannedBookingField({ bookings, booking, onChange }: WhatForProps) {
  const t = useTranslations("paymentPlan");
  if (bookings.length === 0) return null;
  return (
    <div className="grid gap-4">
      <SelectField
        label={t("bill.for")}
        value={booking?.id ?? FREE}
        options={[
          ...bookings.map(({ id, packageName, reference }) => ({ value: id, label: `${packageName} (${reference})` })),
          { value: FREE, label: t("bill.free") },
        ]}
        onChange={({ target }) => onChange(bookings.find(({ id }) => id === target.value) ?? null)}
      />
      {booking && <Dues booking={booking} />}
    </div>
  );
}

/** What the operator takes, as it was agreed with the booking. */
function Taking({ booking: { operatorName, accepts, minimum } }: { booking: PlannableBooking }) {
  const t = useTranslations("paymentPlan");
  const { money } = useFormats();
  const list = new Intl.ListFormat(useLocale());
  return (
    <p className="text-sm text-muted">
      {t("bill.takes", { operator: operatorName, kinds: list.format(accepts.map((type) => t(`types.${type}`))) })}{" "}
      {Number(minimum.amount) > 0 && t("bill.least", { amount: money(minimum.amount, minimum.currency) })}
    </p>
  );
}

function Dues({ booking }: { booking: PlannableBooking }) {
  const t = useTranslations("paymentPlan");
  const { money } = useFormats();
  const { dues, operatorName, paid, total, groupDiscount, notYet, id } = booking;
  const open = toDecimal(dues.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0));
  const [first] = dues;
  return (
    <div className="grid gap-3">
      <div className="rounded-md border border-line p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{t("bill.open")}</span>
          <span className="text-lg font-semibold">
            <Money amount={open} currency={first?.amount.currency ?? total.currency} />
          </span>
        </div>
        <p className="text-sm text-muted">
          {t(booking.target === "wallet" ? "bill.forWallet" : "bill.paid", {
            operator: operatorName,
            paid: money(paid.amount, paid.currency),
            total: money(total.amount, total.currency),
          })}
        </p>
        {Number(groupDiscount.amount) > 0 && (
          <p className="text-sm text-muted">
            {t("bill.discount", { amount: money(groupDiscount.amount, groupDiscount.currency) })}
          </p>
        )}
        {booking.target === "operator" && <Taking booking={booking} />}
        <ol className="mt-3 divide-y divide-line border-t border-line text-sm">
          {dues.map(({ dueOn, amount, isDeposit, isForecast }) => (
            <li key={dueOn} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                <FormattedDate date={dueOn} />
                {isDeposit && !isWholePrice(booking) && <span className="text-muted"> · {t("bill.deposit")}</span>}
                {isForecast && <span className="text-muted"> · {t("bill.noDay")}</span>}
              </span>
              <Money {...amount} />
            </li>
          ))}
        </ol>
      </div>
      {notYet && (
        <Banner tone="wait">
          <p>{t(`bill.notYet.${whatFirst(booking, notYet)}`)}</p>
          <ButtonLink to={`/bookings/${id}`} variant="outline" className="mt-3">
            {t("bill.toBooking")}
          </ButtonLink>
        </Banner>
      )}
    </div>
  );
}
