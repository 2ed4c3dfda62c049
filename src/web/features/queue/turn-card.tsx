/** It is this household's turn: the time that is left, and the packages in which it may hold seats. */
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { queueStatus } from "#contract/queue.ts";
import { routeKey } from "#web/lib/calls/queries.ts";
import { saleOf } from "#web/shared/queue/sale-of.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Countdown } from "#web/ui/feedback/countdown.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { Ticket, Window } from "./queries.ts";

export function TurnCard({ ticket, window }: { ticket: Ticket; window: Window }) {
  const t = useTranslations("queue");
  const client = useQueryClient();
  return (
    <Card tone="night" className="md:p-9">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-5 md:gap-x-8">
        <div>
          {ticket.isMine && <p className="font-semibold text-brass">{t("turn.label")}</p>}
          <h2 className="mt-1 text-2xl md:text-3xl">
            {ticket.isMine ? t("turn.title", { seats: mostOf(ticket) }) : t("turn.household")}
          </h2>
        </div>
        {ticket.turnEndsAt && (
          <Countdown
            key={ticket.turnEndsAt}
            until={ticket.turnEndsAt}
            totalMinutes={window.admittedMinutes}
            onNight
            onEnd={() => void client.invalidateQueries({ queryKey: routeKey(queueStatus) })}
            className="w-36 md:row-span-2 md:w-52"
          />
        )}
        <div className="max-md:col-span-full">
          {ticket.isMine ? <Hold ticket={ticket} window={window} /> : <Others ticket={ticket} />}
        </div>
      </div>
    </Card>
  );
}

/** How many seats it may hold at most. */
function mostOf({ mostSeats, seats }: Ticket): number {
  return mostSeats ?? seats;
}

function Hold({ ticket, window }: { ticket: Ticket; window: Window }) {
  const t = useTranslations("queue");
  const seats = mostOf(ticket);
  return (
    <>
      <ul className="grid gap-3">
        {window.packages.map(({ id, title, availableSlots }) => (
          <li key={id}>
            <ButtonLink
              to={`/packages/${id}?book=${encodeURIComponent(id)}`}
              variant={availableSlots >= seats ? "brass" : "night"}
              block
            >
              <bdi>{title}</bdi>
              <span className="font-normal">{t("turn.left", { seats: availableSlots })}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-on-night-muted">
        {seats < ticket.seats && t("turn.fewer", { seats: ticket.seats })} {t("turn.text")}{" "}
        {t("turn.proof", { sale: saleOf(window) })}
      </p>
    </>
  );
}

/** Another of the household acts: it is said who. */
function Others({ ticket }: { ticket: Ticket }) {
  const t = useTranslations("queue");
  return <p className="text-on-night-muted">{t("turn.who", { name: ticket.holder ?? "", seats: mostOf(ticket) })}</p>;
}
