/** Electronic visas of the Kingdom with each row in two languages, in the ways in which such rows come out of a file. */
import { describe, expect, it } from "vitest";
import { checkVisa } from "../rules/visa.ts";
import type { JudgeContext } from "../verdicts/context.ts";

const CONTEXT: JudgeContext = {
  ...{ chosenType: "visa", today: "2026-11-22", arrivesOn: "2027-05-10", lastHajjDay: "2027-05-19" },
  ...{ returnsOn: "2027-05-25", allowSpecimens: false, visaDue: true },
  traveller: { fullNames: ["Amina Rahman"], birthDate: "1984-03-12", sex: "F" },
  passport: { documentNumber: "533401372", fullName: "Amina Rahman" },
};

interface Row {
  readonly label: string;
  readonly arabicLabel: string;
  readonly value: string;
  readonly arabicValue?: string;
}

const row = (label: string, arabicLabel: string, value: string, arabicValue?: string): Row => ({
  ...{ label, arabicLabel, value },
  ...(arabicValue ? { arabicValue } : {}),
});

const ROWS: readonly Row[] = [
  row("Visa No.", "رقم التأشيرة", "6063696128"),
  row("Application No.", "رقم الطلب", "E104553216"),
  row("Valid from", "صالحة اعتبارا من", "2026/10/20"),
  row("Valid until", "صالحة لغاية", "30/06/2027"),
  row("Duration of Stay", "مدة الإقامة", "90 Days", "90 يوم"),
  row("Passport No.", "رقم الجواز", "533401372"),
  row("Passport expiry date", "تاريخ انتهاء الجواز", "30/09/2034"),
  row("Place of issue", "مصدر التأشيرة", "London", "لندن"),
  row("Name", "الاسم", "AMINA RAHMAN"),
  row("Nationality", "الجنسية", "United Kingdom", "بريطانيا"),
  row("Type of visa", "نوع التأشيرة", "Hajj", "حج"),
  row("Entry type", "عدد مرات الدخول", "Single", "مفردة"),
  row("Date of birth", "تاريخ الميلاد", "12/03/1984"),
  row("Occupation", "المهنة", "Teacher", "معلمة"),
  row("Sex", "الجنس", "Female", "أنثى"),
];

type Print = (row: Row) => readonly string[];

const again = ({ arabicValue }: Row, sign: string) => (arabicValue ? `${sign}${arabicValue}` : "");

const PRINTS: Readonly<Record<string, Print>> = {
  "Arabic before English": (one) => [`${one.arabicLabel} ${one.label} ${one.value}${again(one, " ")}`],
  "the value between its labels": ({ label, arabicLabel, value }) => [`${label} ${value} ${arabicLabel}`],
  "with colons at both ends": ({ label, arabicLabel, value }) => [`${label}: ${value} :${arabicLabel}`],
  "parted by bars": (one) => [`${one.label} | ${one.arabicLabel}: ${one.value}${again(one, " | ")}`],
  "parted by strokes": (one) => [`${one.label} / ${one.arabicLabel}: ${one.value}${again(one, " / ")}`],
  "in a table": ({ label, arabicLabel, value }) => [`| ${label} | ${arabicLabel} | ${value} |`],
  "with both values before the Arabic label": (one) => [
    `${one.label} ${one.value}${again(one, " ")} ${one.arabicLabel}`,
  ],
  "under each other": ({ label, value }) => [label, value],
  "after dots": ({ label, value }) => [`${label} ............ ${value}`],
};

const HEAD = [
  "KINGDOM OF SAUDI ARABIA | المملكة العربية السعودية",
  "وزارة الخارجية MINISTRY OF FOREIGN AFFAIRS",
  "E-VISA | تأشيرة إلكترونية",
];
const FOOT = ["Not permitted to work غير مصرح له بالعمل"];

function left(print: Print, rows: readonly Row[], foot: readonly string[] = FOOT) {
  const texts = [...HEAD, ...rows.flatMap(print), ...foot];
  const lines = texts.map((text, at) => ({ text, page: 1, box: [{ x: 0, y: at }] }));
  return checkVisa({ fields: null, lines }, CONTEXT).byWords.filter(({ outcome }) => outcome !== "pass");
}

/** What one half says otherwise than the other. */
const OTHERWISE: readonly Row[] = [
  row("Type of visa", "نوع التأشيرة", "Hajj", "عمرة"),
  row("Type of visa", "نوع التأشيرة", "Hajj", "زيارة"),
  row("Type of visa", "نوع التأشيرة", "Hajj", "عمل موسمي"),
  row("Type of visa", "نوع التأشيرة", "Umrah", "حج"),
  row("Duration of Stay", "مدة الإقامة", "90 Days", "9 أيام"),
  row("Sex", "الجنس", "Female", "ذكر"),
  row("Nationality", "الجنسية", "United Kingdom", "غير صالحة"),
  row("Occupation", "المهنة", "Teacher", "مرافق"),
  row("Valid until", "تاريخ الإلغاء", "30/06/2027", "ملغاة"),
  row("Entry type", "عدد مرات الدخول", "Single", "مستخدمة"),
];
const BOTH = Object.keys(PRINTS).filter((name) =>
  ["Arabic before English", "parted by bars", "parted by strokes", "with both values before the Arabic label"].includes(
    name,
  ),
);

describe.each(Object.entries(PRINTS))("an electronic visa with its rows %s", (_, print) => {
  it("is understood and proves all that a visa must", () => {
    expect(left(print, ROWS)).toEqual([]);
  });
});

describe.each(BOTH.map((name) => [name, PRINTS[name]] as const))("rows %s", (_, print = () => []) => {
  it.each(OTHERWISE)("are for a person where the Arabic says otherwise: $value, $arabicValue", (other) => {
    const rows = ROWS.map((one) => (one.label === other.label ? other : one));
    expect(left(print, rows)).not.toEqual([]);
  });
});

it.each([
  "Not permitted to work غير مصرح له بالحج",
  "E-VISA | طلب تأشيرة",
  "VISA تأشيرة ملغاة",
  "Hajj visa تأشيرة عمرة",
])("a line of its own is for a person where the Arabic says otherwise: %s", (line) => {
  expect(left(PRINTS["under each other"] ?? (() => []), ROWS, [line])).not.toEqual([]);
});
