/** Whose paper it is: the name after its label, or a line that holds every word of the traveller's name. */
import type { TextLine } from "../facts.ts";
import type { Finding, RuleId } from "../finding.ts";
import { agrees, compareNames, foldName, type NameMatch } from "../names.ts";
import { placed } from "../placed.ts";
import { found } from "../weights.ts";
import { type Labelled, labelledValues } from "./labelled.ts";

type NameRule = Extract<RuleId, "health_name" | "vaccine_name" | "visa_name">;

const LABEL =
  /(?:^|\b)(?:(?:full|patient(?:['’]s)?|holder(?:['’]s)?|pilgrim(?:['’]s)?|traveller(?:['’]s)?|applicant(?:['’]s)?)\s+)?names?\b(?:\s+of\s+(?:the\s+)?(?:patient|holder|pilgrim|applicant|traveller))?|(?:^|\s)(?:الاسم(?: الكامل)?|اسم (?:المريض|الحاج|حامل\S*))/i;
const SURNAME = /\b(?:surname|family name|last name)\b/i;
const GIVEN = /\b(?:given names?|first names?|forenames?)\b/i;
/** Names of others that such papers carry. */
const OF_OTHERS =
  /doctor|physician|dr\b|clinic|hospital|centre|center|father|mother|issu|vaccine|brand|trade|manufactur|file|user|sponsor|operator|company|agent|surname|given|الطبيب|المستشفى|الأب|الأم|اللقاح|الشركة/i;

/** Arabic script is never compared with Latin: spellings differ by law. */
export function checkNameInText(ruleId: NameRule, lines: readonly TextLine[], names: readonly string[]): Finding {
  const [expected] = names;
  if (expected === undefined) return found(ruleId, "not_checked", { reason: "no_traveller" }, "person_reviews");
  const first = nameOn(lines);
  if (!first) return byWords(ruleId, lines, { expected, names });
  const match = matchOf(foldName(first.value), names);
  const evidence = { read: first.value, expected };
  if (agrees(match)) return placed(found(ruleId, "pass", evidence), first.line);
  return match === "similar"
    ? placed(found(ruleId, "warning", evidence, "person_reviews"), first.line)
    : placed(found(ruleId, "fail", evidence, "certificate_name"), first.line);
}

/** The labelled name in Latin letters, in one piece or as surname and given names. */
function nameOn(lines: readonly TextLine[]): Labelled | undefined {
  const readable = (label: RegExp, excluding?: RegExp) =>
    labelledValues(lines, label, excluding).find(({ value }) => foldName(value) !== "");
  const whole = readable(LABEL, OF_OTHERS);
  const surname = readable(SURNAME);
  const given = readable(GIVEN);
  if (whole || !surname) return whole;
  return { value: given ? `${given.value} ${surname.value}` : surname.value, line: surname.line };
}

/** One word of a longer name could be anybody's of that name. */
function matchOf(read: string, names: readonly string[]): NameMatch {
  const match = compareNames({ name: read, truncated: false }, names);
  const shortest = Math.min(...names.map((name) => foldName(name).split(" ").length));
  return agrees(match) && !read.includes(" ") && shortest > 1 ? "similar" : match;
}

function byWords(
  ruleId: NameRule,
  lines: readonly TextLine[],
  { expected, names }: { expected: string; names: readonly string[] },
): Finding {
  const wanted = names.map((name) => foldName(name).split(" "));
  const line = lines.find(({ text }) => {
    const words = foldName(text).split(" ");
    return wanted.some((name) => name.length > 1 && name.every((word) => words.includes(word)));
  });
  return line
    ? placed(found(ruleId, "pass", { read: line.text.trim(), expected }), line)
    : found(ruleId, "not_checked", { expected, reason: "unread" }, "person_reviews");
}
