/** One change to a right record of vaccination, in eleven languages: a dose that was not given, or of something else, or of another day. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judged, VACCINATION } from "./specimens/papers/test-papers.ts";

type Language = "ar" | "bn" | "en" | "fa" | "fr" | "hi" | "id" | "ms" | "ru" | "tr" | "ur";

interface Changes {
  /** What stands after the label of the vaccine, of the day, or on a line of its own. */
  readonly vaccines: readonly string[];
  readonly days: readonly string[];
  readonly lines: readonly string[];
  /** A whole dose, which no label introduces. */
  readonly doses: readonly string[];
}

const { labels, right, sly } = JSON.parse(readFileSync("test/fixtures/sly-doses.json", "utf8")) as {
  readonly labels: Readonly<Record<Language, readonly [vaccine: string, day: string]>>;
  readonly right: Readonly<Record<Language, Changes>>;
  readonly sly: Readonly<Record<Language, Changes>>;
};

const VACCINE = "Menveo (MenACWY)";
const DAY = "2026-10-12";
const told = (...lines: readonly string[]) => judged("vaccination", [...VACCINATION, ...lines]).status;

/** The records that one language's changes make of a right one. */
function recordsOf(language: Language, { vaccines, days, lines, doses }: Changes): readonly (readonly string[])[] {
  const [vaccine, day] = labels[language];
  return [
    ...vaccines.map((value) => [`${vaccine}: ${value}`, `${day}: ${DAY}`]),
    ...days.map((line) => [`${vaccine}: ${VACCINE}`, line]),
    ...lines.map((line) => [`${vaccine}: ${VACCINE}`, `${day}: ${DAY}`, line]),
    ...doses.map((line) => [line]),
  ];
}

describe.each(Object.keys(labels) as Language[])("a record in %s", (language) => {
  it("is verified where all of it tells of the dose", () => {
    const left = recordsOf(language, right[language]).filter((lines) => told(...lines) !== "verified");

    expect(left).toEqual([]);
  });

  it("is not with one change that makes it none", () => {
    const verified = recordsOf(language, sly[language]).filter((lines) => told(...lines) === "verified");

    expect(verified).toEqual([]);
  });

  it("is not where that stands in brackets beside a label", () => {
    const [vaccine, day] = labels[language];
    const verified = sly[language].lines.filter(
      (line) => told(`${vaccine} (${line}): ${VACCINE}`, `${day}: ${DAY}`) === "verified",
    );

    expect(verified).toEqual([]);
  });
});

