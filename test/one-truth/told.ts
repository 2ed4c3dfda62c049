/** What the journey tells one reader is due, and how the surfaces' own words are compared with it. */
import type { Booking } from "#contract/bookings.ts";
import { dashboard } from "#contract/dashboard.ts";
import { journey } from "#contract/journey.ts";
import type { RouteOutput } from "#contract/route.ts";
import { isToGive } from "#domain/obligations/papers/papers.ts";
import { type Formats, formatsFor, intlTag } from "#i18n/formats.ts";
import type { Deps, Household, Reader } from "./settle.ts";

export type Journey = RouteOutput<typeof journey>;
export type Obligation = Journey["obligations"][number];
type Kind = Obligation["act"]["kind"];
export type ActOf<K extends Kind> = Extract<Obligation["act"], { kind: K }>;

/** One reader at one moment. */
export interface Told extends Deps {
  readonly household: Household;
  readonly reader: Reader;
  readonly journey: Journey;
  readonly page: RouteOutput<typeof dashboard>;
  readonly now: Date;
}

export async function tell(deps: Deps, household: Household, reader: Reader): Promise<Told> {
  const { session } = reader.member;
  const [told, page] = await Promise.all([deps.app.call(journey, {}, session), deps.app.call(dashboard, {}, session)]);
  return { ...deps, household, reader, journey: told, page, now: deps.time.clock() };
}

export function actsOf<K extends Kind>({ journey: { obligations } }: Told, kind: K): ActOf<K>[] {
  return obligations.flatMap(({ act }) => (act.kind === kind ? [act as ActOf<K>] : []));
}

/** On the way, or home: nothing is asked for. */
export function isAway({ journey: { obligations } }: Told): boolean {
  return obligations.some(({ act }) => act.kind === "travel" || act.kind === "home");
}

/** Who the reader's own papers are of, where the journey says "you". */
export function selfOf({ people, member }: Reader): string {
  return people.find(({ isSelf }) => isSelf)?.id ?? member.id;
}

/** Whether what is booked has no place for one of the reader's: nothing is asked of them. */
export function hasNoPlace({ journey: { withoutPlace }, reader }: Told, id: string): boolean {
  return withoutPlace?.includes(id === selfOf(reader) ? null : id) ?? false;
}

/** `passport of <person>: missing by 2027-02-01`, of every paper that somebody has to give. */
export function papersIn({ journey: { obligations }, reader }: Told): string[] {
  return obligations.flatMap(({ act, due }) => {
    if (!("type" in act)) return [];
    const state = act.kind === "replace_document" ? "rejected" : "missing";
    return [`${act.type} of ${act.traveller?.id ?? selfOf(reader)}: ${state} by ${due?.at}`];
  });
}

export interface PaperRow {
  readonly id: string;
  readonly papers: Booking["parts"][number]["travellers"][number]["papers"];
}

export function papersOfRow({ id, papers }: PaperRow): string[] {
  return (papers ?? []).filter(isToGive).map(({ type, state, dueOn }) => `${type} of ${id}: ${state} by ${dueOn}`);
}

/** Of every certificate that is here and has to be given again. */
export function renewalsIn({ journey: { obligations }, reader }: Told): string[] {
  return obligations.flatMap(({ act, due }) =>
    act.kind === "renew_certificate" ? [`${act.traveller?.id ?? selfOf(reader)}: from ${act.from} by ${due?.at}`] : [],
  );
}

export function renewalsOfRow({ id, papers }: PaperRow): string[] {
  return (papers ?? []).flatMap(({ renewFrom, dueOn }) => (renewFrom ? [`${id}: from ${renewFrom} by ${dueOn}`] : []));
}

/** How days and instants are written for the reader. */
export function formatsOf({ reader: { locale, timeZone } }: Pick<Told, "reader">): Formats {
  return formatsFor(intlTag(locale), timeZone);
}

export function aboutBooking({ journey: { obligations } }: Told, bookingId: string): Obligation[] {
  return obligations.filter(({ act }) => "bookingId" in act && act.bookingId === bookingId);
}

export function dueOf(told: Told, kind: Kind, bookingId: string): string | null {
  return aboutBooking(told, bookingId).find(({ act }) => act.kind === kind)?.due?.at ?? null;
}
