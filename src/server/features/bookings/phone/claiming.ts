/** The pilgrim claims a booking that was made for them by phone: its people, money and papers become theirs. */
import { claimState } from "#domain/bookings/desk/phone.ts";
import { MAX_TRAVELLERS } from "#domain/travellers/traveller.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccounts } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { MovePerson, OwnPerson } from "#server/platform/records/one-person.ts";
import { hashOfCode } from "#server/platform/secrets/secret-token.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceChange, announceClaim } from "../notices/announcing.ts";
import { countryOf, type LockedBooking, lockBooking } from "../records/bookings.repository.ts";
import { requireNoClash } from "../travellers/naming.ts";
import { travellersOn } from "../travellers/travellers.repository.ts";
import type { Post } from "./links.ts";
import * as rows from "./phone.repository.ts";

interface Deps extends Dependencies {
  readonly mail: Post;
  /** Two rows of one person become one. */
  readonly mergePerson: MovePerson;
}

type Claimant = Pick<SessionUser, "id" | "demo">;

interface Claim {
  readonly code: string;
  /** Which of those named the pilgrim is. */
  readonly selfId: string | null;
}

/**
 * The id of the booking, which is the claimant's afterwards; nothing changes where it was before. Throws AppError
 * `link_unknown`, `link_used` where another has claimed it, `link_expired`, `hold_expired`, `illegal_transition` for a
 * cancelled one, `demo_account`, `already_travelling`, `too_many_travellers`, `unacceptable`.
 */
export async function claim(deps: Deps, user: Claimant, { code, selfId }: Claim): Promise<string> {
  const linkHash = hashOfCode(code);
  const found = await rows.findByLink(deps.db, linkHash);
  if (!found) throw new AppError("link_unknown");
  const { bookingId } = found;
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const phone = await rows.findPhoneBooking(tx, bookingId);
    // Replaced by a new one while we waited.
    if (!booking || !phone?.linkHash?.equals(linkHash)) throw new AppError("link_unknown");
    if (booking.userId === user.id) return;
    if (user.demo) throw new AppError("demo_account");
    const standInId = requireOpen(booking, phone, deps.clock());
    await lockAccounts(tx, [standInId, user.id]);
    const language = await rows.findPreferredLanguage(tx, standInId);
    await takeOver(deps, tx, { booking, standInId, userId: user.id, selfId });
    await tellBoth(deps, tx, { booking, userId: user.id, contactEmail: phone.contactEmail, language });
  });
  return bookingId;
}

type Phone = NonNullable<Awaited<ReturnType<typeof rows.findPhoneBooking>>>;

/** The account that stands in. */
function requireOpen({ phase, holdExpiresAt }: LockedBooking, phone: Phone, now: Date): string {
  const { claimedAt, linkExpiresAt, standInId } = phone;
  const hasRunOut = holdExpiresAt !== null && holdExpiresAt <= now;
  const state = claimState({ isOver: phase === "cancelled" || hasRunOut, claimedAt, linkExpiresAt }, now);
  if (state === "claimed") throw new AppError("link_used");
  if (state === "over") throw new AppError(hasRunOut ? "hold_expired" : "illegal_transition");
  if (state !== "open" || standInId === null) throw new AppError("link_expired");
  return standInId;
}

interface TakeOver {
  readonly booking: LockedBooking;
  readonly standInId: string;
  readonly userId: string;
  readonly selfId: string | null;
}

async function takeOver(deps: Deps, tx: Db, { booking, standInId, userId, selfId }: TakeOver): Promise<void> {
  const now = deps.clock();
  const people = await travellersOn(tx, booking.id);
  if (selfId !== null) {
    if (!people.some(({ id }) => id === selfId)) {
      throw new AppError("unacceptable", {}, { selfId: { key: "not_your_traveller" } });
    }
    await becomeSelf(deps, tx, { travellerId: selfId, userId });
  }
  const all = (await rows.countTravellers(tx, userId)) + (await rows.countTravellers(tx, standInId));
  if (all > MAX_TRAVELLERS) throw new AppError("too_many_travellers");
  const told = await countryOf(tx, standInId);
  if (told !== null && (await countryOf(tx, userId)) === null) await rows.tellCountry(tx, userId, told);
  await rows.handOverBooking(tx, { bookingId: booking.id, standInId, userId }, now);
  const subject = { subjectType: "booking", subjectId: booking.id };
  await recordAudit(tx, { ...subject, actorId: userId, action: "booking.claimed", details: { named: people.length } });
}

/** Whoever is entered with their account already travels as that person, with the papers that are there. */
async function becomeSelf({ clock, mergePerson }: Deps, tx: Db, { travellerId, userId }: OwnPerson): Promise<void> {
  const own = await rows.ownSelf(tx, userId);
  if (own === null) return rows.markSelf(tx, travellerId);
  await requireNoClash(tx, { travellerId: own, otherId: travellerId, askerId: userId }, clock());
  await mergePerson(tx, travellerId, { userId, travellerId: own });
}

interface Told {
  readonly booking: LockedBooking;
  readonly userId: string;
  readonly contactEmail: string | null;
  /** As the operator gave it. */
  readonly language: Locale;
}

/** The operator, and the mailbox of whoever called where that is not the claimant's: a link may have gone astray. */
async function tellBoth(deps: Deps, tx: Db, told: Told): Promise<void> {
  const { booking, userId, contactEmail, language } = told;
  await announceClaim(deps, tx, booking.id);
  await announceChange(deps, tx, { ...booking, userId });
  const claimants = await rows.findEmailAddress(tx, userId);
  if (contactEmail === null || contactEmail.toLowerCase() === claimants.toLowerCase()) return;
  const letter = { catalogue: "mails", key: "claimed", values: {}, path: null } as const;
  await deps.mail.postToVisitor(
    tx,
    { email: contactEmail, preferredLanguage: language, footer: "footerCaller" },
    letter,
  );
}
