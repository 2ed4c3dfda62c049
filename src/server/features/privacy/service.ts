/** The rights over one's own data for the rest of the server. */
import type { AskedRight } from "#domain/contact/privacy-rights.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { AccountService } from "../accounts/service.ts";
import type { ContactService } from "../contact/service.ts";
import { type ErasureDeps, erasure } from "./erasure.ts";
import { type OwnDataDeps, ownData } from "./own-data.ts";
import { ownRecords, type RecordsDeps } from "./own-records.ts";

export type PrivacyService = ReturnType<typeof privacyService>;

interface Deps extends Omit<OwnDataDeps, "accounts" | "documents" | "travellers">, Omit<ErasureDeps, "accounts"> {
  readonly documents: OwnDataDeps["documents"] & RecordsDeps["documents"];
  readonly travellers: OwnDataDeps["travellers"] & RecordsDeps["travellers"];
  readonly households: RecordsDeps["households"];
  readonly wishes: RecordsDeps["wishes"];
  readonly accounts: Pick<AccountService, "current" | "password">;
  readonly contact: Pick<ContactService, "take">;
}

export function privacyService(deps: Deps) {
  const { accounts, contact } = deps;

  /** A letter like any other about privacy, in the name of the account. */
  async function ask(user: SessionUser, network: string, { right, message }: { right: AskedRight; message: string }) {
    const { firstName, lastName, email } = await accounts.current(user.id);
    const locale = user.preferredLanguage;
    const subject = translator(locale, "mails")(`rights.${right}`);
    return contact.take({ user, locale, network }, { kind: "privacy", firstName, lastName, email, subject, message });
  }

  const erasing = erasure(deps);
  return { data: ownData(deps), records: ownRecords(deps), erasure: erasing, ask, work: erasing.work };
}
