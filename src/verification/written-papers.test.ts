/** Papers whose words look right and say the opposite, or what nobody understands. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { casesOf } from "../../test/series.ts";
import { HEALTH, judged, SIGNED, VACCINATION } from "./specimens/papers/test-papers.ts";
import type { WrittenPaper } from "./specimens/papers/written.ts";

/** What is written against a person, a dose or a visa, in twelve languages. */
const HARM: Readonly<Record<WrittenPaper["type"], readonly string[]>> = JSON.parse(
  readFileSync("test/fixtures/harm-lines.json", "utf8"),
);

describe("a certificate that says the opposite", () => {
  it.each([
    [
      "a condition that no list names",
      "Known case of end stage renal failure and advanced COPD. The patient may become fit to travel after transplantation.",
    ],
    ["a disease by its letters", "Diagnosis: active pulmonary TB, sputum positive. She feels fit to travel."],
    ["a condition for the fitness", "Fit to travel: subject to echocardiogram result, decision pending."],
  ])("of health with %s is for a person", (_, statement) => {
    expect(judged("health_certificate", [...HEALTH, statement, ...SIGNED]).status).toBe("pending");
  });

  it("about another patient, whom the traveller accompanies, is for a person", () => {
    const lines = [
      "HEALTH CERTIFICATE",
      "I have examined Mr Yusuf Siddiqui and he is fit to travel. He will be accompanied by his wife Amina Zahra Siddiqui.",
      ...SIGNED,
    ];

    expect(judged("health_certificate", lines).status).not.toBe("verified");
  });

  it("that asks in English and denies in Arabic is not verified", () => {
    const lines = [
      ...HEALTH,
      "Is the pilgrim fit to travel to Hajj?",
      "النتيجة: غير لائقة للسفر، فشل كلوي وغسيل كلوي",
      ...SIGNED,
    ];

    expect(judged("health_certificate", lines).status).not.toBe("verified");
  });

  it.each([
    [
      "of a child whose mother the traveller is",
      [
        "VACCINATION RECORD",
        "Patient: YUSUF SIDDIQUI, born 2016",
        "Mother: AMINA ZAHRA SIDDIQUI",
        "MenACWY\t12 October 2026",
      ],
    ],
    [
      "that is a consent",
      [...VACCINATION, "I consent to receive MenACWY. Date: 12 Oct 2026", "To be administered at my next visit"],
    ],
    [
      "against group B alone",
      [
        ...VACCINATION,
        "Vaccine: Bexsero (group B). Does not protect against groups A, C, W, Y.",
        "Date of vaccination: 12 October 2026",
      ],
    ],
    [
      "with the date of another vaccine",
      [...VACCINATION, "MenACWY 05 January 2019", "Influenza booster dose given 12 October 2026"],
    ],
  ])("of vaccination %s is not verified", (_, lines) => {
    expect(judged("vaccination", lines).status).not.toBe("verified");
  });
});

describe("a line that nobody understands", () => {
  const right: Readonly<Record<keyof typeof HARM, readonly string[]>> = {
    health_certificate: [
      ...HEALTH,
      "I have examined the above named and she is fit to travel and to perform Hajj.",
      ...SIGNED,
    ],
    vaccination: [
      ...VACCINATION,
      "Vaccine: Nimenrix (MenACWY), batch AB1234",
      "Date of vaccination: 12 October 2026",
      "Given by: Dr. Helen Marlow, Reg. No. 7012345",
    ],
    visa: [
      ...["KINGDOM OF SAUDI ARABIA", "Visa type: Hajj", "Name: AMINA ZAHRA SIDDIQUI", "Passport No.: 533401278"],
      ...["Valid from: 20/04/2027", "Valid until: 10/06/2027"],
    ],
  };

  it.each(["health_certificate", "vaccination", "visa"] as const)(
    "at the end or among the names of a right %s leaves it to a person",
    (type) => {
      const lines = casesOf(HARM[type], (_, at) => at % 3 === 0);
      const verified = lines.filter((line) =>
        [3, right[type].length].some((at) => judged(type, right[type].toSpliced(at, 0, line)).status === "verified"),
      );

      expect(judged(type, right[type]).status).toBe("verified");
      expect(verified).toEqual([]);
    },
  );

  it.each([
    "HBsAg: negative",
    "Urine protein: not detected",
    "Malaria parasite: not seen",
    "Loss of hearing: no",
    "Pregnancy test: negative",
    "Chest X-ray: normal",
    "Reflexes: normal",
  ])("is not %j, of which it is good that there is none", (line) => {
    expect(judged("health_certificate", right.health_certificate.toSpliced(3, 0, line)).status).toBe("verified");
  });
});

