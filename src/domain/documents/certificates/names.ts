/** Whose paper it is: the name after its label, or whom a sentence says was examined or vaccinated. */

import { agrees, compareNames, foldName } from "../../names/names.ts";
import type { TextLine } from "../seen/facts.ts";
import { placed } from "../seen/placed.ts";
import type { Evidence, Finding, RuleId } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";
import { foldPrinted, wordsOf } from "./fold.ts";
import { hasBirthDate, hasPassport, hasWholeName, matchName } from "./holder/about.ts";
import { withoutSpelled } from "./holder/people.ts";
import { namesRelative } from "./holder/relations.ts";
import { OF_DOCTOR } from "./holder/values.ts";
import { isLabel } from "./layout/labelled.ts";
import type { LabelledValue } from "./layout/parts.ts";
import { paragraphs } from "./page/paragraphs.ts";
import type { Paper } from "./page/understood.ts";

type NameRule = Extract<RuleId, "health_name" | "vaccine_name" | "visa_name">;

/** A name of more or fewer words, or in Arabic letters alone, agrees only beside another thing that is the traveller's alone. */
export function checkHolder(ruleId: NameRule, paper: Paper): Finding {
  const [expected] = paper.about.names;
  if (expected === undefined) return found(ruleId, "not_checked", { reason: "no_traveller" }, "person_reviews");
  const named = nameOn(paper);
  // A label whose name is in another script alone leaves the name in Latin letters to stand elsewhere.
  const labelled = named && judged(ruleId, named, { paper, expected });
  if (named && labelled && (labelled.outcome === "pass" || foldName(named.value) !== "")) return labelled;
  const told =
    spokenOf(paper) ?? elsewhereOn(paper) ?? (corroborated(paper) ? (bracketed(paper) ?? spelledOn(paper)) : undefined);
  return told
    ? placed(found(ruleId, "pass", { read: told.text.trim(), expected }), told)
    : found(ruleId, "not_checked", { expected, reason: "unread" }, "person_reviews");
}

interface Named {
  readonly value: string;
  readonly line: TextLine;
}

function judged(
  ruleId: NameRule,
  { value, line }: Named,
  { paper, expected }: { paper: Paper; expected: string },
): Finding {
  const match = matchName(value, paper.about);
  const evidence: Evidence = { read: value, expected };
  const pass = () => placed(found(ruleId, "pass", evidence), line);
  if (match === "arabic")
    return corroborated(paper)
      ? pass()
      : found(ruleId, "not_checked", { expected, reason: "unread" }, "person_reviews");
  if (foldName(value) === "") return found(ruleId, "not_checked", { expected, reason: "unread" }, "person_reviews");
  if (
    match === "same" ||
    (agrees(match) && isLongEnough(value, paper) && (corroborated(paper) || isOfPassport(value, paper)))
  )
    return pass();
  // A visa with another name has to be corrected; a certificate with the traveller's own number or birth is for a person.
  const isLikelyTheirs = ruleId !== "visa_name" && corroborated(paper);
  if (hasWholeName(value, paper.about) && hasPassport(value, paper.about) && !namesRelative(value)) return pass();
  return agrees(match) || match === "similar" || isLikelyTheirs
    ? placed(found(ruleId, "warning", evidence, "person_reviews"), line)
    : placed(found(ruleId, "fail", evidence, "certificate_name"), line);
}

/** One word of a longer name could be anybody's of that name. */
function isLongEnough(value: string, { about }: Paper): boolean {
  const shortest = Math.min(...about.names.map((name) => foldName(name).split(" ").length));
  return foldName(value).includes(" ") || shortest === 1;
}

function isOfPassport(value: string, { about }: Paper): boolean {
  return (
    about.passportName !== null &&
    compareNames({ name: foldName(value), truncated: false }, [about.passportName]) === "same"
  );
}

/** The traveller's own birth date or passport number stands on the paper. */
function corroborated({ lines, about, style }: Paper): boolean {
  return lines.some(({ text }) => hasPassport(text, about) || hasBirthDate(text, about, style));
}

/** The labelled name: in Latin letters where there is one, in one piece or as surname and given names. */
function nameOn({ page }: Paper): Named | undefined {
  const of = (field: LabelledValue["field"]) =>
    page.entries.filter((entry) => entry.field === field && entry.value !== "" && !isLabel(entry.value));
  /** A doctor's own name stands behind the same label. */
  const others = (entries: readonly LabelledValue[]) => entries.filter(({ value }) => !OF_DOCTOR.test(value));
  const latin = (entries: readonly LabelledValue[]) => entries.find(({ value }) => foldName(value) !== "");
  const names = others(of("name")).length > 0 ? others(of("name")) : of("name");
  const [whole, surname, given] = [latin(names), latin(of("surname")), latin(of("given"))];
  if (surname && given) return { value: `${given.value} ${surname.value}`, line: surname.line };
  // French papers call the surname alone the name.
  if (whole && given) return { value: `${given.value} ${whole.value}`, line: whole.line };
  return whole ?? surname ?? names[0];
}

