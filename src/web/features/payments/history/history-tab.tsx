/** Every payment and refund of the reader, with the rate that was kept, receipts, and all of it as a file. */
import { Download, History } from "lucide-react";
import { useTranslations } from "use-intl";
import { getReceipt } from "#contract/papers.ts";
import { paymentHistoryFile } from "#contract/payment-history.ts";
import { toDecimal } from "#domain/money.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin, MomentText, Money, Reference } from "#web/ui/text/values.tsx";
import { type HistoryItem, usePaymentHistory } from "../queries.ts";
import { totalsOf } from "./totals.ts";

/** As a booking tells the same rate. */
const RATE_DECIMALS = 4;

export function HistoryTab() {
  const t = useTranslations("payments");
  const history = usePaymentHistory();
  const columns = useColumns();
  return (
    <Loaded query={history}>
      {(entries) => (
        <Card title={t("history.title")} icon={History} aside={entries.length > 0 && <Files />}>
          {entries.length === 0 ? (
            <EmptyState title={t("history.none")}>{t("history.noneText")}</EmptyState>
          ) : (
            <>
              <TotalList entries={entries} />
              <DataTable caption={t("history.title")} columns={columns} rows={entries} keyOf={({ id }) => id} />
            </>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function TotalList({ entries }: { entries: readonly HistoryItem[] }) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  return (
    <ul className="mb-5 flex flex-wrap gap-x-8 gap-y-2">
      {totalsOf(entries).map(({ currency, paidMinor, byYouMinor, backMinor }) => (
        <li key={currency}>
          <span className="block text-sm text-muted">{t("history.paidIn", { currency })}</span>
          <strong className="text-lg">
            <Money amount={toDecimal(paidMinor)} currency={currency} />
          </strong>
          <span className="block text-sm text-muted">
            {[
              ...(byYouMinor === paidMinor
                ? []
                : [t("history.byYou", { amount: money(toDecimal(byYouMinor), currency) })]),
              ...(backMinor === 0 ? [] : [t("history.back", { amount: money(toDecimal(backMinor), currency) })]),
            ].join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Files() {
  const t = useTranslations("payments");
  return (
    <span className="flex flex-wrap gap-4">
      {(["csv", "xlsx"] as const).map((format) => (
        <a
          key={format}
          href={pathOf(paymentHistoryFile, { query: { format } })}
          download
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
        >
          <Download aria-hidden="true" className="size-4.5" />
          {t(`history.file.${format}`)}
        </a>
      ))}
    </span>
  );
}

function useColumns(): readonly Column<HistoryItem>[] {
  const t = useTranslations("payments");
  return [
    { key: "at", head: t("history.at"), cell: ({ at }) => <MomentText instant={at} /> },
    { key: "what", head: t("history.what"), cell: (entry) => <What entry={entry} /> },
    { key: "payer", head: t("history.payer"), cell: ({ payer }) => (payer.isYou ? t("history.you") : payer.name) },
    { key: "status", head: t("history.status"), cell: ({ status }) => <Status state={status} /> },
    { key: "amount", head: t("history.amount"), numeric: true, cell: (entry) => <Sum entry={entry} /> },
    { key: "receipt", head: t("history.receipt"), cell: (entry) => <Receipt entry={entry} /> },
  ];
}

function What({ entry: { kind, booking, title, card, status } }: { entry: HistoryItem }) {
  const t = useTranslations("payments");
  return (
    <>
      <span className="font-semibold">{t(`history.kind.${kind}`)}</span>
      <span className="block text-muted">
        {booking ? (
          <>
            <bdi>{booking.packageName}</bdi> · <Reference>{booking.reference}</Reference>
          </>
        ) : (
          title
        )}
        {card && (
          <>
            {" "}
            · <Latin>{`${card.brand} •••• ${card.lastFour}`}</Latin>
          </>
        )}
        {status === "failed" && <span className="block">{t("history.refused")}</span>}
      </span>
    </>
  );
}

function Sum({ entry: { amount, home, fee } }: { entry: HistoryItem }) {
  const t = useTranslations("payments");
  const { date, number } = useFormats();
  const isConverted = home !== null && home.currency !== amount.currency;
  return (
    <>
      <Money {...amount} />
      {isConverted && (
        <span className="block text-muted">
          <Money amount={home.amount} currency={home.currency} />
          <span className="block text-xs">
            {t("history.rate", { rate: number(home.rate, RATE_DECIMALS), date: date(home.asOf) })}
          </span>
        </span>
      )}
      <span className="block text-xs text-muted">
        {t("history.fee")} <Money {...fee} />
      </span>
    </>
  );
}

function Receipt({ entry: { booking, hasReceipt } }: { entry: HistoryItem }) {
  const t = useTranslations("payments");
  if (!booking || !hasReceipt) return <span className="text-muted">—</span>;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <a
      href={pathOf(getReceipt, { params: { id: booking.id }, query: { timeZone } })}
      download
      aria-label={t("history.receiptOf", { reference: booking.reference })}
      className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
    >
      PDF
    </a>
  );
}
