/** Rules for a record of vaccination against meningitis, by its own text. Source: docs/sources.md#meningitis. */
import { addDays, addMonths, type IsoDate } from "#domain/calendar.ts";
import type { TextLine } from "../../seen/facts.ts";
import { placed } from "../../seen/placed.ts";
import { arrivalOf, type JudgeContext } from "../../verdicts/context.ts";
import type { Finding } from "../../verdicts/finding.ts";
import { found } from "../../verdicts/weights.ts";
import { foldPrinted } from "../fold.ts";
import { MENINGITIS } from "../forms/health/vaccines.ts";
import { settled } from "../layout/issued.ts";
import { checkHolder } from "../names.ts";
import { checkUnderstood, type Paper, readPaper } from "../page/understood.ts";
import { expiredBatch } from "../sentences/batches.ts";
import { lastDose, VACCINE_DAYS_BEFORE, VACCINE_MONTHS } from "../windows.ts";
import { datesIn } from "../words/dates.ts";
import { againstOf, namesFewer, type VaccineKind } from "../words/vaccines.ts";
import { type Dose, dosesOf } from "./doses.ts";
import { lessened } from "./lessened.ts";
import { unproven } from "./unproven.ts";

export function checkVaccination(lines: readonly TextLine[], context: JudgeContext): Finding[] {
  const paper = readPaper(lines, context);
  const doses = dosesOf(paper).map((dose) => (tellsThreeYears(paper) ? withLess(dose) : dose));
  const understood = proven(checkUnderstood(paper, context), paper, doses, context);
  const window = checkWindow(doses, context);
  return [
    checkKindOfVaccine(doses),
    // A line that nobody understood may hold a later dose.
    window.outcome === "fail" && understood.outcome !== "pass" ? unsure(window) : window,
    checkHolder("vaccine_name", paper),
    understood,
  ];
}

/** A line of its own that names fewer groups of the same illness: what the dose was of is then for a person. */
function lineOfFewer({ lines, page, style }: Paper): TextLine | undefined {
  const rows = new Set(page.rows.map(({ line }) => line));
  return lines.find(
    (line, at) =>
      !rows.has(line) &&
      MENINGITIS.test(foldPrinted(line.text)) &&
      datesIn(line.text, style).length === 0 &&
      !/\bmen ?b\b/.test(foldPrinted(line.text)) &&
      namesFewer(line.text) &&
      // The other groups may stand in the next line.
      namesFewer(`${line.text} ${lines[at + 1]?.text ?? ""}`),
  );
}

/** A paper that says three years itself is believed, whatever the vaccine. */
const withLess = (dose: Dose): Dose => (dose.kind === "conjugate" ? { ...dose, kind: "unstated" } : dose);
const THREE_YEARS =
  /(?<!\p{L})(?:valid|validit|protect|immunit|berlaku|sah|perlindungan|kekebalan|koruyuc|koruma|gecerli|bagisik|срок|деиств|защит|иммунитет|valable|صلاحي|صالح|valide)\p{L}*[^.\n]{0,40}(?<![\p{L}\d.,/-])(?:3|three|trois|tiga|uc|три|трех|ثلاث)(?: \(3\))? (?:years?|yrs?|yil\p{L}*|ans?|tahun|года?|лет|سنوات|سنين)(?!\p{L})/u;

function tellsThreeYears({ lines }: Paper): boolean {
  return lines.some(({ text }) => THREE_YEARS.test(foldPrinted(text)) && againstOf(text) !== "other");
}

/** Nothing is left unexplained, the paper proves that the dose was given, and its batch had not run out then. */
function proven(understood: Finding, paper: Paper, doses: readonly Dose[], context: JudgeContext): Finding {
  // A day that can be read in two ways is the later one.
  const days = doses.flatMap((dose) =>
    dose.against === "four" ? dose.days.flatMap((readings) => readings.toSorted().at(-1) ?? []) : [],
  );
  const dated = doses.find((dose) => dose.against === "four" && dose.days.length > 0)?.dated;
  const doubted =
    expiredBatch(paper, days) ??
    (days.length > 0 ? lineOfFewer(paper) : undefined) ??
    unproven(paper, dated) ??
    lessened(paper, context.lastHajjDay);
  if (understood.outcome !== "pass" || !doubted) return understood;
  const read = doubted.text.replaceAll("\t", " ").trim();
  return placed(found("paper_understood", "not_checked", { read, reason: "line" }, "person_reviews"), doubted);
}

function unsure({ evidence }: Finding): Finding {
  return found("vaccine_window", "not_checked", { ...evidence, reason: "unread" }, "person_reviews");
}

function checkKindOfVaccine(doses: readonly Dose[]): Finding {
  const four =
    doses.find(({ against, days }) => against === "four" && days.length > 0) ??
    doses.find(({ against }) => against === "four");
  if (four) return placed(found("vaccine_kind", "pass", { read: four.read, vaccine: four.kind }), four.line);
  const fewer = doses.find(({ against }) => against === "fewer");
  const unsaid = doses.some(({ against }) => against === "unsaid");
  return fewer && !unsaid
    ? placed(found("vaccine_kind", "fail", { read: fewer.read }, "vaccine_acwy"), fewer.line)
    : found("vaccine_kind", "not_checked", { reason: "unread" }, "person_reviews");
}

type Cover = "covers" | "too_late" | "run_out" | "ahead";

/** One dose that covers the journey is enough; without any, the last one says what is wrong. */
function checkWindow(doses: readonly Dose[], context: JudgeContext): Finding {
  const arrival = arrivalOf(context);
  const by = lastDose(arrival);
  const rightOnes = doses.filter(({ against }) => against === "four");
  const judged = rightOnes
    .filter(({ days }) => days.length > 0)
    .map((dose) => ({ dose, cover: coverOf(dose, by, context) }));
  const told =
    judged.find(({ cover }) => cover === "covers") ??
    (judged.every(({ cover }) => cover !== null) ? judged.at(-1) : undefined);
  const [some] = rightOnes;
  const evidence = {
    arrival,
    lastHajjDay: context.lastHajjDay,
    vaccine: told?.dose.kind ?? some?.kind ?? "unstated",
    by,
  };
  const isSure = told?.cover === "covers" || told?.dose.isLoose !== true;
  if (!told?.cover || !isSure || (told.cover !== "covers" && judged.length < rightOnes.length)) {
    const reason = judged.length > 0 ? "ambiguous" : "no_date";
    return found("vaccine_window", "not_checked", { ...evidence, reason }, "person_reviews");
  }
  const doseOn = told.dose.days[0]?.[0] ?? "";
  const window = { protectsFrom: addDays(doseOn, VACCINE_DAYS_BEFORE), protectsUntil: endOf(doseOn, told.dose.kind) };
  const dated = { ...evidence, doseOn, ...window, standing: told.cover };
  return told.cover === "covers"
    ? placed(found("vaccine_window", "pass", dated), told.dose.dated)
    : placed(found("vaccine_window", "fail", dated, "vaccinate_in_time"), told.dose.dated);
}

/** The one answer that every date with the dose leads to; null where they differ. */
function coverOf({ days, kind }: Dose, by: IsoDate, { today, lastHajjDay }: JudgeContext): Cover | null {
  return settled(days.flat(), (day): Cover => {
    if (day > today) return "ahead";
    if (day > by) return "too_late";
    return endOf(day, kind) < lastHajjDay ? "run_out" : "covers";
  });
}

function endOf(doseOn: IsoDate, vaccine: VaccineKind): IsoDate {
  return addMonths(doseOn, VACCINE_MONTHS[vaccine]);
}
