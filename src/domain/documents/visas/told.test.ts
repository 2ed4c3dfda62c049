/** Visas in the forms that houses print them in, and the same with one line against them. */
import { describe, expect, it } from "vitest";
import { checkVisa } from "../rules/visa.ts";
import type { JudgeContext } from "../verdicts/context.ts";

const CONTEXT: JudgeContext = {
  ...{ chosenType: "visa", today: "2026-11-22", arrivesOn: "2027-05-10", lastHajjDay: "2027-05-19" },
  ...{ returnsOn: "2027-05-25", allowSpecimens: false, visaDue: true },
  traveller: { fullNames: ["Amina Yusuf Rahmani"], birthDate: "1978-07-14", sex: "F" },
  passport: { documentNumber: "P4418820", fullName: "Amina Yusuf Rahmani" },
};

const left = (texts: readonly string[]) => {
  const lines = texts.map((text, at) => ({ text, page: 1, box: [{ x: 0, y: at }] }));
  return checkVisa({ fields: null, lines }, CONTEXT).byWords.filter(({ outcome }) => outcome !== "pass");
};

const RIGHT: Readonly<Record<string, readonly string[]>> = {
  "a grant in a sentence": [
    "Consulate General of the Kingdom of Saudi Arabia, Nairobi",
    "Mrs Amina Yusuf Rahmani, born 14 July 1978, Kenyan passport P4418820",
    "is granted entry to the Kingdom for the performance of Hajj in 1448 H",
    "from 20 April 2027 until 14 June 2027, one entry.",
    "Nairobi, 12 November 2026. For the Consul General (signed, sealed)",
  ],
  "one journey between two days": [
    "Royal Embassy of Saudi Arabia",
    "VISA — HAJJ 1448",
    "Bearer: AMINA YUSUF RAHMANI, Kenyan, born 14-07-1978",
    "Passport: P4418820",
    "Good for one journey to the Kingdom between 20 April 2027 and 14 June 2027",
    "Stay: until the end of the Hajj season",
    "Visa No. 5508117264   Date of issue 10 Nov 2026",
  ],
  "a transcript of a sticker": [
    "Visa sticker transcript",
    "HAJJ   No. 3317 4402",
    "RAHMANI AMINA YUSUF",
    "PPT P4418820  DOB 14JUL1978  F  KEN",
    "ISSUED 13NOV2026  VALID FROM 20APR2027  UNTIL 20JUN2027",
    "SINGLE ENTRY – HAJJ SEASON 1448",
  ],
  "days to enter and to leave": [
    "KSA VISA",
    "1. Visa class: Hajj",
    "2. Holder: AMINA YUSUF RAHMANI",
    "3. Travel document: P4418820, Kenya, expires 3 Mar 2031",
    "4. May enter from 15/04/2027 until 14/05/2027",
    "5. Must leave by 25/06/2027",
    "6. Hijri year of Hajj: 1448",
    "The holder is not permitted to work. The holder must leave the Kingdom after the Hajj.",
  ],
  "two calendars": [
    "سفارة خادم الحرمين الشريفين - إسطنبول",
    "تأشيرة حج / HAJJ VISA        رقم / No. 6163761827",
    "صاحب التأشيرة / Bearer        AMINA YUSUF RAHMANI",
    "جواز سفر / Passport        P4418820",
    "صدرت في / Issued        25 October 2026   14 جمادى الأولى 1448هـ",
    "تسري من / From        25 October 2026   14 جمادى الأولى 1448هـ",
    "إلى / To        26 May 2027   20 ذو الحجة 1448هـ",
    "لأداء الحج عام 1448هـ / for Hajj of 1448 AH",
  ],
  "two languages": [
    "Suudi Arabistan Krallığı / Kingdom of Saudi Arabia",
    "Vize türü / Visa type: Hac / Hajj",
    "Yolcu / Traveller: Amina Yusuf Rahmani",
    "Pasaport no / Passport no: P4418820",
    "Başlangıç / From: 26.04.2027     Bitiş / To: 14.06.2027",
    "Acente / Agency: Bayrak Turizm",
  ],
  "in Arabic": [
    "المملكة العربية السعودية",
    "تأشيرة إلكترونية لضيوف الرحمن",
    "حج 1448هـ / 2027م",
    "Amina Yusuf Rahmani",
    "أنثى – كينيا – 14/07/1978",
    "جواز P4418820",
    "صالحة للدخول والإقامة من 25/04/2027 لغاية 15/06/2027",
    "صدرت في 13/11/2026 برقم 6120918271",
  ],
};

const AGAINST = [
  ...[
    "No Hajj visa issued",
    "Hajj permitted: No",
    "Your application for a Hajj visa",
    "Status: Active until 12 May 2027",
  ],
  ...["Passport: P4418802", "Pilgrim: Omar Yusuf Rahmani", "اسم الحاج: عمر يوسف رحماني", "Hajj season: 1447 H"],
  ...["Must leave by 14 May 2027", "Stay until the beginning of the Hajj season", "From: 26.05.2027", "Stay: 6 days"],
  ...[
    "Validity: 20 April to 12 May 2027",
    "Entry on 12 November 2026",
    "دخول بتاريخ 12/11/2026",
    "حررت في 10/12/2026م",
  ],
  ...["Group: Staff of the Hajj Mission", "Operator: to be announced", "Type: Hajj service", "Visa ready for issue"],
  ...[
    "V<KENOTHER<<PERSON<<<<<<<<<<<<<<<<<<<<<<<<<<",
    "This visa is not valid, and holder is in paid work",
    "خدمات الحج",
  ],
];

describe.each(Object.entries(RIGHT))("%s", (_, lines) => {
  it("is understood and proves all that a visa must", () => {
    expect(left(lines)).toEqual([]);
  });

  it.each(AGAINST)("is for a person with: %s", (line) => {
    expect(left([...lines, line])).not.toEqual([]);
  });
});
