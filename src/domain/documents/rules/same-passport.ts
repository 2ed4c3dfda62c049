/** One passport, one person: of several people who have the same passport, who has it first. */
import type { DocumentStatus } from "../document.ts";

/** One person's passport that no newer file has replaced. */
export interface Bearer {
  /** Of the document. */
  readonly id: string;
  readonly userId: string;
  readonly travellerId: string | null;
  readonly status: DocumentStatus;
  /** Somebody of staff has looked at it and approved it. */
  readonly approved: boolean;
  /** In which order passports became known; no two are alike. */
  readonly place: number;
  /** With the passport in question: in one household, or in one sale window. */
  readonly together: boolean;
}

/** Whether two documents are of one person of one account. */
function isSamePerson(one: Bearer, other: Bearer): boolean {
  return one.userId === other.userId && one.travellerId === other.travellerId;
}

/**
 * Who has the passport before `mine`; null for nobody. Of the same account everybody counts who was not refused; of another one
 * only somebody of the same household or sale window who is verified. Whom staff have approved comes before the rest, then,
 * beside other accounts, who is verified, then whoever came first.
 */
export function bearerBefore(mine: Bearer, others: readonly Bearer[]): Bearer | null {
  const before = others.filter((other) => !isSamePerson(mine, other) && comesBefore(other, mine));
  return before.find(({ userId }) => userId === mine.userId) ?? before[0] ?? null;
}

function comesBefore(other: Bearer, mine: Bearer): boolean {
  const isOwn = other.userId === mine.userId;
  const counts = isOwn ? other.status !== "rejected" : other.together && other.status === "verified";
  if (!counts) return false;
  if (other.approved !== mine.approved) return other.approved;
  if (!isOwn && mine.status !== "verified") return true;
  return other.place < mine.place;
}

/** Those of other accounts whose verdict `mine` takes away as it stands: they are judged again. */
export function bearersAfter(mine: Bearer, others: readonly Bearer[]): Bearer[] {
  const verified = others.filter(({ status, approved }) => status === "verified" && !approved);
  return verified.filter(
    (other) => other.together && other.userId !== mine.userId && mine.status === "verified" && comesBefore(mine, other),
  );
}
