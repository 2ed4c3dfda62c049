/** One person counts once in a line, over all accounts and households: by an accepted passport, and by a confirmed mailbox. */
import type { Db } from "#server/platform/database.ts";
import { passportsShown } from "../documents/service.ts";
import type { Ground } from "./ground.ts";
import { keepKnown, mailboxesOf, standingWith } from "./known.repository.ts";

export interface Counted {
  /** Who stands there; nobody with a simulated place. */
  readonly people: number;
  /** Those of them who count with another place of the line. */
  readonly elsewhere: number;
}

/** Whether everybody counts with another place. */
export function isSecond({ people, elsewhere }: Counted): boolean {
  return people > 0 && elsewhere === people;
}

/**
 * From now on the people who stand with these places count with them, where they are known and count with no other place of
 * the line; how many stand with each, and how many of them count with another one. Whoever is not known counts where they
 * stand. A typed name or birth date makes nobody known.
 */
export async function countOnce(
  { config }: Pick<Ground, "config">,
  tx: Db,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  const standing = await standingWith(tx, ticketIds);
  const people = standing.map(({ person }) => person);
  const passports = (await passportsShown(tx, people)).flatMap(({ person, digest, isVerified }) =>
    isVerified && digest ? [{ person, digest, kind: "passport" as const }] : [],
  );
  // Where no mail can be sent nobody has shown that a mailbox is theirs.
  const mailboxes = config.mail === null ? [] : await mailboxesOf(tx, people);
  const known = [...passports, ...mailboxes].flatMap((one) =>
    standing.flatMap(({ ticketId, person }) => (person === one.person ? [{ ...one, ticketId }] : [])),
  );
  const elsewhere = await keepKnown(tx, ticketIds, known);
  const numberOf = (all: typeof standing, id: string) => all.filter(({ ticketId }) => ticketId === id).length;
  return new Map(ticketIds.map((id) => [id, { people: numberOf(standing, id), elsewhere: numberOf(elsewhere, id) }]));
}
