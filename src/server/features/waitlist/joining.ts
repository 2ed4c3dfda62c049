/** Coming into a line and leaving it. */
import { MAX_WAITLISTS } from "#domain/bookings/waitlist.ts";
import { dateOf } from "#domain/calendar.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { lockAccount } from "#server/platform/lock-account.ts";
import { administers, countryOf, keepGroups, requireServed } from "../bookings/service.ts";
import type { PackageForSale } from "../packages/service.ts";
import type { Ground } from "./ground.ts";
import * as rows from "./repository.ts";
import { lockPackage, serveWithin, tellOf } from "./serving.ts";

type Actor = Pick<SessionUser, "id" | "operatorId" | "role">;

/** The new entry's id. Locks go from the household to the account to the package, as a hold's do. Throws AppError as the contract names them. */
export async function join(ground: Ground, party: rows.NewParty): Promise<string> {
  const { userId, familyId, packageId } = party;
  const id = await ground.db.transaction().execute(async (tx) => {
    if (familyId !== null) await keepGroups(tx, [familyId]);
    await lockAccount(tx, userId);
    if (familyId !== null && !(await administers(tx, userId, familyId))) throw new AppError("not_found");
    const offer = await lockPackage(ground, tx, packageId);
    if (!offer || offer.status === "draft") throw new AppError("not_found");
    requireServed([offer], await countryOf(tx, userId));
    requireSoldOut(offer, party, dateOf(ground.clock()));
    if (await rows.isPartyInLine(tx, party)) throw new AppError("already_waiting");
    if ((await rows.countPlaces(tx, userId)) >= MAX_WAITLISTS) {
      throw new AppError("too_many_waitlists", { limit: MAX_WAITLISTS });
    }
    const entryId = await rows.insertParty(tx, party, ground.clock());
    await recordAudit(tx, audited("joined", userId, entryId));
    await tellJoined(ground, tx, party, offer.title);
    await serveWithin(ground, tx, offer);
    return entryId;
  });
  ground.packages.seatsChanged([packageId]);
  return id;
}

/** Too few seats on open sale for this party, and never more wanted than the package has at all. */
function requireSoldOut(offer: PackageForSale, { seats, roomType }: rows.NewParty, today: string): void {
  if (offer.status !== "listed" || offer.departureDate <= today) throw new AppError("not_on_sale");
  if (roomType !== null && !offer.roomTypes.some(({ type }) => type === roomType)) {
    throw new AppError("invalid_input", {}, { roomType: { key: "not_offered" } });
  }
  if (seats > offer.capacity) {
    throw new AppError("unacceptable", {}, { seats: { key: "too_big", params: { max: offer.capacity } } });
  }
  if (offer.availableSlots >= seats) throw new AppError("seats_left", { left: offer.availableSlots });
}

async function tellJoined(ground: Ground, tx: Db, { userId, seats }: rows.NewParty, title: string): Promise<void> {
  const params = { package: title, seats };
  await ground.notifications.notify(tx, { userId, kind: "waitlist_joined", params, link: "/dashboard" });
}

/** Throws AppError `not_found`, and `illegal_transition` where the waiting is over. */
export async function leave(ground: Ground, user: Actor, id: string): Promise<void> {
  const party = await rows.findOwn(ground.db, user.id, id);
  if (!party) throw new AppError("not_found");
  if (party.state === "waiting" && (await leaveWaiting(ground, id, party))) return;
  // Seats may have been offered a moment ago: leaving declines them.
  const now = await rows.findOwn(ground.db, user.id, id);
  if (now?.state !== "offered" || now.bookingId === null) throw new AppError("illegal_transition");
  await ground.bookings.cancel(user, now.bookingId);
}

/** False when the party waits no more. */
async function leaveWaiting(ground: Ground, id: string, party: rows.OwnParty): Promise<boolean> {
  const { userId, packageId } = party;
  const left = await ground.db.transaction().execute(async (tx) => {
    const offer = await lockPackage(ground, tx, packageId);
    if (!offer || !(await rows.leaveLine(tx, id, ground.clock()))) return false;
    await recordAudit(tx, audited("left", userId, id));
    await tellOf(ground, tx, packageId, [party]);
    await serveWithin(ground, tx, offer);
    return true;
  });
  if (left) ground.packages.seatsChanged([packageId]);
  return left;
}

function audited(action: string, actorId: string, subjectId: string) {
  return { actorId, action: `waitlist.${action}`, subjectType: "waitlist_entry", subjectId };
}
