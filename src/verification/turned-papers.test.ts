/** What turns a paper round by what it says, whatever its words are, and what a paper says without labels. */
import { describe, expect, it } from "vitest";
import { judgeWritten, type WrittenPaper } from "./specimens/papers/written.ts";

const AMINA = {
  ...{ fullName: "Amina Zahra Siddiqui", passportNumber: "533401278", birthDate: "1988-05-04" },
  sex: "F",
} as const;

const RIGHT: Readonly<Record<WrittenPaper["type"], readonly string[]>> = {
  health_certificate: [
    "HEALTH CERTIFICATE",
    "Name: Amina Zahra Siddiqui",
    "Passport No: 533401278",
    "I have examined the above named and she is fit to travel and to perform Hajj.",
    "Date of examination: 2 November 2026",
    "Dr. Helen Marlow, Reg. No. 7012345",
  ],
  vaccination: [
    "VACCINATION RECORD",
    "Name: Amina Zahra Siddiqui",
    "Passport No: 533401278",
    "Vaccine: MenACWY conjugate (Menveo)",
    "Date of vaccination: 12 October 2026",
  ],
  visa: [
    "KINGDOM OF SAUDI ARABIA",
    "ELECTRONIC VISA",
    "Visa type: Hajj",
    "Name: Amina Zahra Siddiqui",
    "Passport No: 533401278",
    "Valid until: 10 June 2027",
  ],
};

const judged = (type: WrittenPaper["type"], lines: readonly string[]) =>
  judgeWritten({ type, holder: AMINA, fault: null, lines }).status;
const judgedWith = (type: WrittenPaper["type"], line: string) => judged(type, [...RIGHT[type], line]);

describe("a certificate of health", () => {
  it.each([
    "She can't walk twenty metres",
    "Walking distance: ten steps",
    "Fit for Hajj on condition that surgery is done",
    "I consider her fit only when the echo is normal",
    "Must be decided by the board",
    "The agent declared that she can walk",
    "Assessment done on the word of her family",
    "Cleared for military service",
    "Fit to travel to Karbala",
    "Going by road only",
    "Headaches since last week",
    "Slurred speech",
    "This record is a copy",
    "Valid until 1 April 2027",
    "This certificate is valid when signed and stamped, uncontrolled epilepsy",
    "Certificate valid if stamped after recovery from surgery",
    "Clinical frailty scale: 8 (1-9)",
    "Tumour stage: 4 (1-4)",
    "EF 20 % (10-70)",
    "Had a fit last month",
    "Cycle 3 of FOLFOX completed",
    "28/40",
  ])("is for a person with %j", (line) => {
    expect(judgedWith("health_certificate", line)).toBe("pending");
  });

  it.each([
    "I have been her treating physician for the past eleven years",
    "She can cover long distances without difficulty",
    "She does not drink alcohol",
    "She has been under the care of our surgery since childhood",
    "S. creatinine 0.9 mg/dl (0.6-1.2)",
    "Chest: good air entry both sides",
    "Resting ECG: within normal limits",
    "This certificate is valid only when signed and stamped by the hospital",
    "We discussed crowd safety and drinking water",
  ])("is verified with %j", (line) => {
    expect(judgedWith("health_certificate", line)).toBe("verified");
  });

  it("with a measure out of its own printed bounds is for a person", () => {
    expect(judgedWith("health_certificate", "S. creatinine 4.9 mg/dl (0.6-1.2)")).toBe("pending");
  });

  it("that the holder writes alone is for a person", () => {
    const lines = [
      "HEALTH DECLARATION BY PILGRIM",
      "I, Amina Zahra Siddiqui, passport 533401278, hereby declare that I am in good health and fit to perform Hajj.",
      "Date: 2 November 2026",
      "My GP is Dr. Helen Marlow, Reg. No. 7012345",
    ];

    expect(judged("health_certificate", lines)).not.toBe("verified");
  });
});

