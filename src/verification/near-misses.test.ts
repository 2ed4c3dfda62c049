/** Lines that look like what papers print of themselves, or like somebody's signature, and are not harmless. */
import { describe, expect, it } from "vitest";
import { HEALTH, judged, SIGNED, VACCINATION } from "./specimens/papers/test-papers.ts";
import type { WrittenPaper } from "./specimens/papers/written.ts";

const RIGHT: Readonly<Record<WrittenPaper["type"], readonly string[]>> = {
  health_certificate: [
    ...HEALTH,
    "I have examined the above named and she is fit to travel and to perform Hajj.",
    ...SIGNED,
  ],
  vaccination: [...VACCINATION, "Vaccine: MenACWY conjugate (Menveo)", "Date of vaccination: 12 October 2026"],
  visa: [
    ...["KINGDOM OF SAUDI ARABIA", "ELECTRONIC VISA", "Visa type: Hajj", "Name: Amina Zahra Siddiqui"],
    ...["Passport No: 533401278", "Valid until: 10 June 2027"],
  ],
};
const ALL = ["health_certificate", "vaccination", "visa"] as const;
const statusesWith = (type: WrittenPaper["type"], line: string) =>
  [
    [...RIGHT[type], line],
    [...RIGHT[type].slice(0, 3), line, ...RIGHT[type].slice(3)],
  ].map((lines) => judged(type, lines).status);

describe("what a paper prints of itself", () => {
  it.each([
    "Computer generated document; no signature is required",
    "Confidential: contains protected health information",
    "Open daily 8.30am - 9.30pm, closed on public holidays",
  ])("is passed over on every paper: %s", (line) => {
    for (const type of ALL) expect([type, ...statusesWith(type, line)]).toEqual([type, "verified", "verified"]);
  });

  it.each([
    "This document needs a signature to be valid",
    "This document is electronic and not valid without approval",
    "This certificate is a digital copy",
    "This document does not bear a signature",
    "No signature",
    "End of records: booster overdue",
    "End of trial",
    "Page 1 of 1, see reverse for restrictions",
    "QR code invalid",
    "This visa cannot be verified",
    "This certificate may be confirmed by the ministry",
    "Document sans signature",
    "Ce document électronique n'est pas valable",
    "Bu belge elektronik olarak iptal edilmiştir.",
    "Dokumen elektronik ini tidak sah",
    "Электронный документ не действителен",
    "Документ без подписи",
    "هذه الوثيقة إلكترونية وغير صالحة",
    "وثيقة بدون ختم",
    "یہ الیکٹرانک ویزا نہیں ہے",
    "این سند الکترونیکی اعتبار ندارد",
    "Confidential: contains HIV result",
    "Open fracture, closed on Sunday",
    "If you feel unwell before your vaccination do not attend",
    "A copy was not sent",
    "Duplicate",
  ])("is not what only begins so: %s", (line) => {
    for (const type of ALL) expect([type, ...statusesWith(type, line)]).toEqual([type, "pending", "pending"]);
  });
});

describe("what stands in brackets beside a label", () => {
  const statusWith = (type: WrittenPaper["type"], inner: string) =>
    judged(
      type,
      RIGHT[type].map((line) => line.replace("Name:", `Name (${inner}):`)),
    ).status;

  it.each([
    "as in passport",
    "BLOCK CAPITALS",
    "Amina Siddiqui",
    "in full",
    "as it appears in passport",
    "Latin letters",
  ])("may say how it is meant: %s", (inner) => {
    for (const type of ALL) expect([type, statusWith(type, inner)]).toEqual([type, "verified"]);
  });

  it.each([
    ...["HIV positive", "unfit", "see page 2", "his brother", "copy", "to be confirmed", "cancelled", "by telephone"],
    ...["ward 4 isolation", "demo", "had HD", "random fasting blood sugar"],
  ])("is read: %s", (inner) => {
    for (const type of ALL) expect([type, statusWith(type, inner)]).toEqual([type, "pending"]);
  });
});

describe("what stands beside a number, a day or a name", () => {
  const statusWhere = (type: WrittenPaper["type"], line: string, changed: string) => {
    expect(RIGHT[type]).toContain(line);
    return judged(
      type,
      RIGHT[type].map((one) => (one === line ? changed : one)),
    ).status;
  };

  it.each([
    ["Name: Amina Zahra Siddiqui", "Name: Amina Zahra binti Siddiqui"],
    ["Valid until: 10 June 2027", "Valid until: 10 June 2027, single entry"],
  ])("may be part of it: %j as %j", (line, changed) => {
    expect(statusWhere("visa", line, changed)).toBe("verified");
  });

  it.each([
    ["Valid until: 10 June 2027", "Valid until: 10 June 2027, trade fair"],
    ["Valid until: 10 June 2027", "Valid until: 10 June 2027 (fee unpaid)"],
    ["Name: Amina Zahra Siddiqui", "Name: Amina Zahra Siddiqui - dossier en cours"],
    ["Passport No: 533401278", "Passport No: 533401278 / scan pour archives"],
  ])("is read on a visa: %j as %j", (line, changed) => {
    expect(statusWhere("visa", line, changed)).toBe("pending");
  });

  it.each([
    ["Dr. Helen Marlow, Reg. No. 7012345", "Dr. Helen Marlow, Reg. No. 7012345 quarantined"],
    ["Dr. Helen Marlow, Reg. No. 7012345", "Dr. Helen Marlow, Reg. No. 7012345. needs escort"],
    ["Dr. Helen Marlow, Reg. No. 7012345", "Dr. Helen Marlow, Reg. No. 7012345, recent stroke"],
    ["Date of birth: 4 May 1988", "Date of birth: 4 May 1988, declared by patient"],
    ["Date of examination: 2 November 2026", "Date of examination: 2 November 2026 / his brother"],
  ])("is read on a certificate: %j as %j", (line, changed) => {
    expect(statusWhere("health_certificate", line, changed)).toBe("pending");
  });
});

