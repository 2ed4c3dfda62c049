/** Whose documents there are: the account's owner and the people whom it has entered. */
import { sql } from "kysely";
import { accountName } from "#domain/account-name.ts";
import type { Relationship, Sex } from "#domain/travellers/traveller.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { OwnPerson } from "#server/platform/records/one-person.ts";
import type { DocumentRow } from "../repository.ts";
import { markVerdictsDue } from "./journeys.repository.ts";

/** Somebody whose documents these are. */
export interface Person {
  readonly id: string;
  readonly surname: string;
  readonly givenNames: string;
  /** ISO 3166-1 alpha-2; null when it was never said, like the two after it. */
  readonly nationality: string | null;
  readonly birthDate: string | null;
  readonly sex: Sex | null;
  readonly relationship: Relationship;
}

function peopleOf(db: Db, userId: string) {
  return db
    .selectFrom("travellers")
    .select(["id", "surname", "givenNames", "nationality", "birthDate", "sex", "relationship"])
    .where("userId", "=", userId);
}

/** All of the account's travellers, its owner first. */
export async function listPeople(db: Db, userId: string): Promise<Person[]> {
  return peopleOf(db, userId)
    .orderBy((eb) => eb("relationship", "<>", "self"))
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** One of the account's travellers; undefined when they are somebody else's or nobody. */
export async function findPerson(db: Db, userId: string, id: string): Promise<Person | undefined> {
  return peopleOf(db, userId).where("id", "=", id).executeTakeFirst();
}

/** The account's owner as a traveller; undefined while they are none. */
export async function findSelf(db: Db, userId: string): Promise<Person | undefined> {
  return peopleOf(db, userId).where("relationship", "=", "self").executeTakeFirst();
}

/** Where the account's owner lives; null while it is not told. */
export async function residenceOfAccount(db: Db, userId: string): Promise<string | null> {
  const users = db.selectFrom("users").select("countryOfResidence").where("id", "=", userId);
  return (await users.executeTakeFirstOrThrow()).countryOfResidence;
}

/** The account's name, as one text. */
export async function nameOfAccount(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom("users")
    .select(["firstName", "lastName"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return accountName(user);
}

/** Everyone whom the account has entered beside its owner, with their papers; as they were entered. */
export async function listCompanionStates(db: Db, userId: string) {
  const papers = sql<Pick<DocumentRow, "type" | "status" | "renewFrom">[]>`(
    select coalesce(json_agg(json_build_object('type', d.type, 'status', d.status, 'renewFrom', d.renew_from)), '[]')
    from documents d where d.traveller_id = travellers.id and d.replaced_by is null
  )`;
  return peopleOf(db, userId)
    .select(papers.as("documents"))
    .where("relationship", "<>", "self")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** The owner's documents belong to the owner as a traveller. */
export async function giveDocumentsTo(tx: Db, userId: string, selfId: string): Promise<void> {
  await tx
    .updateTable("documents")
    .set({ travellerId: selfId })
    .where("userId", "=", userId)
    .where("travellerId", "is", null)
    .execute();
}

/** The owner's documents stay with the account when the owner is no traveller any more, and are judged by its name. */
export async function takeDocumentsFrom(tx: Db, userId: string, selfId: string): Promise<void> {
  await tx
    .updateTable("documents")
    .set({ travellerId: null })
    .where("userId", "=", userId)
    .where("travellerId", "=", selfId)
    .execute();
  await markVerdictsDue(tx, userId);
}

/** All of one row of a person become another's; their ids. */
export async function takeDocuments(tx: Db, from: string, { userId, travellerId }: OwnPerson): Promise<string[]> {
  const taken = tx.updateTable("documents").set({ userId, travellerId }).where("travellerId", "=", from);
  return (await taken.returning("id").execute()).map(({ id }) => id);
}
