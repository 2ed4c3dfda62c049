/** The tab of the bookings: the three counts, then the table as the address asks for it. */
import { PhoneCall } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { BatchOutcome } from "./batch.tsx";
import { BookingCounts } from "./booking-counts.tsx";
import { BookingTable } from "./booking-table.tsx";
import { CustomerTable } from "./customer-table.tsx";
import { BookingFilters } from "./filters.tsx";
import { exportPath } from "./queries.ts";
import { type Ask, readAsked, type TableRequest, writeAsked } from "./table-address.ts";
import { useBatch } from "./use-batch.ts";

export function BookingsTab({ season }: { season: OperatorSummary["season"] | null }) {
  const t = useTranslations("desk");
  const operator = useTranslations("operator");
  const [address, setAddress] = useSearchParams();
  const asked = readAsked(address);
  const last = useRef(asked);
  useEffect(() => {
    last.current = readAsked(address);
  }, [address]);
  const ask: Ask = (change) => {
    last.current = change(last.current);
    setAddress(writeAsked(last.current), { preventScrollReset: true, replace: true });
  };
  const batch = useBatch(asked);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 max-md:-mt-2 md:gap-4">
      {season && <BookingCounts season={season} />}
      <section className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
        <BookingFilters asked={asked} onAsk={ask} batch={batch} aside={<ByPhone />} besideSearch={<ByPhoneSign />} />
        {asked.by === "customer" ? (
          <CustomerTable asked={asked} onAsk={ask} />
        ) : (
          <>
            <BatchOutcome batch={batch} />
            <BookingTable asked={asked} onAsk={ask} batch={batch} />
          </>
        )}
      </section>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid max-w-prose gap-1 text-sm text-muted">
          {season && <p>{operator("counts.note")}</p>}
          <p>{t("foot")}</p>
        </div>
        <Files asked={asked} />
      </div>
    </div>
  );
}

const PHONE_PAGE = "/operator-dashboard/phone";

function ByPhone() {
  const t = useTranslations("desk");
  return (
    <ButtonLink to={PHONE_PAGE} variant="outline" className="ms-auto min-h-13 max-lg:hidden">
      {t("byPhone")}
    </ButtonLink>
  );
}

/** On narrow screens, where the bookings come first: whoever calls is not kept waiting. */
function ByPhoneSign() {
  const t = useTranslations("desk");
  return (
    <ButtonLink
      to={PHONE_PAGE}
      variant="outline"
      className="min-h-13 px-3.5 lg:hidden"
      icon={<PhoneCall aria-hidden="true" className="size-5" />}
    >
      <span className="sr-only">{t("byPhone")}</span>
    </ButtonLink>
  );
}

/** What the filter finds, the whole of it. */
function Files({ asked }: { asked: TableRequest }) {
  const t = useTranslations("desk");
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="text-sm text-muted">{t("export.label")}</span>
      {SHEET_FORMATS.map((format) => (
        <a
          key={format}
          href={exportPath(asked, format)}
          download
          className="inline-flex min-h-11 items-center rounded-md border border-line-strong bg-surface px-4.5 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
        >
          {t(`export.${format}`)}
        </a>
      ))}
    </p>
  );
}
