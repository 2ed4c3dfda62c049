/** One person counts once in a line, over all accounts and households: by an accepted passport, and by a confirmed mailbox. */
import type { Db } from "#server/platform/database/database.ts";
import { passportsBefore, passportsShown } from "../../documents/service.ts";
import type { Deps } from "../deps.ts";
import {
  type DuplicateCheckResult,
  type KnownAt,
  keepKnown,
  knownElsewhere,
  mailboxesOf,
  standingWith,
  type TicketPerson,
} from "./known.repository.ts";

export interface Counted {
  /** Who stands there; nobody with a simulated place. */
  readonly people: number;
  /** Those of them who count with another place of the line. */
  readonly elsewhere: number;
  /** The mailbox of one of them counts with another place, and of the others nobody has shown who they are. */
  readonly isSecondOfMailbox: boolean;
  /** Somebody of them is known that was not before. */
  readonly isNew: boolean;
}

/** Whether everybody counts with another place. A mailbox has one, however many people are typed beside it. */
export function isSecond({ people, elsewhere, isSecondOfMailbox }: Counted): boolean {
  return isSecondOfMailbox || (people > 0 && elsewhere === people);
}

/** No more than the household stood in line for, and none for whoever counts with another place. */
export function mostSeats(seats: number, counted: Counted | undefined): number {
  if (!counted) return seats;
  // Seats may be asked for before everybody is entered: those are counted as people, too.
  return isSecond(counted) ? 0 : Math.min(seats, Math.max(seats, counted.people) - counted.elsewhere);
}

/**
 * From now on the people who stand with these places count with them, where they are known and count with no other place of
 * the line; how many stand with each, and how many of them count with another one. Whoever is not known counts where they
 * stand. A typed name or birth date makes nobody known.
 */
export async function countOnce(
  deps: Pick<Deps, "config">,
  tx: Db,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  const { standing, known } = await peopleKnown(deps, tx, ticketIds);
  return countEach(ticketIds, standing, known, await keepKnown(tx, ticketIds, known));
}

/** The same as it stands at this moment: nothing is kept. */
export async function countedNow(
  deps: Pick<Deps, "config">,
  db: Db,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  if (ticketIds.length === 0) return new Map();
  const { standing, known } = await peopleKnown(deps, db, ticketIds);
  return countEach(ticketIds, standing, known, { elsewhere: await knownElsewhere(db, known), newWith: new Set() });
}

async function peopleKnown(
  { config }: Pick<Deps, "config">,
  tx: Db,
  ticketIds: readonly string[],
): Promise<{ readonly standing: readonly TicketPerson[]; readonly known: readonly KnownAt[] }> {
  const standing = await standingWith(tx, ticketIds);
  const people = standing.map(({ person }) => person);
  const shown = (await passportsShown(tx, people)).flatMap(({ person, digest, isVerified }) =>
    isVerified && digest ? [{ person, digest }] : [],
  );
  const passports = [...shown, ...(await passportsBefore(tx, people))].map((one) => ({
    ...one,
    kind: "passport" as const,
  }));
  // Where no mail can be sent nobody has shown that a mailbox is theirs.
  const mailboxes = config.mail === null ? [] : await mailboxesOf(tx, people);
  const ticketsOf = new Map<string, string[]>();
  for (const { ticketId, person } of standing) ticketsOf.set(person, [...(ticketsOf.get(person) ?? []), ticketId]);
  const known = [...passports, ...mailboxes].flatMap((one) =>
    (ticketsOf.get(one.person) ?? []).map((ticketId) => ({ ...one, ticketId })),
  );
  return { standing, known };
}

function countEach(
  ticketIds: readonly string[],
  standing: readonly TicketPerson[],
  known: readonly KnownAt[],
  { elsewhere, newWith }: DuplicateCheckResult,
): ReadonlyMap<string, Counted> {
  const [shownAt, standingAt, othersAt] = [byTicket(known), byTicket(standing), byTicket(elsewhere)];
  const twice = new Set(elsewhere.flatMap(({ ticketId, kind }) => (kind === "mailbox" ? [ticketId] : [])));
  return new Map(
    ticketIds.map((id) => {
      const others = othersAt.get(id) ?? new Set();
      const isShownHere = [...(shownAt.get(id) ?? [])].some((person) => !others.has(person));
      const people = standingAt.get(id)?.size ?? 0;
      const counted = { people, elsewhere: others.size, isNew: newWith.has(id) };
      return [id, { ...counted, isSecondOfMailbox: twice.has(id) && !isShownHere }];
    }),
  );
}

function byTicket(all: readonly TicketPerson[]): ReadonlyMap<string, ReadonlySet<string>> {
  const people = new Map<string, Set<string>>();
  for (const { ticketId, person } of all) people.set(ticketId, (people.get(ticketId) ?? new Set()).add(person));
  return people;
}
