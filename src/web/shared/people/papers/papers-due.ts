/** The papers, details and fingerprints that somebody of the account has to give, and injections to be had, as the journey tells them. */
import { journey } from "#contract/journey.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

type Obligation = RouteResult<typeof journey>["obligations"][number];
export type PaperAct = Extract<Obligation["act"], { type: unknown }>;
/** Done on another page. */
export type ElsewhereDue = Extract<Obligation["act"], { kind: "tell_details" | "give_biometrics" }>;
export type InjectionDue = Extract<Obligation["act"], { kind: "get_vaccinated" }>;
export type ToGive = PaperAct | ElsewhereDue | InjectionDue;

/** What presses most first; undefined until it is known. */
export function useToGive(): readonly ToGive[] | undefined {
  const { data } = useRouteQuery(journey);
  return data?.obligations.flatMap(({ act }) => (isToGive(act) ? [act] : []));
}

function isToGive(act: Obligation["act"]): act is ToGive {
  const { kind } = act;
  return "type" in act || kind === "tell_details" || kind === "give_biometrics" || kind === "get_vaccinated";
}

/** Whether what is booked has no place for somebody: a traveller by id, null the account's owner. Nobody until it is known. */
export function useWithoutPlace(): (travellerId: string | null) => boolean {
  const { data } = useRouteQuery(journey);
  return (id) => data?.withoutPlace?.includes(id) ?? false;
}

/** Whether the journey has begun, or is over and no other is asked for: no paper is asked for then. */
export function useIsAway(): boolean {
  const { data } = useRouteQuery(journey);
  return data?.obligations.some(({ act: { kind } }) => kind === "travel" || kind === "home") ?? false;
}

function isUnderWay(acts: readonly Pick<Obligation["act"], "kind">[]): boolean {
  return acts.some(({ kind }) => kind === "travel");
}

interface CanBeThere {
  readonly visaDue: boolean;
  readonly certificateDue: boolean;
  /** From the departure on no paper is asked for. */
  readonly isOver: boolean;
}

/**
 * Whether somebody's visa, and a certificate that is good for the journey, can be there by now: a traveller by id, null the
 * account's owner. Nobody's visa until it is known; everybody's once the journey has begun, on which no paper is asked for.
 */
export function useCanBeThere(): (travellerId: string | null) => CanBeThere {
  const { data } = useRouteQuery(journey);
  const acts = data?.obligations.map(({ act }) => act) ?? [];
  const isAway = isUnderWay(acts);
  const isHome = acts.some(({ kind }) => kind === "home");
  return (id) => {
    const theirs = acts.filter((act) => "traveller" in act && (act.traveller?.id ?? null) === id);
    return {
      visaDue: isAway || theirs.some((act) => "type" in act && act.type === "visa"),
      isOver: isAway || isHome,
      certificateDue: isAway || isHome || theirs.every(({ kind }) => kind !== "renew_certificate"),
    };
  };
}
