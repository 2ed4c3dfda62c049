/** What the pilgrim does on the official platform, in its order. Source: docs/sources.md#household. */
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { MAX_ONE_APPLICATION } from "#domain/nusuk/applications.ts";
import { purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../../queries.ts";
import { Applications } from "./applications.tsx";
import { NusukLink } from "./nusuk-link.tsx";

const STEPS = ["account", "names", "household", "package", "wallet", "reference"] as const;

/** Money goes into the wallet once the operator has accepted: without that the places go back. */
function wordOf(step: (typeof STEPS)[number], { seats, phase }: BookingView) {
  if (step === "household" && seats > MAX_ONE_APPLICATION) return "twoApplications";
  return step === "wallet" && phase !== "awaiting_reference" ? "walletLater" : step;
}

export function NusukChecklist({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { date } = useFormats();
  const { walletBy } = purchaseDate(booking);
  const when = walletBy < dateOf(new Date()) ? "late" : "ahead";
  return (
    <section>
      <h3 className="mb-3 text-lg">{t("checklist.title")}</h3>
      <ol className="grid gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="num grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-semibold"
            >
              {index + 1}
            </span>
            <span>
              {t(`checklist.${wordOf(step, booking)}`, { one: MAX_ONE_APPLICATION, when, date: date(walletBy) })}
            </span>
          </li>
        ))}
      </ol>
      <NusukLink className="mt-3" />
      <Applications booking={booking} />
      {booking.phase !== "held" && (
        <ButtonLink to={`/nusuk/${booking.id}`} variant="outline" className="mt-5">
          {t("checklist.prepare")}
        </ButtonLink>
      )}
    </section>
  );
}
