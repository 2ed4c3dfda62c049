/** Which vaccine a text names. */
import { foldPrinted, plainIndic } from "../fold.ts";
import {
  CONJUGATE,
  FEWER_GROUPS,
  FOUR_GROUPS,
  MENINGITIS,
  OTHER_VACCINES,
  POLYSACCHARIDE,
} from "../forms/health/vaccines.ts";

/** `four`: against the groups that are asked for; `fewer`: against meningitis, not all of them; `unsaid`: it does not say which. */
export type Against = "four" | "fewer" | "unsaid" | "other";
export type VaccineKind = "conjugate" | "polysaccharide" | "unstated";

const OTHER = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${plainIndic(OTHER_VACCINES)})(?![\p{L}\p{M}])`, "gu");

const [EACH_FOUR, EACH_FEWER] = [new RegExp(FOUR_GROUPS, "gu"), new RegExp(FEWER_GROUPS, "gu")];

/** Null where no vaccine is named. */
export function againstOf(text: string): Against | null {
  const folded = foldPrinted(text);
  if (FOUR_GROUPS.test(folded)) return "four";
  if (FEWER_GROUPS.test(folded)) return "fewer";
  if (MENINGITIS.test(folded)) return "unsaid";
  return otherIn(folded) ? "other" : null;
}

/** Five years only where it is said of this vaccine; what is said both ways counts the shorter time. */
export function vaccineKindOf(text: string): VaccineKind {
  const folded = foldPrinted(text);
  if (POLYSACCHARIDE.test(folded)) return "polysaccharide";
  return CONJUGATE.test(folded) ? "conjugate" : "unstated";
}

function otherIn(folded: string): boolean {
  OTHER.lastIndex = 0;
  return OTHER.test(folded);
}

/** What a vaccine against the four groups is made of or by, though others are called so too. */
const OF_SAME = /(?<!\p{L})(?:pfizer|moderna|tetan\p{L}*|diphth?eri\p{L}*|difteri\p{L}*|tt|dt|d)(?!\p{L})/gu;

/** Whether a text names another vaccine too. */
export function namesOther(text: string): boolean {
  return otherIn(foldPrinted(text).replace(OF_SAME, " "));
}

/** Whether a text names one against fewer groups too. */
export function namesFewer(text: string): boolean {
  const left = foldPrinted(text).replace(EACH_FOUR, " ");
  return LONE_GROUP.test(left) || FEWER_GROUPS.test(left) || FIFTH_GROUP.test(left) || OF_GROUPS.test(left);
}
/** One group beside a name of the four: "MenQuadfi (C)"; subcutaneously is no group. */
const LONE_GROUP = /(?<![\p{L}\d/.]|s\.? )[cwy](?![\p{L}\d/.])/u;
/** Groups that are listed and are not the four: "groups A and C". */
const OF_GROUPS =
  /(?<!\p{L})(?:sero)?(?:groups?|groupes?|grup\p{L}*|kelompok|kumpulan|tipe|types?|strains?)[\s:(]*[acwy](?:[\s,)&+/]|$)|(?<!\p{L})(?:серо)?(?:групп\p{L}*|тип\p{L}*)[\s:(]*[acwyас](?:[\s,)&+/]|$)/u;
const FIFTH_GROUP = /(?<![\p{L}\d.])b(?![\p{L}\d.])/u;

/** What stands between the illness and the word for four is no part of a name. */
const insideOf = (named: string) => ` ${named.replace(/^\p{L}+|\p{L}+$/gu, "")} `;

/** The folded text without names of vaccines. */
export function withoutVaccines(folded: string): string {
  return folded
    .replace(EACH_FOUR, (named) => (/mening|менинго|سحا|شوكيه/u.test(named) ? insideOf(named) : " "))
    .replace(EACH_FEWER, " ")
    .replace(OTHER, " ");
}
