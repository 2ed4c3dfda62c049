/** By when a paper has to be there: the same day wherever it is told. */
import { z } from "zod";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { SLOT_STATES } from "#domain/obligations/papers/document-slots.ts";
import { PAPER_REASONS } from "#domain/obligations/papers/paper-dates.ts";
import type { DatedPaper } from "#domain/obligations/papers/papers.ts";
import { DateText, Instant } from "./amounts.ts";

/** The last day, or the instant after which it is too late. */
export const PaperDueText = z.union([DateText, Instant]);

export const PaperDay = z.object({
  type: z.enum(DOCUMENT_TYPES),
  dueOn: PaperDueText,
  /** What the day hangs on. */
  reason: z.enum(PAPER_REASONS),
  /** Nobody has set it: it follows from the rhythm of past years. */
  isForecast: z.boolean(),
});

/** One of the five kinds, with how it stands. */
export const PaperDue = PaperDay.extend({
  state: z.enum(SLOT_STATES),
  /** None that is good for the travel can be made before this day: what is verified is too early, or nothing is there. */
  renewFrom: DateText.nullable(),
}) satisfies z.ZodType<DatedPaper>;

const PersonalDay = PaperDay.omit({ type: true }).extend({ bookingId: z.string() });

/** What one of the reader's own does in person, without a file: each left out where it is done or not asked. */
export const InPerson = z.object({
  /** Fingerprints and face in the official app. */
  biometrics: PersonalDay.optional(),
  /** The meningitis injection. */
  injection: PersonalDay.optional(),
});
