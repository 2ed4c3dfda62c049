/** What needs the operator first, a row a reason: it is the headline, its most pressing booking the second line, the act beside it. */
import { Clock, FileWarning, type LucideIcon, Ticket, TriangleAlert, Wallet } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { reportedNumbers } from "#contract/official-numbers.ts";
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { type AttentionRule, PROMISED_HOURS } from "#domain/operators/attention.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { hasRight } from "#web/lib/session/rights.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { AnswerBooking } from "#web/shared/answers/answer-booking.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { lookingBehind } from "../drill-down/address.ts";
import { type AttentionBooking, type OwnAttention, useAttention } from "../queries.ts";

type Reason = AttentionBooking["reasons"][number];

export function AttentionCard() {
  const t = useTranslations("operator");
  const errorText = useErrorText();
  const attention = useAttention();
  const reported = useRouteQuery(reportedNumbers);
  if (!attention.data || reported.isPending) {
    return (
      <Card icon={TriangleAlert} title={t("tabs.overview")}>
        {attention.isError ? (
          <ErrorState text={errorText(attention.error)} onRetry={() => void attention.refetch()} />
        ) : (
          <Skeleton className="h-64 md:h-40" />
        )}
      </Card>
    );
  }
  const listed = new Set(reported.data?.map(({ id }) => id));
  if (attention.data.total > 0) return <Something attention={attention.data} listed={listed} />;
  // Not beside numbers that are to be looked at: one of two that has come waits, too.
  return listed.size > 0 ? null : <Nothing />;
}

function Nothing() {
  const t = useTranslations("operator");
  return (
    <Card>
      <EmptyState title={t("attention.none.title")}>{t("attention.none.text")}</EmptyState>
    </Card>
  );
}

interface SomethingProps {
  attention: OwnAttention;
  /** The bookings whose numbers the card below lists. */
  listed: ReadonlySet<string>;
}

function Something({ attention: { bookings, count, rules }, listed }: SomethingProps) {
  const t = useTranslations("operator");
  const [address] = useSearchParams();
  const opensFigures = hasRight(useSignedIn(), "analytics");
  // What has time is told in the sentence below, while something is late; a number in the card below, unless its row stands for more.
  const rows = bookings.filter(({ id, answer, alike, reasons: [first, ...others] }) => {
    if (first?.rule === "approval_waits") return answer || rules.approval_late === 0;
    return first?.rule !== "number_waits" || others.length > 0 || alike > 0 || !listed.has(id);
  });
  if (rows.length === 0) return null;
  return (
    <Card icon={TriangleAlert} title={t("attention.title", { count })} aside={t("attention.order")}>
      <ul className="divide-y divide-line">
        {rows.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 border-t border-line pt-3 text-sm text-muted">
        <p>
          {t("attention.waiting", { count: rules.approval_late + rules.approval_waits, late: rules.approval_late })}
        </p>
        {opensFigures && count > rows.length && (
          <Link to={lookingBehind(address, { figure: "attention" })} className={`${LINE_LINK} font-semibold`}>
            {t("attention.all", { count })}
          </Link>
        )}
      </div>
    </Card>
  );
}

const LINE_LINK = "inline-flex min-h-11 items-center text-brand hover:underline";

const ICONS: Readonly<Record<AttentionRule, LucideIcon>> = {
  approval_late: TriangleAlert,
  payment_overdue: Wallet,
  reference_missing: FileWarning,
  number_waits: Ticket,
  passport_missing: FileWarning,
  visa_missing: FileWarning,
  approval_waits: Clock,
};

function Row({ booking }: { booking: AttentionBooking }) {
  const t = useTranslations("operator");
  const reasonText = useReasonText();
  const [first, ...others] = booking.reasons;
  if (!first) return null;
  const Icon = ICONS[first.rule];
  const look = first.rule === "approval_waits" ? "bg-wait-soft text-wait" : "bg-bad-soft text-bad";
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4 first:pt-0">
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-full max-md:hidden ${look}`}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{reasonText(first)}</p>
        {others.map((reason) => (
          <p key={reason.rule} className="text-sm">
            {reasonText(reason)}
          </p>
        ))}
        <p className="text-sm text-muted">
          {isQuestion(first) && `${t("attention.left", { left: hoursLeft(first) })} · `}
          <Link to={`/operator-dashboard/bookings/${booking.id}`} className="text-brand underline">
            <bdi>{booking.customerName}</bdi>
          </Link>
          {" · "}
          {t("attention.places", { count: booking.seats })} · <bdi>{booking.packageName}</bdi>
        </p>
      </div>
      <Act booking={booking} rule={first.rule} />
      {booking.answer === null && booking.alike > 0 && (
        <p className="-my-2 basis-full text-sm text-muted md:ps-16">
          <Alike rule={first.rule} count={booking.alike} />
        </p>
      )}
    </li>
  );
}

/** The others of that reason, in the list where they are answered or, where nothing is to be answered, counted. */
function Alike({ rule, count }: { rule: AttentionRule; count: number }) {
  const t = useTranslations("operator");
  const [address] = useSearchParams();
  const opensFigures = hasRight(useSignedIn(), "analytics");
  const words = t("attention.alike", { count });
  if (!isQuestion({ rule }) && !opensFigures) return words;
  const to = isQuestion({ rule }) ? WAITING : lookingBehind(address, { figure: "attention", rule });
  return (
    <Link to={to} className={`${LINE_LINK} underline`}>
      {words}
    </Link>
  );
}

const WAITING = "/operator-dashboard?tab=bookings&sort=waiting";

/** An answer is given here; what else is missing is seen where it is. */
function Act({ booking, rule }: { booking: AttentionBooking; rule: AttentionRule }) {
  const t = useTranslations("operator");
  if (rule === "approval_late" || rule === "approval_waits") {
    return <AnswerBooking booking={booking} answer={booking.answer} />;
  }
  return (
    <ButtonLink variant="outline" className="max-md:w-full" to={`/operator-dashboard/bookings/${booking.id}`}>
      {t(`attention.see.${rule}`)}
      <span className="sr-only">{booking.customerName}</span>
    </ButtonLink>
  );
}

function useReasonText(): (reason: Reason) => string {
  const t = useTranslations("operator");
  const { date, money } = useFormats();
  return ({ rule, at, amount, people }) => {
    const day = date(at.slice(0, 10));
    const asked = { waited: Math.max(0, APPROVAL_HOURS - hoursLeft({ at }) - 1), promised: PROMISED_HOURS };
    if (rule === "approval_late") return t("attention.late", asked);
    if (rule === "approval_waits") return t("attention.waits", asked);
    if (rule === "payment_overdue") {
      return t("attention.payment_overdue", { day, amount: amount ? money(amount.amount, amount.currency) : "" });
    }
    if (rule === "number_waits") return t("attention.number_waits");
    if (rule === "reference_missing") {
      // What stays past the day has the number of one of its applications.
      const isPast = at.slice(0, 10) < dateOf(new Date());
      return isPast ? t("attention.rule.reference_missing") : t("attention.reference_missing", { day });
    }
    return t(`attention.${rule}`, { day, people: people ?? 1 });
  };
}

function isQuestion({ rule }: Pick<Reason, "rule">): boolean {
  return rule === "approval_late" || rule === "approval_waits";
}

/** Whole hours until the booking lapses. */
function hoursLeft({ at }: Pick<Reason, "at">): number {
  return Math.max(0, Math.floor((Date.parse(at) - Date.now()) / HOUR_MS));
}
