/** What the operator sees of a booking, and the number that completes it where the operator sells. */
import { ClipboardCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import type { BookingView } from "./queries.ts";
import { ReferenceForms } from "./reference-form.tsx";

export function OperatorPanel({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const mayRecord =
    booking.phase === "confirmed" && booking.channel === "operator" && booking.references.includes(null);
  return (
    <Card icon={ClipboardCheck} title={t(`forOperator.${booking.phase}.title`)}>
      <p>{t(`forOperator.${booking.phase}.text`)}</p>
      {booking.phase === "awaiting_approval" && (
        <div className="mt-5">
          <ButtonLink to="/operator-dashboard?tab=bookings&status=pending">{t("forOperator.answer")}</ButtonLink>
        </div>
      )}
      {booking.nusukReference && (
        <p className="mt-3">
          {t("forOperator.number")}{" "}
          <strong>
            <Latin>{booking.nusukReference}</Latin>
          </strong>
        </p>
      )}
      {booking.cancelNote && (
        <Banner className="mt-4" title={t("forOperator.note")}>
          <span dir="auto">{booking.cancelNote}</span>
        </Banner>
      )}
      {mayRecord && (
        <div className="mt-6 border-t border-line pt-5">
          <ReferenceForms booking={booking} by="operator" />
        </div>
      )}
    </Card>
  );
}
