/** Draws health certificates, vaccination records and electronic visas by chance: right ones, and ones with one known fault. */
import { addDays, addMonths, daysBetween, type IsoDate } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import type { RuleId } from "#domain/documents/verdicts/finding.ts";
import type { Random } from "../random.ts";
import type { SpecimenPaper } from "./paper.ts";

export type PaperType = Extract<DocumentType, "health_certificate" | "vaccination" | "visa">;

export interface Holder {
  readonly fullName: string;
  readonly documentNumber: string;
  readonly dateOfBirth: IsoDate;
}

/** The days that papers are drawn around. */
export interface PaperDays {
  readonly today: IsoDate;
  readonly arrival: IsoDate;
  readonly lastHajjDay: IsoDate;
}

export interface DrawnPaper {
  readonly type: PaperType;
  readonly paper: SpecimenPaper;
  readonly holder: Holder;
  /** The rule that this paper breaks; null for one that meets them all. */
  readonly fault: RuleId | null;
}

export function drawSpecimenPaper(random: Random, type: PaperType, days: PaperDays): DrawnPaper {
  const holder = drawHolder(random);
  const fault = random.chance(0.5) ? random.pick(FAULTS[type]) : null;
  const paper = { health_certificate: healthCertificate, vaccination, visa }[type]({ random, holder, days, fault });
  return { type, holder, fault, paper: { ...paper, lines: mixed(random, paper.lines) } };
}

const FAULTS: Readonly<Record<PaperType, readonly [RuleId, ...RuleId[]]>> = {
  health_certificate: ["health_date", "health_language", "health_name", "health_issuer", "health_statement"],
  vaccination: ["vaccine_kind", "vaccine_window", "vaccine_name"],
  visa: ["visa_hajj", "visa_passport_number", "visa_name", "visa_dates"],
};

const GIVEN = [
  "Amina",
  "Yusuf",
  "Khadija",
  "Ibrahim",
  "Maryam",
  "Zaynab",
  "Omar Farouk",
  "Siti Nurhaliza",
  "Abdul Rahim",
] as const;
const SURNAMES = ["Rahman", "Siddiqui", "Okafor", "El Amrani", "Yılmaz", "Hassan", "O'Connor", "Van den Berg"] as const;
const STRANGERS = ["Karl Eriksson", "Paula Lindqvist", "Tomas Novak"] as const;
const DOCTORS = ["L. Marlow", "S. Farouk", "H. Brandt", "A. Kapoor"] as const;

function drawHolder(random: Random): Holder {
  return {
    fullName: `${random.pick(GIVEN)} ${random.pick(SURNAMES)}`,
    documentNumber: `${random.pick(["A", "X", "P", "K"])}${String(10_000_000 + random.below(89_999_999))}`,
    dateOfBirth: addDays("1948-01-01", random.below(20_000)),
  };
}

interface Ground {
  readonly random: Random;
  readonly holder: Holder;
  readonly days: PaperDays;
  readonly fault: RuleId | null;
}

function healthCertificate({ random, holder, days, fault }: Ground): SpecimenPaper {
  const earliest = addMonths(days.arrival, -3);
  const issued =
    fault === "health_date" ? addDays(earliest, -1 - random.below(400)) : between(random, earliest, days.today);
  if (fault === "health_language") return frenchCertificate(random, holder, issued);
  const statement = random.pick([
    "This is to certify that the person named below was examined and is fit to travel for Hajj.",
    "The patient is medically fit to perform the rites of Hajj.",
    "I have examined this patient, who is fit for the Hajj journey and free of tuberculosis.",
  ]);
  const against = random.pick([
    "The patient is not fit to travel.",
    "The patient is on dialysis.",
    "Seen in our practice.",
  ]);
  const doctor = `Dr. ${random.pick(DOCTORS)}`;
  return {
    title: random.pick(["HEALTH CERTIFICATE", "Medical Certificate", "Certificate of Health"]),
    lines: [
      [fault === "health_statement" ? against : statement],
      [random.pick(["Name:", "Full name", "Patient's name:"]), nameFor("health_name", { random, holder, fault })],
      ["Date of birth:", written(random, holder.dateOfBirth)],
      [random.pick(["Date of examination:", "Issued on:", "Date of issue"]), written(random, issued)],
      [
        "Physician:",
        fault === "health_issuer" ? "signature illegible" : `${doctor}, Reg. No. ${100_000 + random.below(899_999)}`,
      ],
    ],
  };
}

