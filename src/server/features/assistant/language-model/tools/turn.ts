/** What the tools of one turn work with: the asker's own data, read as it is needed, and what has been looked up so far. */

import { composerOf } from "#assistant/answer/composers.ts";
import { knownPartsFor } from "#assistant/answer/deciding/decide.ts";
import { NAMED_PARTS } from "#assistant/answer/deciding/parts.ts";
import type { Action } from "#assistant/answer/reply.ts";
import type { Act } from "#assistant/intents/acts.ts";
import type { Known } from "#assistant/known.ts";
import { type Reading, readingOf } from "#assistant/reading/reading.ts";
import type { cancelBooking } from "#contract/bookings.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { Ledger, LineSubject, ModelLine } from "../ledger.ts";

export interface ToolContext {
  readonly ledger: Ledger;
  readonly now: Date;
  readonly isOperator: boolean;
  /** What the asker has written lately: a bare number that is reckoned with has to stand there. */
  readonly written: readonly string[];
  /** Parts of the asker's own data; a part that is read once is not read again. */
  known(parts: readonly (keyof Known)[]): Promise<Known>;
  /** Null: it cannot be cancelled by the asker. */
  previewCancel(bookingId: string): Promise<Pick<RouteOutput<typeof cancelBooking>, "refund" | "paid"> | null>;
  /** Things to press that the model wants to stand beneath. */
  readonly proposed: Action[];
}

/** A tool's answer: rows, or a word to the model on what it asked wrongly. */
export type ToolResult = readonly ModelLine[] | string;

export const NO_ROW = "There is no such row among those that you were given.";

/** What the product says for these acts, of the people, papers and packages that `reading` names. */
export async function tell(
  { ledger, known, now }: ToolContext,
  acts: readonly Act[],
  { reading = {}, concepts = [] }: { reading?: Partial<Reading>; concepts?: readonly string[] } = {},
): Promise<ModelLine[]> {
  const all = await known([...NAMED_PARTS, ...acts.flatMap((act) => knownPartsFor({ act }))]);
  const read = { ...readingOf("", all), ...reading };
  const asked = {
    text: "",
    danger: null,
    slots: read.slots,
    reading: read,
    concepts,
    known: all,
    now,
    shownSums: [],
    earlier: [],
  };
  return acts.flatMap((act) => {
    const reply = composerOf(act)(asked);
    return ledger.add(reply, ({ key, values }) => subjectOf(key, values, all, reply.shown ?? []));
  });
}

function subjectOf(
  key: string,
  values: Readonly<Record<string, unknown>> | undefined,
  { bookings, packages }: Known,
  shown: readonly string[],
): LineSubject | null {
  const booking = bookings?.find(({ reference }) => reference === values?.reference);
  if (booking) return { kind: "booking", id: booking.id };
  if (!key.startsWith("packages.")) return null;
  const offer = shown
    .map((id) => packages?.find((one) => one.id === id))
    .find((one) => one?.title === values?.name && (values?.city ?? one?.departureCity) === one?.departureCity);
  return offer ? { kind: "package", id: offer.id } : null;
}