describe("a line in a language beside the paper's own", () => {
  const URDU = ["حج کے لیے طبی سرٹیفکیٹ", "Name\tAmina Zahra Siddiqui\tنام", "Passport No.\t533401278\tپاسپورٹ نمبر"];
  const FRENCH = ["CERTIFICAT MÉDICAL / MEDICAL CERTIFICATE", "Nom et prénom / Full name : Amina Zahra Siddiqui"];
  const STATED = "I have examined the above named and she is fit to travel and to perform Hajj.";

  it.each([
    ["Arabic on an Urdu paper", "لا أنصح بسفرها هذا العام", [...URDU, "Date of Birth\t04-05-1988\tتاریخ پیدائش"]],
    ["English on a French paper", "Waters may break any day now.", [...FRENCH, "Date de naissance : 04/05/1988"]],
  ])("%s is read as what it is", (_, line, head) => {
    const lines = [...head, STATED, ...SIGNED];

    expect(judged("health_certificate", lines).status).toBe("verified");
    // At the end, and between others of the paper's own language.
    for (const at of [1, lines.length])
      expect(judged("health_certificate", lines.toSpliced(at, 0, line)).status).toBe("pending");
  });
});

it("a town that is spelled like a copy is one, and a copy is for a person", () => {
  const onPaperOf = (house: string) =>
    judged("vaccination", [
      ...["شهادة تطعيم دولية", house, "الاسم: Amina Zahra Siddiqui", "رقم الجواز: 533401278"],
      ...["نوع اللقاح: الحمى الشوكية الرباعي ACWY", "تاريخ التطعيم: 08/11/2026"],
    ]).status;

  expect(onPaperOf("مكتب صحة المنصورة")).toBe("verified");
  expect(onPaperOf("هذه صورة")).toBe("pending");
});