describe("a visa", () => {
  it.each([])("is verified with %s", (line) => {
    expect(statusesWith("visa", line)).toEqual(["verified", "verified"]);
  });

  it.each([
    "Holder must leave the Kingdom before Hajj",
    "Holder must leave the Kingdom before 15 May",
    "Holder must leave the Kingdom within 5 days of the date of entry",
    "The visa is not linked with the passport",
    "An electronic Hajj visa has been refused to the following pilgrim:",
    "Le titulaire de ce visa n'est pas autorisé à entrer",
    "For the Consul: (not signed)",
    "Number of entries: none",
  ])("is for a person with %s", (line) => {
    expect(statusesWith("visa", line).filter((status) => status === "verified")).toEqual([]);
  });
});

describe("a record of vaccination", () => {
  it.each([
    "Administered by Sr B. Naidoo (SANC 14477201) under Dr L. Pillay, HPCSA MP 0512288",
    "Diberi oleh: SN Wan Azizah\tLJM 88-2241",
    "Valid for five years from the date of vaccination",
    "Certificate valid until 11 October 2031",
    "Vaccinator: Dr. Hala Mansour",
    "Vaccinator: Nurse Jane Short",
    "Remarks: none",
    "Allergies: None",
    "Any adverse reaction: No",
    "Children's Hospital Birmingham",
    "Father's name: Late Abdul Karim",
    "Emergency contact: Imran Siddiqui (husband)",
  ])("is verified with %s", (line) => {
    expect(statusesWith("vaccination", line)).toEqual(["verified", "verified"]);
  });

  it.each([
    "Given by: not yet",
    "Administered by Nobody Yet",
    "Vaccinated: Karl Eriksson",
    "Given to Karl Eriksson",
    "Series: 1 of 2",
    "Signed under protest",
    "To be administered by Sr B. Naidoo (SANC 14477201)",
    "Reported to I-CARE: No",
    "Reported to state registry: refused",
    "Overdue immunisations: MenACWY",
    "Valid for five weeks from the date of vaccination",
    "Ce certificat n'est pas valable",
    "Reaction to vaccination: collapse",
    "Next vaccination: before travel",
    "Date of vaccination (husband): 12 October 2026",
    "Place: Leeds 1  of  3",
    "No jab given",
  ])("is for a person with %s", (line) => {
    expect(statusesWith("vaccination", line).filter((status) => status === "verified")).toEqual([]);
  });
});

describe("a certificate of health", () => {
  it.each([
    "She is medically cleared to travel internationally and participate in the Hajj.",
    "Her state of health allows her to travel and to perform the pilgrimage.",
    "Blood pressure and sugar within normal limits",
    "- ضغط الدم والسكر في الحدود الطبيعية",
    "Tekanan darah / Blood pressure\t130/80 mmHg",
    "TA 125/75 - Pouls 72 - Température 36,8 / BP 125/75 - Pulse 72 - Temperature 36.8",
    "Tuberculosis or other communicable disease\tNo",
    "3300 Weston Road, Unit 7, Toronto ON M9M 2W8",
    "H. Marlow",
  ])("is verified with %s", (line) => {
    expect(statusesWith("health_certificate", line)).toEqual(["verified", "verified"]);
  });

  it.each([
    "She is medically cleared to travel subject to an echo.",
    "She is not cleared to travel internationally.",
    "She is cleared to travel only with oxygen.",
    "If her state of health allows her to travel",
    "Her state of health allows her to travel after treatment",
    "BP 190/120 normal",
    "Blood pressure\t120/80\t190/120",
    "Tekanan darah / Blood pressure\t190/120 mmHg",
    "TA 195/115",
    "Blood sugar within normal limits on insulin",
    "ضغط الدم في الحدود الطبيعية بعد العلاج",
    "ضغط الدم 200/120 في الحدود الطبيعية",
    "Présence de maladie contagieuse.",
    "Elle n'est pas apte au pèlerinage",
    "Belum layak menunaikan haji",
    "Hacca gitmesinde sakınca vardır",
    "Tuberculosis or other communicable disease\tYes",
    "Other than asthma\tNo",
    "Walking limited",
    "Mr Karl Eriksson",
    "Examined: Karl Eriksson",
    "K. Eriksson",
  ])("is for a person with %s", (line) => {
    expect(statusesWith("health_certificate", line).filter((status) => status === "verified")).toEqual([]);
  });

  it("needs a doctor: a nurse, blanks and a husband called Md. are none", () => {
    const told = (...lines: readonly string[]) =>
      judged("health_certificate", [...HEALTH, "She is fit to travel for Hajj.", "Examined: 2 November 2026", ...lines])
        .status;

    expect(told("Examined and signed by: Gul Safi, registered nurse", "Afghan Nurses Council No. 3182")).toBe(
      "pending",
    );
    expect(told("Husband: Md. Jahangir Alam", "Name of doctor: ........", "BMDC Reg. No.: ........")).toBe("pending");
    expect(told("Examined by: Dr. S. Marlow", "Reg. No. 7012345")).toBe("verified");
  });
});
