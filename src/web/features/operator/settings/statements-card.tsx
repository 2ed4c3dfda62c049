/** Statements month by month: what pilgrims paid and where it went, with the movements, as a file and on paper. */
import { Printer, ReceiptText } from "lucide-react";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { RouteResult } from "#contract/route.ts";
import { listStatements, SHOWN_MOVEMENTS, statementFile, statementMovements } from "#contract/statements.ts";
import { dateOf } from "#domain/calendar.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";

type Books = RouteResult<typeof listStatements>;
type Month = Books["months"][number];
type Movement = RouteResult<typeof statementMovements>[number];

const SUMS = ["opening", "paid", "refunded", "fee", "net", "closing"] as const;

export function StatementsCard() {
  return <Loaded query={useRouteQuery(listStatements)}>{(books) => <Statements books={books} />}</Loaded>;
}

function Statements({ books: { months, companyName, serviceFeePercent } }: { books: Books }) {
  const t = useTranslations("business");
  const { percent } = useFormats();
  return (
    <div className="grid gap-6">
      <Card
        icon={ReceiptText}
        title={t("statements.title")}
        aside={
          <Button
            variant="quiet"
            data-no-print=""
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={print}
          >
            {t("statements.print")}
          </Button>
        }
      >
        <p className="hidden font-semibold print:block">{companyName}</p>
        <p className="text-muted">{t("statements.lead")}</p>
        <p className="mt-2 text-sm text-muted">{t("statements.feeRate", { percent: percent(serviceFeePercent) })}</p>
        {months.length === 0 && <EmptyState title={t("statements.none")}>{t("statements.noneText")}</EmptyState>}
      </Card>
      <Months months={months} />
    </div>
  );
}

/** The newest, in even pairs; the books of years would bury them. */
const FIRST_MONTHS = 6;

function Months({ months }: { months: readonly Month[] }) {
  const t = useTranslations("business");
  const [isAll, setAll] = useState(false);
  const shown = isAll ? months : months.slice(0, FIRST_MONTHS);
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {shown.map((month) => (
          <MonthCard key={`${month.month} ${month.opening.currency}`} month={month} />
        ))}
      </div>
      {shown.length < months.length && (
        <Button variant="outline" className="justify-self-start" onClick={() => setAll(true)}>
          {t("statements.earlier", { count: months.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function MonthCard({ month }: { month: Month }) {
  const t = useTranslations("business");
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const name = useMonthName(month.month);
  return (
    <Card
      title={`${name} · ${month.opening.currency}`}
      aside={t(month.closed ? "statements.closed" : "statements.running")}
    >
      <dl className="grid gap-x-6 gap-y-1">
        {SUMS.map((sum) => (
          <div
            key={sum}
            className={`flex justify-between gap-4 ${sum === "closing" ? "border-t border-line pt-2 font-semibold" : ""}`}
          >
            <dt className="text-muted">{t(`statements.${sum}`)}</dt>
            <dd className="num">{money(month[sum].amount, month[sum].currency)}</dd>
          </div>
        ))}
      </dl>
      <p data-no-print="" className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="outline" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          {t(open ? "statements.hide" : "statements.show")}
        </Button>
        <span className="text-sm text-muted">{t("statements.movements", { count: month.movements })}</span>
        {SHEET_FORMATS.map((format) => (
          <a
            key={format}
            download
            href={pathOf(statementFile, {
              params: { month: month.month },
              query: { currency: month.opening.currency, format },
            })}
            aria-label={`${t(`statements.${format}`)}: ${name}`}
            className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4.5 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
          >
            {t(`statements.${format}`)}
          </a>
        ))}
      </p>
      <div id={listId}>{open && <Movements month={month} />}</div>
    </Card>
  );
}

function Movements({ month: { month, opening, movements } }: { month: Month }) {
  const shown = useRouteQuery(statementMovements, { params: { month }, query: { currency: opening.currency } });
  return (
    <Loaded query={shown} isInCard>
      {(first) => <MovementList first={first} count={movements} />}
    </Loaded>
  );
}

/** The first of so many. */
function MovementList({ first, count }: { first: readonly Movement[]; count: number }) {
  const t = useTranslations("business");
  const { money, date, number } = useFormats();
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {first.map(({ at, kind, bookingReference, amount, byHand }) => (
          <li
            key={`${at} ${bookingReference} ${kind} ${amount.amount}`}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-sm"
          >
            <span>
              {date(dateOf(new Date(at)))} · {t(`statements.kinds.${kind}`)} · <Reference>{bookingReference}</Reference>
              {byHand && ` · ${t("statements.byHand")}`}
            </span>
            <span className="num">{money(amount.amount, amount.currency)}</span>
          </li>
        ))}
      </ul>
      {count > SHOWN_MOVEMENTS && (
        <p className="mt-2 text-sm text-muted">{t("statements.first", { count: number(SHOWN_MOVEMENTS) })}</p>
      )}
    </>
  );
}

/** By UTC, as the books count their months. */
function useMonthName(month: string): string {
  const format = new Intl.DateTimeFormat(useLocale(), { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
