/** Why a payment did not go through, or that nobody knows yet; always with what to do now. */
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { getBooking } from "#contract/bookings.ts";
import { ApiError, NetworkError } from "#web/lib/calls/api-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface PaymentTroubleProps {
  error: Error | null;
  bookingId: string;
  /** The booking's last payment failed, in this visit or an earlier one. */
  failedBefore: boolean;
}

export function PaymentTrouble({ error, bookingId, failedBefore }: PaymentTroubleProps) {
  const t = useTranslations("bookings");
  if (!error) return failedBefore ? <Banner tone="wait">{t("pay.failedBefore")}</Banner> : null;
  if (isUnknown(error)) return <Unknown bookingId={bookingId} />;
  return <Refusal error={error} />;
}

/** No answer, or the first attempt is still running: the money may or may not have moved. */
function isUnknown(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.code === "in_progress");
}

function Unknown({ bookingId }: { bookingId: string }) {
  const t = useTranslations("bookings");
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: [getBooking.path, { id: bookingId }] });
  return (
    <Banner
      tone="wait"
      role="alert"
      title={t("pay.unknown.title")}
      action={
        <Button variant="outline" onClick={ask}>
          {t("pay.unknown.ask")}
        </Button>
      }
    >
      {t("pay.unknown.text")}
    </Banner>
  );
}