describe("a row of a table", () => {
  const COLUMNS = "Vaccine\tBatch\tDate given\tGiven by";
  const row = (cells: Readonly<Record<number, string>>) =>
    told(COLUMNS, ["Menveo (MenACWY)", "AMVA22B", DAY, "S. Doyle RN"].map((cell, at) => cells[at] ?? cell).join("\t"));

  it("tells of a dose where each of its cells does", () => {
    expect(row({})).toBe("verified");
    expect(row({ 0: "Meningococcal ACWY conjugate vaccine (Nimenrix, Pfizer)" })).toBe("verified");
    expect(row({ 1: "AMVA22B exp 03/2028" })).toBe("verified");
    expect(row({ 3: "Dr Maryam Garba (signed)" })).toBe("verified");
  });

  it.each([
    ...["Menveo leaflet", "Menveo diluent only", "Menveo offered", "Menveo quoted", "Menveo price 60"],
    ...["Menveo antibody", "Nimenrix (à faire)", "Menjugate (MenC); ACWY next", "NeisVac-C (MenC), MenACWY"],
    ...["MenACWY / MenB / MenC", "Typhim Vi (Menveo in 2 weeks)", "Fatima Khan: Menveo", "Menveo (Patrick)"],
    ...["1/2 Menveo", "Menveo type B", "Menveo+1", "Menveo 0.25 ml", "Menveo unopened", "Menveo (his brother)"],
    ...["Menveo 0", "Menveo x0", "Menveo by mouth", "No Menveo", "Menveo, Fatima Khan", "Menveo - void"],
  ])("is for a person where its vaccine is %j", (vaccine) => {
    expect(row({ 0: vaccine })).toBe("pending");
  });

  it.each([
    [1, "For Fatima Khan"],
    [1, "none in stock"],
    [2, `${DAY} (expiry)`],
    [2, `${DAY} TBC`],
    [2, `${DAY}*`],
    [2, `${DAY}?`],
    [2, `${DAY} read`],
    [2, `expiry ${DAY}`],
    [3, "nobody"],
    [3, "Nobody"],
    [3, "X"],
    [3, "DNA"],
    [3, "Walked out"],
    [3, "Left Early"],
    [3, "Patient Left"],
    [3, "No One"],
    [2, `Typhim ${DAY}`],
    [2, `until ${DAY}`],
    [3, "0"],
    [3, "S. Doyle MRCVS"],
    [3, "S. Doyle RVN"],
    [3, "Dr S. Doyle DVM"],
    [3, "د. أحمد طبيب بيطري"],
  ])("is for a person where cell %i is %j", (at, cell) => {
    expect(row({ [at]: cell })).toBe("pending");
  });

  it.each([
    ...["Date of purchase", "Date offered", "Date quoted", "Date read", "Date entered", "Date printed", "Expiry"],
    ...["Date of issue", "Date of visit", "Date of order", "Arrived", "Date of enquiry", "Date of birth", "Booked"],
  ])("has no dose under %j, which is the day of something else", (heading) => {
    expect(told(`Vaccine\tBatch\t${heading}`, `Menveo\tAMVA22B\t${DAY}`)).not.toBe("verified");
    expect(told(`Vaccine\tBatch\t${heading}\tGiven by`, `Menveo\tAMVA22B\t${DAY}\tS. Doyle RN`)).not.toBe("verified");
    expect(told(`Vaccine\t${heading}`, `Menveo\t${DAY}`)).not.toBe("verified");
  });

  it.each([
    ["Vaccine\tBatch\tDate\tGiven", "Menveo\tAMVA22B\t2026-10-12\t"],
    ["Vaccine\tBatch\tDate\tGiven", "Menveo\tAMVA22B\t2026-10-12\tX"],
    ["Vaccine\tBatch\tDate\tDone", "Menveo\tAMVA22B\t2026-10-12\t0"],
    ["Vaccine\tBatch\tDate\tTaken", "Menveo\tAMVA22B\t2026-10-12\t-"],
    ["Vaccine\tPrice\tDate", "Menveo\t60\t2026-10-12"],
    ["Vaccine\tQty\tDate", "Menveo\t0\t2026-10-12"],
    ["Vaccine\tDose\tDate", "Menveo\t0\t2026-10-12"],
    ["Vaccine\tFor\tDate", "Menveo\tFatima Khan\t2026-10-12"],
  ])("is for a person under %j as %j", (heading, cells) => {
    expect(told(heading, cells)).toBe("pending");
  });
});

describe("a sentence", () => {
  it.each([
    "Mrs Siddiqui received Menveo (MenACWY) on 12 October 2026.",
    "She was vaccinated with Menveo (MenACWY) on 12 October 2026.",
    "Menveo (MenACWY) was administered on 12 October 2026.",
    "The above named was vaccinated with MenACWY (Menveo) on 12 October 2026.",
  ])("tells of a dose: %s", (sentence) => {
    expect(told(sentence)).toBe("verified");
  });

  it.each([
    "The clinic received Menveo (MenACWY) on 12 October 2026.",
    "Menveo (MenACWY) received 12 October 2026.",
    "Information on Menveo (MenACWY) was given on 12 October 2026.",
    "She was given information on Menveo (MenACWY) on 12 October 2026.",
    "She was given the certificate of Menveo (MenACWY) on 12 October 2026.",
    "Her record of Menveo (MenACWY) was given on 12 October 2026.",
    "She received the box of Menveo (MenACWY) on 12 October 2026.",
    "The hospital was given Menveo (MenACWY) on 12 October 2026.",
    "The cat of Mrs Siddiqui received Menveo (MenACWY) on 12 October 2026.",
    "Information for Mrs Siddiqui on Menveo (MenACWY) was given on 12 October 2026.",
    "No pilgrim was given Menveo (MenACWY) on 12 October 2026.",
    "Our store received MenACWY (Menveo) and she was told on 12 October 2026.",
  ])("tells of none: %s", (sentence) => {
    expect(told(sentence)).not.toBe("verified");
  });
});

