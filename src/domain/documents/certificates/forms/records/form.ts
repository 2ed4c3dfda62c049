/** What records of vaccination say in one language, beside what all papers do. None of the words denies, plans, doubts or tells of illness or of another person. */
export interface RecordForms {
  /** Words between the holder and the day of a dose, where a sentence tells that it was given. */
  readonly dose: string;
  /** Words of houses, forms, notes and signatures: no day is a dose's for standing beside them. */
  readonly page: string;
  /** What a giver is called behind, before or under the name: alternatives of an expression. */
  readonly roles: string;
  /** Whole sentences that records print of themselves: expressions that no word of doubt fits. */
  readonly notes: readonly string[];
}
