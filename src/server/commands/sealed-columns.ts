/** Every column that the master keys seal, with what each value is bound to: what a change of keys has to go through. */

import { secretSealedAs } from "../features/accounts/factors/second-factor.ts";
import { readingSealedAs } from "../features/documents/intake/stored-reading.ts";
import { opinionSealedAs } from "../features/documents/second-opinion/service.ts";
import { analysisSealedAs } from "../features/documents/stored/analysis.ts";
import { PUSH_KEYS_SEALED_AS } from "../features/notifications/push/keys.ts";
import { needsSealedAs } from "../features/travellers/special-needs.ts";
import type { SealedColumn } from "../platform/maintenance/rekey.ts";

const itself = (id: string) => id;
const file = (table: string): SealedColumn => ({
  ...{ table, column: "file_key", key: "id", bound: "file_id" },
  sealedAs: itself,
});
const own = (table: string, column: string, sealedAs = itself, key = "id"): SealedColumn => ({
  ...{ table, column, key, bound: key },
  sealedAs,
});

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  file("documents"),
  file("intake_papers"),
  file("licences"),
  file("package_images"),
  file("booking_number_pictures"),
  file("problem_pictures"),
  own("documents", "sealed_analysis", analysisSealedAs),
  own("intake_papers", "sealed_reading", readingSealedAs),
  own("second_opinions", "sealed_opinion", opinionSealedAs, "document_id"),
  own("travellers", "sealed_needs", needsSealedAs),
  own("second_factors", "sealed_secret", secretSealedAs, "user_id"),
  own("outgoing_mails", "sealed_letter"),
  own("push_keys", "sealed_private_key", () => PUSH_KEYS_SEALED_AS, "only_one"),
  own("push_subscriptions", "sealed_subscription"),
  own("sale_windows", "sealed_seed"),
];
