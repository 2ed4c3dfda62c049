/** Coming into a line and leaving it. */
import { MAX_WAITLISTS } from "#domain/bookings/holds/waitlist.ts";
import { dateOf } from "#domain/calendar.ts";
import { channelIn } from "#domain/countries.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { administers, countryOf, keepGroups, requireServed } from "../bookings/service.ts";
import type { PackageForSale } from "../packages/service.ts";
import type { WaitlistDependencies } from "./deps.ts";
import * as rows from "./repository.ts";
import { lockPackage, serveWithin, tellOf } from "./serving.ts";

type Actor = Pick<SessionUser, "id" | "operatorId" | "role">;

/** The new entry's id. Locks go from the household to the account to the package, as a hold's do. Throws AppError as the contract names them. */
export async function addWaitlistEntry(deps: WaitlistDependencies, party: rows.NewParty): Promise<string> {
  const { userId, familyId, packageId } = party;
  const id = await deps.db.transaction().execute(async (tx) => {
    if (familyId !== null) await keepGroups(tx, [familyId]);
    await lockAccount(tx, userId);
    if (familyId !== null && !(await administers(tx, userId, familyId))) throw new AppError("not_found");
    const offer = await lockPackage(deps, tx, packageId);
    if (!offer || offer.status === "draft") throw new AppError("not_found");
    const country = await countryOf(tx, userId);
    requireServed([offer], country);
    if (!isOnSale(offer, dateOf(deps.clock()), channelIn(country))) throw new AppError("not_on_sale");
    requireSoldOut(offer, party);
    if (await rows.isPartyInLine(tx, party)) throw new AppError("already_waiting");
    if ((await rows.countPlaces(tx, userId)) >= MAX_WAITLISTS) {
      throw new AppError("too_many_waitlists", { limit: MAX_WAITLISTS });
    }
    const entryId = await rows.insertParty(tx, party, deps.clock());
    await recordAudit(tx, audited("joined", userId, entryId));
    await tellJoined(deps, tx, party, offer.title);
    await serveWithin(deps, tx, offer);
    return entryId;
  });
  deps.packages.seatsChanged([packageId]);
  return id;
}

/** Too few seats on open sale for this party, and never more wanted than the package has at all. */
function requireSoldOut(offer: PackageForSale, { seats, roomType }: rows.NewParty): void {
  if (roomType !== null && !offer.roomTypes.some(({ type }) => type === roomType)) {
    throw new AppError("invalid_input", {}, { roomType: { key: "not_offered" } });
  }
  if (seats > offer.capacity) {
    throw new AppError("unacceptable", {}, { seats: { key: "too_big", params: { max: offer.capacity } } });
  }
  if (offer.availableSlots >= seats) throw new AppError("seats_left", { left: offer.availableSlots });
}

async function tellJoined(
  deps: WaitlistDependencies,
  tx: Db,
  { userId, seats }: rows.NewParty,
  title: string,
): Promise<void> {
  const params = { package: title, seats };
  await deps.notifications.notify(tx, { userId, kind: "waitlist_joined", params, link: "/dashboard" });
}

/** Throws AppError `not_found`, and `illegal_transition` where the waiting is over. */
export async function quitWaitlist(deps: WaitlistDependencies, user: Actor, id: string): Promise<void> {
  const party = await rows.findOwn(deps.db, user.id, id);
  if (!party) throw new AppError("not_found");
  if (party.state === "waiting" && (await leaveWaiting(deps, id, party))) return;
  // Seats may have been offered a moment ago: leaving declines them.
  const now = await rows.findOwn(deps.db, user.id, id);
  if (now?.state !== "offered" || now.bookingId === null) throw new AppError("illegal_transition");
  await deps.bookings.giveUpHeld(user, now.bookingId);
}

/** False when the party waits no more. */
async function leaveWaiting(deps: WaitlistDependencies, id: string, party: rows.OwnParty): Promise<boolean> {
  const { userId, packageId } = party;
  const left = await deps.db.transaction().execute(async (tx) => {
    const offer = await lockPackage(deps, tx, packageId);
    if (!offer || !(await rows.leaveLine(tx, id, deps.clock()))) return false;
    await recordAudit(tx, audited("left", userId, id));
    await tellOf(deps, tx, packageId, [party]);
    await serveWithin(deps, tx, offer);
    return true;
  });
  if (left) deps.packages.seatsChanged([packageId]);
  return left;
}

function audited(action: string, actorId: string, subjectId: string) {
  return { actorId, action: `waitlist.${action}`, subjectType: "waitlist_entry", subjectId };
}