/** The holder, a vaccine and a day, and what is said beside them. */
const WITH_DAY = [
  ...["Name: Amina Zahra Siddiqui", "Date of birth: 4 May 1988", "Vaccine: Meningococcal ACWY (Menveo)"],
  "Date: 12 October 2026",
];
const besides = (...[above = "", ...below]: readonly string[]) =>
  judged("vaccination", ["City Travel Clinic", above, ...WITH_DAY, ...below]).status;
const BILLS = [
  ...["Receipt No. 4412", "Sales receipt", "Bill", "Paid", "Facture", "Kwitansi", "Resit", "Makbuz", "Квитанция"],
  ...["Чек", "رسيد", "رسید"],
];

describe("a paper with a vaccine and a day", () => {
  it.each([
    ["Certificate of Vaccination"],
    ["Hajj 2027", "Nurse: S. Doyle RN"],
    ["Hajj 2027", "Batch: AMVA22B"],
    ["Hajj 2027", "Vaccine given"],
    ["Receipt No. 4412", "Vaccinator: S. Doyle RN"],
    ["Certificate of Vaccination", "Batch: AMVA22B", "Receipt No. 4412"],
    ["Certificate of Vaccination", "Valid till: 11 October 2031"],
    ["Hajj 2027", "Batch no. 4482913"],
    ["Hajj 2027", "Vaccination Certificate"],
    ...["Immunisations", "Vaccinations", "Immunisation summary", "Aşı bilgileri"].map((heading) => [heading]),
    ...["Прививочный сертификат", "التطعيمات", "Buku Kesihatan"].map((heading) => [heading]),
  ])("is a record where it says that the dose was given: %j", (...lines) => {
    expect(besides(...lines)).toBe("verified");
  });

  it.each([
    ["Hajj 2027"],
    ["Receipt", "Amount paid: GBP 65.00"],
    ["Invoice No. 4412", "Total amount 65.00"],
    ["Kwitansi", "Jumlah: Rp 350.000 lunas"],
    ["Resit rasmi", "Jumlah bayaran: RM 180.00"],
    ["Bon de vaccination"],
    ["Квитанция на оплату вакцинации"],
    ["Pre-vaccination form"],
    ["Pre-vaccination record"],
    ["Applicant for vaccination"],
    ["List of pilgrims for vaccination"],
    ["Vaccination schedule"],
    ["Queue No: 14", "Token: 14"],
    ["Nomor antrian 14"],
    ["Hajj 2027", "Prescriber: Dr Anna Brown GMC 7412233"],
    ["Hajj 2027", "Ordered by: Dr Anna Brown"],
    ["Hajj 2027", "Dispensed by: Anna Brown, pharmacist"],
    ["Hajj 2027", "Vaccine fully collected"],
    ...BILLS.map((heading) => [heading, "Batch: AMVA22B", "Amount paid: GBP 65.00"]),
    ...["Signature and stamp", "Signature: Anna Brown", "Stamp: City Travel Clinic"].map((line) => ["Receipt", line]),
    ["Receipt", "Pharmacist: Anna Brown MPharm"],
    ["Hajj 2027", "Signature"],
    ["Hajj 2027", "İmza"],
    ...["Hajj batch 12", "Hajj batch 2027", "Parking lot 12"].map((line) => ["Hajj 2027", line]),
    ["Rx", "Dr Anna Brown GMC 7412233"],
  ])("is for a person where it does not: %j", (...lines) => {
    expect(besides(...lines)).toBe("pending");
  });

  it.each(["Meningococcal ACYW135", "Mencevax ACYW135", "MenACWY135", "ACW135Y"])("has no batch in %j", (vaccine) => {
    const lines = WITH_DAY.map((line) => (line.startsWith("Vaccine") ? `Vaccine: ${vaccine}` : line));
    const status = (...more: readonly string[]) =>
      judged("vaccination", ["City Travel Clinic", ...lines, ...more]).status;

    expect(status()).toBe("pending");
    expect(status("Batch: AMVA22B")).toBe("verified");
    expect(BILLS.filter((bill) => status(bill, "Amount paid: GBP 65.00") !== "pending")).toEqual([]);
  });

  it("is for a person where who gave it is the holder", () => {
    expect(besides("Certificate of Vaccination", "Vaccinator: Amina Siddiqui")).toBe("pending");
    expect(besides("Certificate of Vaccination", "Vaccinator: Helen Siddiqui")).toBe("verified");
  });
});