/** What a sentence names its patient after (folded). */
const INTRODUCED =
  /(?:certif\w+(?: that)?|confirm(?: that)?|declare(?: that)?|attest(?: that)?|that|examined(?: today)?|seen|re|for|dear|bonjour|hello|chere?|client|assessed|patient|pilgrim|named|named below|traveller|holder|find|found|issued .{0,40} to|certifie que|examine|дана|справка дана|menerangkan bahwa|بان|ان|فحصت|السيد|السيده|المواطن|المواطنه|المذكور|الحاج|الحاجه|adi gecen|sayin|pasaport sahibi|pasaport hamili|pasaportlu|isimli|adli|bahwa|bahawa|bapak|ibu|bpk|sdr|sdri|saudara|saudari|tn|ny|nn|encik|cik|puan|tuan|كه|محترمه|محترم|certifions que(?: \[nom\])?|nom\]|-|mr|mrs|ms|miss|mme|madame|monsieur|smt|shri|hajiya|alhaji|malam|tuan|puan|\[name\]|\((?:full )?name\)|^|(?:السيد|السيده|الحاج|الحاجه|المواطن|المواطنه|انسه|الانسه)[/ :]*(?: ?\p{Script=Arabic}+){1,6} \()[\s:,]*(?:today |ce jour |اليوم |that |the (?:above|patient|pilgrim) |(?:mr|mrs|ms|miss|mme|mlle|mademoiselle|madame|monsieur|гражданину|гражданке|пациенту|пациентке|m|hajji?|haj|smt|shri|hajiya|alhaji|bapak|ibu|bpk|sdr|sdri|saudara|saudari|tn|ny|nn|encik|cik|puan|tuan|محترمه|محترم|السيد|السيده|المواطن|المواطنه|الحاج|الحاجه)\.? )*$/u;

function spokenOf({ page, lines, about }: Paper): TextLine | undefined {
  for (const parts of paragraphs(page.free, lines)) {
    for (const part of [...parts, undefined]) {
      const text = part ? part.text : parts.map((one) => one.text).join(" ");
      const [first] = parts;
      const line = part?.line ?? first?.line;
      if (line && about.names.some((name) => isSpokenOf(text, name))) return line;
    }
  }
  return undefined;
}

/** Behind a label that no list has for a name, where the paper has another thing of the traveller's. */
function elsewhereOn(paper: Paper): TextLine | undefined {
  const { page, about } = paper;
  return corroborated(paper)
    ? (page.entries.find(({ field, value }) => NOBODYS.includes(field) && matchName(value, about) === "same")?.line ??
        besideOwn(paper))
    : undefined;
}

/** On a visa, and where it speaks of no relative (a certificate may be of somebody whom it tells by the holder): the whole name on a line with the holder's own number or birth, or right above or below such a line. */
function besideOwn({ lines, about, style, kind }: Paper): TextLine | undefined {
  if (kind !== "visa" || lines.some(({ text }) => namesRelative(text))) return undefined;
  const isOwn = (line: TextLine | undefined) =>
    line !== undefined && (hasPassport(line.text, about) || hasBirthDate(line.text, about, style));
  return lines.find(
    ({ text }, at) => hasWholeName(text, about) && [at, at - 1, at + 1].some((one) => isOwn(lines[one])),
  );
}

/** Fields of places and numbers: a person's name behind one is the holder's. */
const NOBODYS: readonly LabelledValue["field"][] = ["place", "reference", "column"];

/** The whole name in brackets behind a name in another script. */
function bracketed({ page, about }: Paper): TextLine | undefined {
  return page.free.find(({ text }) =>
    [...text.matchAll(/[^\p{Script=Latin}\P{L}] ?\(([\p{Script=Latin} .'’-]+)(?:,[^()]*)?\)/gu)].some(
      ([, name = ""]) => matchName(name, about) === "same",
    ),
  )?.line;
}

/** A line of free text that has the name in another script. */
function spelledOn(paper: Paper): TextLine | undefined {
  return paragraphs(paper.page.free, paper.lines).flatMap((parts) => {
    const text = parts.map((part) => part.text).join(" ");
    const [first] = parts;
    return first && withoutSpelled(text, paper.about) !== text ? [first.line] : [];
  })[0];
}

/** The name's words beside each other, in whatever order papers have them. */
function isSpokenOf(text: string, name: string): boolean {
  const folded = foldPrinted(text).replace(/\s+/g, " ");
  const wanted = wordsOf(name).toSorted().join(" ");
  const words = [...folded.matchAll(/[\p{L}\p{M}]+/gu)];
  const count = wanted.split(" ").length;
  return words.some(({ index }, at) => {
    const run = words.slice(at, at + count);
    const last = run.at(-1);
    if (run.length < count || !last) return false;
    if (
      run
        .map(([word]) => word)
        .toSorted()
        .join(" ") !== wanted
    )
      return false;
    return !/[\p{L}-]/u.test(folded[last.index + last[0].length] ?? "") && INTRODUCED.test(folded.slice(0, index));
  });
}
