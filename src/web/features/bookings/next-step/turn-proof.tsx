/** What seats won in a turn still wait for before they can be kept: a name on each, and a passport of everybody named. */
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { getBooking } from "#contract/bookings.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import type { BookingView } from "../queries.ts";
import { useTurnPapers } from "./use-turn-papers.ts";

/** Others of the household upload theirs on devices of their own. */
const LOOK_AGAIN_MS = 10 * SECOND_MS;

interface Lacking {
  /** Places without a name. */
  readonly unnamed: number;
  /** Of whom no passport counts, by name. */
  readonly withoutPassport: readonly string[];
}

/** Null where nothing is asked, or all of it is there: what is being looked at counts. */
export function lackingProof({ passportsAsked, seats, parts }: BookingView): Lacking | null {
  if (!passportsAsked) return null;
  const people = parts.flatMap(({ travellers }) => travellers);
  const without = people.filter(({ papers }) =>
    papers?.some(({ type, state }) => type === "passport" && (state === "missing" || state === "rejected")),
  );
  const unnamed = seats - people.length;
  return unnamed + without.length === 0 ? null : { unnamed, withoutPassport: without.map(fullName) };
}

export function TurnProof({ booking: { id }, lacking }: { booking: BookingView; lacking: Lacking }) {
  const t = useTranslations("bookings");
  const travellers = useTranslations("travellers");
  const own = useTurnPapers();
  useQuery({ ...routeQuery(getBooking, { params: { id } }), refetchInterval: LOOK_AGAIN_MS });
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t("hold.lacking")}</p>
      <ul className="list-disc ps-6 font-semibold">
        {lacking.unnamed > 0 && <li>{travellers("booking.noName", { count: lacking.unnamed })}</li>}
        {lacking.withoutPassport.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>: {travellers("document.passport")}
          </li>
        ))}
      </ul>
      {own[0] && <ButtonLink to={own[0].to}>{t("household.upload")}</ButtonLink>}
    </div>
  );
}