describe("a time on a record", () => {
  const record = (...lines: readonly string[]) =>
    besides("Vaccination Record", "Batch: AMVA22B", "Nurse: Helen Porter RN", ...lines);

  it.each([
    ...["Срок годности: 03.2027", "تاريخ انتهاء الصلاحية: 03/2027", "میعاد ختم: 03/2027"],
    ...["For Hajj 2027, valid for 5 years", "Hajj 2027: valid", "Hac 2027 için geçerli", "Valid 2026-31"],
    ...["© 2026 Valid only with stamp", "Next dose due: 12 October 2031"],
  ])("is the batch's, the season's or a late one: %s", (line) => {
    expect(record(line)).toBe("verified");
  });

  it.each([
    ...["Certificate expires March 2027", "Vaccination expires January 2027", "Cover ends 2026", "Valid 2026-27"],
    ...["Valid this season to February 2027", "[ ] Vaccinated", "Practice certificate"],
  ])("ends it: %s", (line) => {
    expect(record(line)).toBe("pending");
  });

  it("is none beside places to sign, records of a practice or groups that go on", () => {
    expect(record("Stamp: (      )")).toBe("verified");
    expect(record("GP practice record")).toBe("verified");
    expect(record("Conjugate vaccine against serogroups A, C,", "W-135 and Y")).toBe("verified");
    expect(record("Conjugate vaccine against serogroups A, C")).toBe("pending");
  });
});

describe("words behind a number, a day, a name or a heading", () => {
  const paper = (changes: Readonly<Record<number, string>>) =>
    judged(
      "vaccination",
      [
        ...["VACCINATION RECORD", "Name: Amina Zahra Siddiqui", "Passport No: 533401278", "Date of birth: 4 May 1988"],
        ...["Sex: F", "Vaccine: Menveo (MenACWY)", "Date of vaccination: 12 October 2026", "Nurse: Alice Doyle"],
      ].flatMap((line, at) => (line + (changes[at] ?? "")).split("\n")),
    ).status;

  it("are verified where they are of its kind", () => {
    expect(paper({})).toBe("verified");
    expect(paper({ 0: " FOR HAJJ PILGRIMS" })).toBe("verified");
    expect(paper({ 2: " (Indian passport)", 3: " in Dar es Salaam", 4: " / Female", 7: " RN" })).toBe("verified");
  });

  it.each(
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
      [" TRADE FAIR", ", School Play", " (Water Only)"].map((said) => [at, said] as const),
    ),
  )("are for a person in line %i where they may say anything: %j", (at, said) => {
    expect(paper({ [at]: said })).not.toBe("verified");
  });

  it("are for a person where they take the dose away", () => {
    for (const line of ["Port Health, Dakar, QUARANTINED", "Vaccine given No.", "No card holder"])
      expect.soft(paper({ 7: `\n${line}` }), line).not.toBe("verified");
  });
});

describe("a day in the row of an illness alone", () => {
  it.each([
    ["Vaccine\tDate", "Meningitis\t2026-10-12", "MenACWY\t"],
    ["Vaccine\tDate", "Meningitis\t2026-10-12", "MenACWY"],
    ["Vaccine\tDate\tBatch", "Meningitis\t2026-10-12\tGK7718", "Meningococcal ACWY\t\t"],
    ["Vaccine\tDate\tBatch", "Meningitis\t2026-10-12\tGK7718", "Vaccine for Hajj: ACWY"],
  ])("is none of the vaccine below it: %j", (...lines) => {
    expect(told(...lines, "Nurse: S. Doyle RN")).not.toBe("verified");
  });

  it("is that of the groups in the same cell", () => {
    expect(told("Vaccine\tDate", "Meningitis\t2026-10-12", "(ACWY)\t", "Nurse: S. Doyle RN")).toBe("verified");
  });
});
