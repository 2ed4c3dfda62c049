/** Tickets, confirmation, receipt and calendar file of a booking, each once it is there. */
import { CalendarPlus, FileCheck, type LucideIcon, ReceiptText, Ticket } from "lucide-react";
import { useTranslations } from "use-intl";
import { getCalendar, getConfirmation, getReceipt, getTicket } from "#contract/papers.ts";
import { isOnlyReported, ticketCase, ticketState } from "#domain/bookings/numbers/ticket.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { BookingView } from "../../queries.ts";
import { DownloadLink } from "./download-link.tsx";

export function PapersPanel({ booking }: { booking: BookingView }) {
  const t = useTranslations("tickets");
  const state = ticketState(ticketCase(booking));
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  const ready = booking.hasTickets ? booking.ticketCount : people.length;
  const count = state === "number_missing" ? booking.references.length : ready;
  const unnamed = booking.seats - people.length;
  const papers = papersOf(booking);
  return (
    <Card icon={Ticket} title={t("papers.title")}>
      <p className={state === "ready" ? "" : "text-muted"}>{t(`papers.state.${state}`, { count })}</p>
      {state === "ready" && (
        <>
          {isOnlyReported(booking) && <p className="mt-2 text-wait">{t("papers.reported")}</p>}
          {unnamed > 0 && <p className="mt-2 text-muted">{t("papers.unnamed", { count: unnamed })}</p>}
          {booking.hasTickets && (
            <DownloadLink
              className="mt-4"
              href={pathOf(getTicket, { params: { id: booking.id } })}
              icon={Ticket}
              label={t("papers.allTickets")}
              isMain
            />
          )}
          {booking.isMine && people.length > 1 && <EachTicket booking={booking} />}
        </>
      )}
      {papers.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          {papers.map(({ name, href, icon }) => (
            <li key={name}>
              <DownloadLink href={href} icon={icon} label={t(`papers.${name}`)} />
            </li>
          ))}
        </ul>
      )}
      {papers.some(({ name }) => name === "calendar") && (
        <p className="mt-3 text-sm text-muted">{t("papers.calendarNote")}</p>
      )}
    </Card>
  );
}

function EachTicket({ booking }: { booking: BookingView }) {
  const t = useTranslations("tickets");
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{t("papers.each")}</summary>
      <ul className="grid">
        {people.map((person) => (
          <li key={person.id}>
            <a
              download
              href={pathOf(getTicket, { params: { id: booking.id }, query: { traveller: person.id } })}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              <bdi>{t("papers.ticketOf", { name: fullName(person) })}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Paper {
  readonly name: "confirmation" | "receipt" | "calendar";
  readonly href: string;
  readonly icon: LucideIcon;
}

/** Papers about money and agreement are the booker's; the dates are everybody's who travels. */
function papersOf({ id, isMine, status, paymentStatus, amountPaid }: BookingView): Paper[] {
  const params = { id };
  const query = { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  const hasPaid = Number(amountPaid.amount) > 0 || paymentStatus === "refunded";
  const papers: (Paper | false)[] = [
    isMine &&
      status === "confirmed" && { name: "confirmation", href: pathOf(getConfirmation, { params }), icon: FileCheck },
    isMine && hasPaid && { name: "receipt", href: pathOf(getReceipt, { params, query }), icon: ReceiptText },
    status !== "cancelled" && {
      name: "calendar",
      href: pathOf(getCalendar, { params, query }),
      icon: CalendarPlus,
    },
  ];
  return papers.filter((paper) => paper !== false);
}
