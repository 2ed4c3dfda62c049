/** The kinds of danger that are answered before anything else, the one that decides first where a sentence tells of several. */
export const DANGERS = [
  "selfHarm",
  "crowd",
  "fire",
  "assault",
  "held",
  "poisoning",
  "bite",
  "breathing",
  "chest",
  "heat",
  "lostPassport",
  "theft",
  "lostPerson",
  "lostSelf",
  "medical",
  "moneyGone",
  "numbers",
] as const;
export type Danger = (typeof DANGERS)[number];

/**
 * How people of one language tell of danger. Each line of a danger is a rule; a sentence tells of that danger where every term
 * of one rule is in it, in any order, and no term after an exclamation mark. A term is one or more words with a bar between
 * them, of which one is enough: `pain*` begins a word, `*pain` ends one, `*` is any word, `heart_attack` are two words side by side, `$who` is
 * the group of that name (also within a pattern; `$matter` is what one can be finished with and live), `/…/` a pattern over the folded sentence, which has a space before and after each word.
 */
export interface DangerWords {
  /** Latin letters, spelled by ear. */
  readonly byEar?: true;
  /** A pattern of what may be written onto the front of a word: Arabic and, by, the. */
  readonly prefix?: string;
  readonly groups?: Readonly<Record<string, string>>;
  /** One term: asked beforehand or out of interest, nothing has happened. It silences what is not about a life in danger now. */
  readonly calm?: string;
  readonly rules: Readonly<Partial<Record<Danger, string>>>;
}
