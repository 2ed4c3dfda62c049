/** The rights over one's own data for the rest of the server. */
import type { AskedRight } from "#domain/contact/privacy-rights.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { translator } from "#server/platform/translate.ts";
import type { AccountService } from "../accounts/service.ts";
import type { ContactService } from "../contact/service.ts";
import { type ErasureGround, erasure } from "./erasure.ts";
import { type OwnDataGround, ownData } from "./own-data.ts";
import { ownRecords, type RecordsGround } from "./own-records.ts";

export type PrivacyService = ReturnType<typeof privacyService>;

interface Ground extends Omit<OwnDataGround, "accounts" | "documents" | "travellers">, Omit<ErasureGround, "accounts"> {
  readonly documents: OwnDataGround["documents"] & RecordsGround["documents"];
  readonly travellers: OwnDataGround["travellers"] & RecordsGround["travellers"];
  readonly households: RecordsGround["households"];
  readonly wishes: RecordsGround["wishes"];
  readonly accounts: Pick<AccountService, "current" | "password">;
  readonly contact: Pick<ContactService, "take">;
}

export function privacyService(ground: Ground) {
  const { accounts, contact } = ground;

  /** A letter like any other about privacy, in the name of the account. */
  async function ask(user: SessionUser, network: string, { right, message }: { right: AskedRight; message: string }) {
    const { firstName, lastName, email } = await accounts.current(user.id);
    const locale = user.preferredLanguage;
    const subject = translator(locale, "mails")(`rights.${right}`);
    return contact.take({ user, locale, network }, { kind: "privacy", firstName, lastName, email, subject, message });
  }

  const erasing = erasure(ground);
  return { data: ownData(ground), records: ownRecords(ground), erasure: erasing, ask, work: erasing.work };
}
