/** What leaves the server about a letter. */
import type { ContactMessage } from "#contract/contact.ts";
import { contactReference } from "#domain/contact/contact.ts";
import type { ContactMessageRow } from "./repository.ts";

export interface MessageReceipt {
  /** The letter's, for features that hand one in. */
  readonly id: string;
  readonly reference: string;
  readonly dueAt: string;
}

export function receiptOf({ id, number, dueAt }: Pick<ContactMessageRow, "id" | "number" | "dueAt">): MessageReceipt {
  return { id, reference: contactReference(number), dueAt: dueAt.toISOString() };
}

/** `others` are of any mailbox; those that this one's owner wrote before it go along. */
export function presentContactMessage(row: ContactMessageRow, others: readonly ContactMessageRow[]): ContactMessage {
  const { number, userId: _, demo: __, createdAt, dueAt, answeredAt, ...shown } = row;
  return {
    ...shown,
    reference: contactReference(number),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    earlier: others.filter((other) => isEarlier(other, row)).map(presentEarlier),
  };
}

function isEarlier(other: ContactMessageRow, row: ContactMessageRow): boolean {
  return other.number < row.number && other.email.toLowerCase() === row.email.toLowerCase();
}

function presentEarlier({ number, state, subject, message, createdAt, answer }: ContactMessageRow) {
  return { reference: contactReference(number), state, subject, message, createdAt: createdAt.toISOString(), answer };
}
