/** What the words of a language mean on such papers. Lists are written as one text, parted by bars. */

/** What a label announces. */
export type CertificateField =
  | "name"
  | "surname"
  | "given"
  | "parent"
  | "other"
  | "kin"
  | "birth"
  | "birthplace"
  | "age"
  | "sex"
  | "nationality"
  | "passport"
  | "id"
  | "reference"
  | "registration"
  | "doctor"
  | "place"
  | "address"
  | "contact"
  | "signature"
  | "trade"
  | "issued"
  | "examined"
  | "date"
  | "given_on"
  | "next_dose"
  | "valid_from"
  | "valid_until"
  | "expiry"
  | "vaccine"
  | "batch"
  | "maker"
  | "dose"
  | "how"
  | "fit"
  | "able"
  | "column"
  | "mark"
  | "asked"
  | "state"
  | "condition"
  | "organ"
  | "vital"
  | "remarks"
  | "purpose"
  | "season"
  | "entries"
  | "stay";

export interface LanguageForms {
  /** The labels of each field, in any order of their words. */
  readonly labels: Readonly<Partial<Record<CertificateField, string>>>;
  /** Words that may stand in a label and change nothing about it. */
  readonly fillers: string;
  /** Whom a paper is about, where that stands as a label alone. */
  readonly holder: string;
  /** Words that headings and sentences may be made of, parted by spaces: none of them denies, limits or plans. */
  readonly words: string;
  /** Whole phrases that say nothing against the paper, though a word of them alone might. */
  readonly phrases?: string;
}