describe("a record of vaccination", () => {
  it.each([
    "Only one of two doses so far",
    "Bivalent only",
    "Polysaccharide vaccine used",
    "Vaccine against group A",
    "Active against A and C",
    "Bexsero vaccine used",
    "Dijadwalkan",
    "Перенесено",
    "Reporté",
    "Dose administered to her brother",
    "Reported by patient",
    "Valid until 1 April 2027",
    "Side effects severe, vaccination abandoned",
    "Reactions anaphylaxis, injection abandoned",
    "Bivalent A and C vaccine",
  ])("is for a person with %j", (line) => {
    expect(judgedWith("vaccination", line)).toBe("pending");
  });

  it.each([
    "Common reactions are soreness at the injection site",
    "This certificate is void if altered or unsigned",
    "Any amendment of this certificate, or erasure, or failure to complete any part of it, may render it invalid",
    "Sertifikat ini tidak sah tanpa tanda tangan dan cap",
    "Vaccine stored according to cold chain guidelines",
  ])("is verified with %j", (line) => {
    expect(judgedWith("vaccination", line)).toBe("verified");
  });

  it("of somebody who is told by the holder is for a person", () => {
    const lines = [
      "إفادة تلقيح",
      "تفيد إدارة المستوصف أن السيدة هدى سليم الحارثي زوجة السيد ناصر صالح الحارثي",
      "(NASSER SALEH AL HARTHI، جواز LR1182034، مواليد 25/12/1977)",
      "قد تلقت لقاح السحايا الرباعي ACWY المقترن (Nimenrix) بتاريخ 04/11/2026",
    ];
    const holder = {
      fullName: "Nasser Saleh Al Harthi",
      passportNumber: "LR1182034",
      birthDate: "1977-12-25",
    } as const;

    expect(judgeWritten({ type: "vaccination", holder: { ...holder, sex: "M" }, fault: null, lines }).status).not.toBe(
      "verified",
    );
  });

  it("without labels is read by what stands beside each other", () => {
    const lines = [
      "VACCINATION CARD",
      "Name: AMINA ZAHRA SIDDIQUI",
      "Passport No: 533401278",
      "Meningococcal ACWY (Menactra, conjugate), lot U7022AB, done on 09-11-2026, left arm",
    ];

    expect(judged("vaccination", lines)).toBe("verified");
    expect(judged("vaccination", [...lines, "Card of the wife"])).toBe("pending");
    expect(judged("vaccination", lines.with(3, "Meningococcal ACWY: declined 09-11-2026"))).toBe("pending");
  });

  it.each([
    "Date of issue: 12 October 2026",
    "Passport date of issue: 12 October 2026",
    "Signed 12 October 2026",
    "Clinic opened 12 October 2026",
  ])("takes no other day under the vaccine for the dose's: %j", (line) => {
    const named = [...RIGHT.vaccination.slice(0, 3), "Meningococcal ACWY (MenQuadfi)"];

    expect(judged("vaccination", [...named, line])).toBe("pending");
    expect(judged("vaccination", [...named, "Given on 12 October 2026, left arm"])).toBe("verified");
  });

  it.each(["manufactured", "offered", "quoted", "discussed", "printed", "issued", "passport seen"])(
    "takes no day of a vaccine %s for a dose's",
    (deed) => {
      const line = `MenACWY (MenQuadfi) ${deed} 12 October 2026`;

      expect(judged("vaccination", [...RIGHT.vaccination.slice(0, 3), line])).toBe("pending");
    },
  );
});

describe("a visa", () => {
  it.each([
    "Movement record: arrival JED 02.10.2026, departure JED 14.10.2026",
    "Already used at Jeddah",
    "Journey to Istanbul",
    "Travelling with Fatima Khan",
    "Preview",
  ])("is for a person with %j", (line) => {
    expect(judgedWith("visa", line)).toBe("pending");
  });

  it("for Umrah in another language is not verified though Hajj is named", () => {
    const lines = [
      "VISA OMRA – Arabie Saoudite",
      "AMINA ZAHRA SIDDIQUI, 533401278, 04/05/1988",
      "valable du 01/02/2027 au 01/07/2027, entrée unique",
      "Objet : Omra du Ramadan 1448. Hajj exclu.",
    ];

    expect(judged("visa", lines)).not.toBe("verified");
  });

  it("without labels is read by what stands beside each other", () => {
    const lines = ["SAUDI E-VISA", "TYPE  HAJJ", "AMINA ZAHRA SIDDIQUI", "533401278  04 MAY 1988  F"];

    expect(judged("visa", [...lines, "VALIDITY  01 APR 2027 – 29 JUN 2027"])).toBe("verified");
    expect(judged("visa", [...lines, "VALIDITY  01 JUN 2027 – 29 JUN 2027"])).not.toBe("verified");
    expect(judged("visa", [...lines, "HOTEL  01 APR 2027 – 29 JUN 2027"])).not.toBe("verified");
  });
});

describe("what tells of no examination, no signature or another trade, below the paper or under its heading", () => {
  const OTHERWISE: readonly (readonly [WrittenPaper["type"], readonly string[]])[] = [
    [
      "health_certificate",
      ["Completed in the office.", "Type: B2", "Hotel: near hospital", "Signature:", "التوقيع:", "For the year 2026"],
    ],
    ["health_certificate", ["She was not examined", "By video call", "Fit for work", "لم يتم الفحص", "Pulse: 28"]],
    ["visa", ["Occupation: Butcher for the season", "المهنة: جزار", "Sponsor: some friends of mine"]],
    ["vaccination", ["Complete the course at the hospital"]],
  ];

  it.each(OTHERWISE.flatMap(([type, lines]) => lines.map((line) => [type, line] as const)))(
    "is for a person: %s, %j",
    (type, line) => {
      const [head = "", ...rest] = RIGHT[type];
      expect([judged(type, [head, ...rest, line]), judged(type, [head, line, ...rest])]).toEqual([
        "pending",
        "pending",
      ]);
    },
  );
});
