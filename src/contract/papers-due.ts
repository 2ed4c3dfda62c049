/** By when a paper has to be there: the same day wherever it is told. */
import { z } from "zod";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { SLOT_STATES } from "#domain/obligations/document-slots.ts";
import { PAPER_REASONS } from "#domain/obligations/paper-dates.ts";
import type { DatedPaper } from "#domain/obligations/papers.ts";
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
  /** It is verified and too early for the travel: a new one is due by that day, and can be made from this one on. */
  renewFrom: DateText.nullable(),
}) satisfies z.ZodType<DatedPaper>;