function frenchCertificate(random: Random, holder: Holder, issued: IsoDate): SpecimenPaper {
  return {
    title: "CERTIFICAT DE SANTE",
    lines: [
      ["Je certifie que le patient est apte et que les vaccins et les examens sont en ordre."],
      ["Nom:", holder.fullName],
      ["Date:", written(random, issued)],
      [`Dr. ${random.pick(DOCTORS)}, Reg. No. ${100_000 + random.below(899_999)}`],
    ],
  };
}

function vaccination({ random, holder, days, fault }: Ground): SpecimenPaper {
  const conjugate = random.chance(0.6);
  const longest = addMonths(days.lastHajjDay, conjugate ? -60 : -36);
  const latest = addDays(days.arrival, -10);
  const inTime = between(random, longest, latest < days.today ? latest : days.today);
  const dose = fault === "vaccine_window" ? addDays(longest, -1 - random.below(900)) : inTime;
  const right = conjugate
    ? random.pick(["Meningococcal ACWY conjugate", "Nimenrix", "Menveo (MenACWY)"])
    : random.pick(["Meningococcal ACWY", "Meningitis A, C, W, Y polysaccharide"]);
  const wrong = random.pick(["Meningococcal B (Bexsero)", "MenC", "Influenza, seasonal"]);
  return {
    title: random.pick(["VACCINATION RECORD", "Certificate of Vaccination", "Immunisation record"]),
    lines: [
      [random.pick(["Name:", "Name of patient:"]), nameFor("vaccine_name", { random, holder, fault })],
      ["Date of birth:", written(random, holder.dateOfBirth)],
      ["Vaccine:", fault === "vaccine_kind" ? wrong : right],
      [random.pick(["Date of vaccination:", "Date given:"]), written(random, dose)],
      ["Batch:", `B${1000 + random.below(8999)}X`],
    ],
  };
}

function visa({ random, holder, days, fault }: Ground): SpecimenPaper {
  const until =
    fault === "visa_dates" ? addDays(days.arrival, -1 - random.below(90)) : addDays(days.lastHajjDay, random.below(60));
  const number = fault === "visa_passport_number" ? otherNumber(holder.documentNumber) : holder.documentNumber;
  return {
    title: random.pick(["ELECTRONIC VISA", "E-VISA"]),
    lines: [
      ["Kingdom of Saudi Arabia"],
      ["Visa type:", fault === "visa_hajj" ? random.pick(["Umrah", "Tourist", "Visit"]) : "Hajj"],
      ["Name:", nameFor("visa_name", { random, holder, fault })],
      ["Passport No:", number],
      ["Date of issue:", written(random, days.today)],
      ["Valid until:", written(random, until)],
    ],
  };
}

function nameFor(rule: RuleId, { random, holder, fault }: Omit<Ground, "days">): string {
  if (fault === rule) return random.pick(STRANGERS);
  return random.chance(0.3) ? holder.fullName.toUpperCase() : holder.fullName;
}

/** One digit otherwise, as a typing error leaves it. */
function otherNumber(number: string): string {
  const last = Number(number.at(-1));
  return `${number.slice(0, -1)}${(last + 1) % 10}`;
}

function between(random: Random, from: IsoDate, to: IsoDate): IsoDate {
  return addDays(from, random.below(daysBetween(from, to) + 1));
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** As people write dates; also the ways in which day and month cannot be told apart. */
function written(random: Random, date: IsoDate): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const name = MONTHS[Number(month) - 1] ?? "";
  return random.pick([
    date,
    `${Number(day)} ${name} ${year}`,
    `${name} ${Number(day)}, ${year}`,
    `${day}-${name.slice(0, 3).toUpperCase()}-${year}`,
    `${day}/${month}/${year}`,
    `${day}.${month}.${year}`,
  ]);
}

/** Lines below the first change places: no form is like another. */
function mixed<T>(random: Random, lines: readonly T[]): T[] {
  const [first, ...rest] = lines;
  const order = rest.map((line) => ({ line, at: random.next() })).toSorted((a, b) => a.at - b.at);
  return first === undefined ? [] : [first, ...order.map(({ line }) => line)];
}
