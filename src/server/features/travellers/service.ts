/** The people of one account who travel. */
import { randomUUID } from "node:crypto";
import type { NewTraveller, Traveller, TravellerChanges } from "#contract/travellers.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { DEMO_KEEP_MINUTES } from "#domain/documents/document.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { lacksDetails } from "#domain/obligations/papers/lacks.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isTooYoung, MAX_TRAVELLERS } from "#domain/travellers/traveller.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { presentTraveller } from "./present-traveller.ts";
import * as rows from "./repository.ts";
import { sealNeeds } from "./special-needs.ts";
import { requireAcceptable, travellerColumns } from "./traveller-fields.ts";

export { becomeSelf, removeMerged } from "./repository.ts";
export { openToldNeeds } from "./special-needs.ts";

type Owner = Pick<SessionUser, "id" | "demo">;
export type TravellerService = ReturnType<typeof travellerService>;

interface Standing {
  /** Whether the owner is entered, and then whether a fact of theirs is missing. */
  readonly owner: "whole" | "lacks" | "not_entered";
  /** The owner as a traveller; null while they are not entered. */
  readonly selfId: string | null;
  readonly lacking: ReadonlySet<string>;
  readonly tooYoung: ReadonlySet<string>;
  /** By person, null the owner, the day on which they did the official app; null: none is told. */
  readonly doneOn: ReadonlyMap<string | null, Readonly<Record<"biometrics" | "injection", IsoDate | null>>>;
}

interface Deps extends Pick<Platform, "db" | "clock" | "keys"> {
  /** Of the account's owner, who is entered as a traveller or is none any more. */
  readonly documents: Readonly<
    Record<"giveTo" | "takeFrom", (tx: Db, userId: string, selfId: string) => Promise<void>>
  >;
}

export function travellerService({ db, clock, keys, documents }: Deps) {
  async function list(userId: string): Promise<Traveller[]> {
    return (await rows.travellersOf(db, userId)).map((row) => presentTraveller(keys, row));
  }

  /** Throws AppError `too_many_travellers`, `unacceptable`. */
  async function add(owner: Owner, draft: NewTraveller): Promise<Traveller> {
    const id = randomUUID();
    return changed(owner, id, "traveller.added", (tx) => insert(tx, owner, id, draft));
  }

  /** The same within the transaction that holds the account; answers the id. */
  async function addWithin(tx: Db, owner: Owner, draft: NewTraveller): Promise<string> {
    const id = randomUUID();
    await insert(tx, owner, id, draft);
    await recordAudit(tx, audited("traveller.added", owner.id, id));
    return id;
  }

  async function insert(tx: Db, owner: Owner, id: string, draft: NewTraveller): Promise<void> {
    const now = clock();
    const country = draft.countryOfResidence ?? null;
    requireAcceptable(draft, country, dateOf(now));
    const others = await rows.travellersOf(tx, owner.id);
    if (others.length >= MAX_TRAVELLERS) throw new AppError("too_many_travellers", { limit: MAX_TRAVELLERS });
    const isSelf = draft.relationship === "self";
    if (isSelf && others.some((other) => other.relationship === "self")) throw refusedAs("one_self");
    const deleteAt = owner.demo ? new Date(now.getTime() + DEMO_KEEP_MINUTES * MINUTE_MS) : null;
    const { relationship, surname } = draft;
    await rows.insertTraveller(tx, { id, userId: owner.id, relationship, surname, deleteAt, createdAt: now });
    const needs = sealNeeds(keys, id, draft.specialNeeds ?? null, now);
    await rows.updateTraveller(tx, owner.id, id, { ...travellerColumns(draft, country), ...needs });
    if (isSelf) await documents.giveTo(tx, owner.id, id);
  }

  /** Throws AppError `not_found`, `unacceptable`. */
  async function change(owner: Owner, id: string, changes: TravellerChanges): Promise<Traveller> {
    const now = clock();
    return changed(owner, id, "traveller.changed", async (tx) => {
      const before = await requireOwn(tx, owner, id);
      const { relationship = before.relationship, countryOfResidence = before.countryOfResidence } = changes;
      requireAcceptable(changes, countryOfResidence, dateOf(now));
      const { specialNeeds } = changes;
      if ((relationship === "self") !== (before.relationship === "self")) throw refusedAs("stays_self");
      const needs = specialNeeds === undefined ? {} : sealNeeds(keys, id, specialNeeds, now);
      // The relationship is always among them: a change of nothing is a statement all the same.
      await rows.updateTraveller(tx, owner.id, id, {
        ...travellerColumns(changes, countryOfResidence),
        ...needs,
        relationship,
      });
    });
  }

  /** Erases the person. Throws AppError `not_found`, `traveller_is_booked`. */
  async function remove(owner: Owner, id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, owner.id);
      await rows.lockTraveller(tx, owner.id, id);
      const traveller = await requireOwn(tx, owner, id);
      const now = clock();
      const reference = await rows.liveBookingOf(tx, id, now, dateOf(now));
      if (reference) throw new AppError("traveller_is_booked", { name: fullName(traveller), reference });
      if (traveller.relationship === "self") await documents.takeFrom(tx, owner.id, id);
      await rows.deleteTravellerRow(tx, owner.id, id);
      await recordAudit(tx, audited("traveller.deleted", owner.id, id));
    });
  }

  async function changed(owner: Owner, id: string, action: string, work: (tx: Db) => Promise<void>) {
    const row = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, owner.id);
      await work(tx);
      await recordAudit(tx, audited(action, owner.id, id));
      return rows.findTraveller(tx, owner.id, id);
    });
    if (!row) throw new AppError("not_found");
    return presentTraveller(keys, row);
  }

  return {
    list,
    add,
    addWithin,
    change,
    remove,
    household: (userId: string) => rows.householdOf(db, userId),
    /** Of whom a fact is missing that every application asks for, and who is too young for the next Hajj. */
    async standing(userId: string): Promise<Standing> {
      const people = await rows.travellersOf(db, userId);
      const today = dateOf(clock());
      const lacking = people.filter((one) => lacksDetails({ ...one, emergencyContact: one.emergencyName }));
      const owner = people.find(({ relationship }) => relationship === "self");
      return {
        owner: owner ? (lacking.includes(owner) ? "lacks" : "whole") : "not_entered",
        selfId: owner?.id ?? null,
        lacking: new Set(lacking.map(({ id }) => id)),
        doneOn: new Map(
          people.map(({ id, relationship, biometricsDoneOn: biometrics, vaccinatedOn: injection }) => [
            relationship === "self" ? null : id,
            { biometrics, injection },
          ]),
        ),
        tooYoung: new Set(people.filter(({ birthDate }) => isTooYoung(birthDate, today)).map(({ id }) => id)),
      };
    },
    sweep: () => rows.deleteExpiredTravellers(db, clock()),
  };
}

/** On a shared account the household that belongs to the demonstration stays as it is. */
async function requireOwn(tx: Db, owner: Owner, id: string): Promise<rows.TravellerRow> {
  const row = await rows.findTraveller(tx, owner.id, id);
  if (!row) throw new AppError("not_found");
  if (owner.demo && row.deleteAt === null) throw new AppError("forbidden");
  return row;
}

function refusedAs(key: "one_self" | "stays_self"): AppError {
  return new AppError("unacceptable", {}, { relationship: { key } });
}

function audited(action: string, actorId: string, subjectId: string) {
  return { actorId, action, subjectType: "traveller", subjectId };
}
