/** Takes findings about a text that was read from a picture back to what such a reading can prove. */
import { foldedAlike } from "../seen/alike.ts";
import type { TextLine } from "../seen/facts.ts";
import { isWhole, saysSomething, UNREAD } from "../seen/unread.ts";
import type { Finding, RuleId } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";
import { PURPOSE } from "./visa.ts";

/** A cell that begins with such a label says nothing about fitness or purpose, whatever its value is. */
const HARMLESS =
  /^\s*(?:(?:(?:full|given|first|last|family|patient(?:['’]s)?|person['’]s|traveller['’]s)\s)?(?:sur)?names?|(?:place|country) of birth|date|passport|batch|reg|registration|dr)(?!\p{L})|^\s*(?:الاسم|تاريخ)/iu;
/** Words of a sentence about fitness, which may stand on the line of a label too. */
const OF_FITNESS =
  /\b(?:un)?(?:fit|fitness|able)\b|\b(?:not|never|cannot|is|was|travel)\b|n['’]t\b|لائق|قادر|يستطيع|(?<!\p{L})[وف]?(?:غير|لا|ليس\p{L}*)(?!\p{L})/iu;
/** A line that was not wholly read may hold another date if it has such a word or a number. */
const OF_DATES: readonly RuleId[] = ["health_date", "health_renewal", "vaccine_window", "visa_dates"];
const MAY_BE_DATED = /\d|dat|issu|exam|given|dose|valid|expir|until|تاريخ|صالح/i;

const OF_NAMES: readonly RuleId[] = ["health_name", "vaccine_name", "visa_name"];
const NAME = /name|الاسم|اسم/i;

/** A pass, a fail and a warning stand only on lines of which every word was read; what a reader mistakes alike is no fail. */
export function provedBySight(findings: readonly Finding[], lines: readonly TextLine[]): Finding[] {
  const unread = lines.filter((line) => !isWhole(line));
  return findings.flatMap((finding) => {
    if (isProved(finding, lines, unread)) return [finding];
    return finding.ruleId === "health_renewal" ? [] : [unproved(finding)];
  });
}

function isProved(finding: Finding, lines: readonly TextLine[], unread: readonly TextLine[]): boolean {
  const { ruleId, outcome, evidence, box } = finding;
  if (outcome === "not_checked" || (outcome === "not_due" && ruleId !== "health_renewal")) return true;
  const line = lines.find((one) => one.box === box);
  if (line && !isWhole(line)) return false;
  if (Object.values(evidence).some((value) => typeof value === "string" && value.includes(UNREAD))) return false;
  if (isOfTheWholePage(ruleId, line) && !unread.every(isHarmless)) return false;
  if (OF_DATES.includes(ruleId) && unread.some(mayBeDated)) return false;
  // A value that was taken from under its label may be another field's.
  if (OF_NAMES.includes(ruleId) && outcome === "fail" && !(line && NAME.test(line.text))) return false;
  return !(ruleId === "visa_passport_number" && outcome === "fail" && looksAlike(evidence.read, evidence.expected));
}

/** Every cell with an unread word stands after a label, its own or that of the cell before it. */
function isHarmless({ text }: TextLine): boolean {
  const cells = text.split("\t");
  const labelled = (at: number) => HARMLESS.test(cells[at] ?? "") || HARMLESS.test(cells[at - 1] ?? "");
  return !OF_FITNESS.test(text) && cells.every((cell, at) => isWhole({ text: cell }) || labelled(at));
}

/** Where nothing was read, anything may stand. */
function mayBeDated(line: TextLine): boolean {
  return !saysSomething(line) || MAY_BE_DATED.test(line.text);
}

/** What any line of the page could turn round: a fitness, an understanding of the whole, and a purpose that stands after no label of its own. */
function isOfTheWholePage(ruleId: RuleId, line: TextLine | undefined): boolean {
  return (
    ruleId === "health_statement" ||
    ruleId === "paper_understood" ||
    (ruleId === "visa_hajj" && !(line && PURPOSE.test(line.text)))
  );
}

function unproved({ ruleId, evidence, box, page }: Finding): Finding {
  const finding = found(ruleId, "not_checked", { ...evidence, reason: "unsure" }, "person_reviews");
  return { ...finding, ...(box && { box }), ...(page && { page }) };
}

/** Letters and digits that readers take for each other are one. */
function looksAlike(one: unknown, other: unknown): boolean {
  return foldedAlike(String(one)) === foldedAlike(String(other));
}