describe("a paper with lines that no list has", () => {
  const RIGHT = [...HEALTH, "I have examined the above named and she is fit to travel and to perform Hajj.", ...SIGNED];

  it.each([
    "Wheelwright House, Cobbler's Yard, Market Snodsbury",
    "Bright mornings begin with kindness",
    "Any erasure renders this certificate invalid",
    "This certificate is void unless stamped and signed by the clinic",
    "She has been known to this practice since 2014.",
    "She takes no regular medication and needs no assistance.",
    "She has been advised about heat, hydration and hand hygiene.",
    "She has been vaccinated against meningococcal meningitis.",
    "I have reviewed her medical records and found nothing of concern.",
    "Kindly accord her all necessary assistance.",
    "Able to walk long distances: Yes",
    "Anti-HCV: Non-reactive",
    "Shinikizo: 120/80 mmHg",
    "Homocysteine 9 umol/L (5 - 15)",
    "Visual acuity: R 6/9, L 6/6",
    "Valid for three months from the date of issue",
    "Marktstrasse 12, 80331 Munich",
    "Re: Mrs Amina Zahra Siddiqui, DOB 4 May 1988, passport 533401278",
    "إلى من يهمه الأمر",
  ])("is verified with %j, which is about nobody", (line) => {
    expect(judged("health_certificate", [line, ...RIGHT, line]).status).toBe("verified");
  });

  it.each([
    "This certificate is void",
    "Refused at the counter with her luggage",
    "Free from tuberculosis: no",
    "Creatinine 4.2",
    "Wheezes when climbing",
    "For Karl Eriksson",
    "Endorsement bars the holder from the holy sites",
    "She has been known to this practice since her stroke.",
    "She takes no medication except insulin.",
    "She has been advised to postpone the journey.",
    "She says she is fit.",
    "Fit for light duties",
    "Fit for Umrah",
    "Examined by telephone",
    "HbA1c 11.2%",
    "34 weeks",
    "Grade 3 murmur",
    "Borderline fit",
    "Widespread rash, cause not known",
    "This certificate is for Umrah travel",
    "Signed on behalf of the doctor by the receptionist",
    "Third course of carboplatin given on 2 November 2026.",
    "Shinikizo: 210/120 mmHg",
    "Homocysteine 91 umol/L (5 - 15)",
    "I find no evidence that she is fit to travel.",
    "Re: Mrs Amina Zahra Siddiqui, DOB 4 May 1958",
    "لم يتم الكشف عليها",
    "صالحة لمدة شهر",
  ])("is for a person with %j", (line) => {
    expect(judged("health_certificate", [...RIGHT, line]).status).toBe("pending");
  });

  it.each([
    ...["Mini-mental 14/30", "MMSE score: 12 (0-30)", "Mini-mental state examination 14 of 30", "Karnofsky 30"],
    ...["Barthel 20/100", "GDS 12/15", "NIHSS 14", "210/120", "Class IV", "Grade 4", "Protein +++", "CRP 210"],
    ...["Hb 6.1 g/dl (5.0-17.0)", "Creatinine 6.2 mg/dl (0.5-8.0)", "eGFR 12 (10-90)", "Potassium 7.1 (3.5-8.0)"],
    ...["PHOTOCOPY", "PHOTOCOPY ONLY", "ФОТОКОПИЯ", "صورة ضوئية", "Card void as stamp torn", "Stamp torn", "No stamp"],
  ])("is for a person with %j anywhere, a number or a mark that nobody explains", (line) => {
    for (const lines of [
      [line, ...RIGHT],
      [...HEALTH, line, ...RIGHT.slice(HEALTH.length)],
      [...RIGHT, line],
    ])
      expect(judged("health_certificate", lines).status).toBe("pending");
  });

  it.each([
    ...[
      "Luton Road Surgery, 25 Luton Road, Wyton WY13 4HN",
      "Tel. +44 1924 555 0118",
      "Page 1 of 2",
      "Ref: HC/2026/771",
    ],
    ...["12 rue des Carmes, 69007 Lyon", "Room 12, Floor 3", "Printed 14:20", "Fee: £45", "Hb 13.1 g/dl (11.5-16.0)"],
  ])("is verified with %j, whose numbers are a house's, a register's or an hour's", (line) => {
    expect(judged("health_certificate", [line, ...RIGHT]).status).toBe("verified");
  });

  it.each([
    [
      "Cardiovascular: normal\tالقلب والأوعية: طبيعي",
      ["Cardiovascular: normal\tالقلب والأوعية: غير طبيعي", "Cardiovascular: normal\tالقلب والأوعية: تضخم"],
    ],
    ["Gait: normal", ["Gait: normal with frame", "Mental state: normal until May"]],
    [
      "Infectious screening (HBV, HCV, HIV, TB): all negative",
      ["Infectious screening (HBV, HCV, HIV): all positive", "Infectious screening (HBV, HCV, TB): negative except TB"],
    ],
    [
      "تبين خلوها من الفشل الكلوي وأمراض القلب والصدر والكبد المتقدمة ومن الأورام والدرن النشط",
      ["تبين خلوها من الأورام ولديها درن نشط", "عدم خلوها من الدرن", "خلوها من الفشل الكلوي والصدر ملتهب"],
    ],
    ["Pregnancy\t: Not applicable", ["Pregnancy\t: 7 months", "Diabetes\t: on insulin"]],
    [
      "Denies chest pain, dyspnea, fever, cough, night sweats, weight loss.",
      ["Denies chest pain, has fever, cough.", "Never denies chest pain, dyspnea, fever."],
    ],
    [
      "She is not suffering from any of the following: renal failure on dialysis,\nopen tuberculosis or any epidemic disease.",
      ["She is suffering from any of the following: renal failure,\nopen tuberculosis or any epidemic disease."],
    ],
    ["Urine R/E\tSugar nil, albumin nil", ["Urine R/E\tSugar nil, albumin ++", "Protein high"]],
    ["No. 5518/MS", ["No. 5518/MS relapse", "Ref: MS progressive"]],
  ])("is verified with %j, and for a person with what is written like it", (line, twins) => {
    expect(judged("health_certificate", [...RIGHT, ...line.split("\n")]).status).toBe("verified");
    for (const twin of twins)
      expect([twin, judged("health_certificate", [...RIGHT, ...twin.split("\n")]).status]).toEqual([twin, "pending"]);
  });

  it.each([
    "I see no medical reason why she should not travel to Saudi Arabia and perform the Hajj.",
    "There is nothing to prevent her from performing the Hajj.",
    "She is well enough to travel and to perform all the rites of Hajj.",
    "Her state of health permits her to travel and perform Hajj.",
    "Status: Fit for Hajj",
    "We hereby confirm her medical fitness for Hajj.",
    "It is my opinion that she is healthy and capable of undertaking the rituals of Hajj.",
    "لا يوجد ما يمنع طبياً من أدائها فريضة الحج",
    "حالتها الصحية جيدة وتسمح لها بالسفر لأداء الحج",
  ])("tells of fitness by %j", (told) => {
    expect(judged("health_certificate", [...HEALTH, told, ...SIGNED]).status).toBe("verified");
  });

  it.each([
    "There is no reason to prevent her from travelling once her infection clears.",
    "Her health does not permit her to travel.",
    "I do not find her fit for Hajj.",
    "Status: Fit for work",
    "Fit to Fly Letter",
    "She hopes to be fit for Hajj.",
    "Her family says she can perform Hajj.",
    "The pilgrim must be fit to perform Hajj.",
    "لا تسمح حالتها الصحية بالسفر",
    "يوجد مانع طبي من السفر",
  ])("tells of none by %j", (told) => {
    expect(judged("health_certificate", [...HEALTH, told, ...SIGNED]).status).not.toBe("verified");
  });

  it("has its illnesses denied in a column of answers", () => {
    const asked = "Heart failure  NO      Dialysis  NO      Oxygen therapy  NO";

    expect(judged("health_certificate", [...RIGHT, asked]).status).toBe("verified");
  });

  it("is of the type that was chosen where it passes every rule of it", () => {
    const shots = ["Vaccinated: MenACWY", "Vaccination card seen", "Immunisation record enclosed"];

    expect(judged("health_certificate", [...RIGHT, ...shots]).checks).toContainEqual(
      expect.objectContaining({ ruleId: "document_kind", outcome: "pass" }),
    );
  });
});
