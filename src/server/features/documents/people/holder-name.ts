/** Whose document it is, by name: what the engine and a person compare it with. */
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { DocumentRow } from "../repository.ts";
import { findPerson, nameOfAccount } from "./people.repository.ts";

/** The legal name of whose document it is; of an owner who is no traveller yet, the account's. */
export async function holderName(
  db: Db,
  { userId, travellerId }: Pick<DocumentRow, "userId" | "travellerId">,
): Promise<string> {
  const person = travellerId === null ? undefined : await findPerson(db, userId, travellerId);
  return person ? fullName(person) : nameOfAccount(db, userId);
}
