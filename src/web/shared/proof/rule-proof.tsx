/** What stands behind a rule's sentence, where there is more to show than words. */
import type { TravelDocument } from "#contract/documents.ts";
import { dateOf } from "#domain/calendar.ts";
import { CheckDigitSums } from "./check-digit-sums.tsx";
import type { NumberedCheck } from "./check-numbers.ts";
import { ComparedValues } from "./compared-values.tsx";
import { ExpiryProof } from "./expiry-proof.tsx";

export function RuleProof({ check, document }: { check: NumberedCheck; document: TravelDocument }) {
  const { expiresOn, needed, lastHajjDay } = check.evidence;
  if (typeof expiresOn === "string" && typeof needed === "string" && typeof lastHajjDay === "string") {
    const checkedOn = dateOf(new Date(document.uploadedAt));
    return <ExpiryProof dates={{ checkedOn, expiresOn, needed, lastHajjDay }} />;
  }
  const mrz = document.aiAnalysis?.extractedData.mrz;
  if (check.ruleId === "mrz_check_digits" && mrz) return <CheckDigitSums lines={mrz.split("\n")} />;
  return <ComparedValues check={check} />;
}
