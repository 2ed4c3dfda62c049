/** Channel nusuk: confirming keeps the places for the operator's answer and costs nothing. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { type BookingView, useConfirmBooking } from "../queries.ts";

interface ConfirmPanelProps {
  booking: BookingView;
  countryName: string;
}

export function ConfirmPanel({ booking, countryName }: ConfirmPanelProps) {
  const t = useTranslations("bookings");
  // What comes next stands at the top of the page.
  const confirm = useConfirmBooking(() => scrollTo({ top: 0 }));
  return (
    <div className="grid gap-4">
      <Refusal error={confirm.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          size="lg"
          pending={confirm.isPending}
          pendingLabel={t("confirm.pending")}
          onClick={() => confirm.mutate({ params: { id: booking.id } })}
        >
          {t("confirm.submit")}
        </Button>
        <span className="text-sm text-muted">{t("confirm.free")}</span>
      </div>
      <p>{t("confirm.lead", { country: countryName })}</p>
    </div>
  );
}
