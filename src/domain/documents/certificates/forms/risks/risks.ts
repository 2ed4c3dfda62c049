/** Words that could change what a paper says, by their stems, parted by spaces. Made from medicine, not from papers. */

/**
 * `=word` stands for the word alone, `*end` for its end, `stem*` for its beginning, as does a word of four letters and
 * more without a sign.
 */
export interface Risks {
  /** Parts of the body and what an examination looks at. */
  readonly organs: string;
  /** What it is good to be without. */
  readonly ills: string;
  /** What is found, how bad it is, what one needs for it: nothing that could turn a paper about something else. */
  readonly clinical: string;
  /** Denials, conditions, plans, persons, purposes, standing, doubt. */
  readonly others: string;
}
