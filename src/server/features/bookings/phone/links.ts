/** Claim links: made and shown once, mailed where the caller has an address; only their hash is kept. */
import { CLAIM_CODE_LENGTH, claimLinkEnd } from "#domain/bookings/phone.ts";
import { amountOf } from "#domain/money.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { hashOfCode, newCode } from "#server/platform/secret-token.ts";
import type { MailService } from "../../mail/service.ts";
import { factsOf } from "../announcing.repository.ts";
import type { LockedBooking } from "../bookings.repository.ts";

export type Post = Pick<MailService, "postToVisitor">;

export interface ClaimLink {
  readonly code: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

export function newLink(holdExpiresAt: Date | null, now: Date): ClaimLink {
  const code = newCode(CLAIM_CODE_LENGTH);
  return { code, hash: hashOfCode(code), expiresAt: claimLinkEnd(holdExpiresAt, now) };
}

export function linkOf({ publicUrl }: Pick<Platform["config"], "publicUrl">, code: string): string {
  return new URL(`/claim/${code}`, publicUrl).toString();
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
  const [facts] = await factsOf(tx, [booking.id]);
  const values = {
    reference: facts?.reference ?? "",
    package: facts?.titles[0] ?? "",
    seats: facts?.seats ?? 0,
    ...amountOf(booking.totalMinor, booking.currency),
    until: link.expiresAt.toISOString(),
  };
  const letter = { catalogue: "mails", key: "claim", values, path: `/claim/${link.code}` } as const;
  const reading = language ? { preferredLanguage: language } : ({ preferredLanguage: "en", also: "ar" } as const);
  await mail.postToVisitor(tx, { email, ...reading, footer: "footerCaller" }, letter);
}
