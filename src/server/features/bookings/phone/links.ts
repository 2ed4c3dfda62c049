/** Claim links: made and shown once, mailed where the caller has an address; only their hash is kept. */
import { CLAIM_CODE_LENGTH, claimLinkEnd } from "#domain/bookings/desk/phone.ts";
import { amountOf } from "#domain/money.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { codeFor, hashOfCode, newCode } from "#server/platform/secrets/secret-token.ts";
import type { MailService } from "../../mail/service.ts";
import { findBookingFacts } from "../notices/announcing.repository.ts";
import type { LockedBooking } from "../records/bookings.repository.ts";

export type Post = Pick<MailService, "postToVisitor">;

export interface ClaimLink {
  readonly code: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

export function newLink(holdExpiresAt: Date | null, now: Date, code = newCode(CLAIM_CODE_LENGTH)): ClaimLink {
  return { code, hash: hashOfCode(code), expiresAt: claimLinkEnd(holdExpiresAt, now) };
}

/**
 * The code of a booking's first link, which an attempt that is sent again is answered again. `linkHash`: of the link
 * that stands, which tells under which master key it was made.
 */
export function firstCode(keys: Pick<Platform["keys"], "derive">, bookingId: string, linkHash: Buffer | null): string {
  const codes = keys.derive("claim links").map((key) => codeFor(key, bookingId, CLAIM_CODE_LENGTH));
  const [current] = codes;
  if (current === undefined) throw new Error("There is no master key.");
  return codes.find((code) => linkHash?.equals(hashOfCode(code))) ?? current;
}

export function linkOf({ publicUrl }: Pick<Platform["config"], "publicUrl">, code: string): string {
  return new URL(`/claim#${code}`, publicUrl).toString();
}

interface Addressed {
  readonly email: string;
  /** Null: nobody knows; it is written in English and Arabic. */
  readonly language: Locale | null;
  readonly link: ClaimLink;
}

/** With the caller's transaction. The name that the operator typed stays out of our letter. */
export async function mailLink(
  mail: Post,
  tx: Db,
  booking: Pick<LockedBooking, "id" | "totalMinor" | "currency">,
  { email, language, link }: Addressed,
): Promise<void> {
  const [facts] = await findBookingFacts(tx, [booking.id]);
  const values = {
    reference: facts?.reference ?? "",
    package: facts?.titles[0] ?? "",
    seats: facts?.seats ?? 0,
    ...amountOf(booking.totalMinor, booking.currency),
    until: link.expiresAt.toISOString(),
  };
  const letter = { catalogue: "mails", key: "claim", values, path: `/claim#${link.code}` } as const;
  const reading = language ? { preferredLanguage: language } : ({ preferredLanguage: "en", also: "ar" } as const);
  await mail.postToVisitor(tx, { email, ...reading, footer: "footerCaller" }, letter);
}
