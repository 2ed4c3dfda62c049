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

/**
 * What records of vaccination of a language are made of, beside labels. Lists are words parted by spaces; an underscore
 * joins the words of a phrase that counts only as a whole. None of them denies, doubts, limits, plans or tells of illness.
 */
export interface CaselessForms {
  /** What houses and their parts are called, with what stands beside it. */
  readonly houses: string;
  /** Countries, provinces, towns and parts of them, streets. */
  readonly places: string;
  /** What papers, their parts and their numbers are called. */
  readonly papers: string;
  /** What sentences and lines of a dose that was given are made of. */
  readonly told: string;
  /** The vaccine, its kind, its amount and where it goes. */
  readonly vaccine: string;
  /** What whoever holds the paper does with it, and what it says of how it was printed. */
  readonly notices: string;
  /** Titles and callings of whoever gives a dose or signs. */
  readonly givers: string;
  /** Names of people, where nothing but a list tells them from words. */
  readonly names: string;
  /** How a man and how a woman is called. */
  readonly men: string;
  readonly women: string;
  /** That a dose was given, whole verbs of what is over (a pattern of a folded text). */
  readonly given: string;
}
