import { expect, it } from "vitest";
import type { DocumentType } from "../document.ts";
import { judgeDocument } from "../rules/judge.ts";
import type { DocumentFacts } from "../seen/facts.ts";
import type { JudgeContext } from "./context.ts";
import { withOwnDates } from "./own-dates.ts";

const NAME = "Name: Amina Rahman";
const PAPERS: readonly (readonly [DocumentType, readonly string[]])[] = [
  [
    "visa",
    [
      ...["ELECTRONIC VISA", "Visa type: Hajj", NAME, "Passport No: A80172615", "Valid until: 10 June 2027"],
      ...["Hajj season: 2027", "Duration of stay: 30 days"],
    ],
  ],
  [
    "health_certificate",
    [
      ...["HEALTH CERTIFICATE", "The patient was examined and is fit to travel and to perform Hajj.", NAME],
      ...["Date of examination: 10 March 2027", "Physician: Dr. L. Marlow, Reg. No. 7012345", "Hajj season: 2027"],
    ],
  ],
  [
    "vaccination",
    [
      "VACCINATION RECORD",
      NAME,
      "Meningococcal ACWY (Menveo)",
      "Date of vaccination: 3 March 2025",
      "Hajj season: 2027",
    ],
  ],
];

const UNBOOKED: JudgeContext = {
  ...{ chosenType: "visa", today: "2027-03-20", lastHajjDay: "2027-05-19", returnsOn: null, allowSpecimens: false },
  ...{ arrivesOn: null, visaDue: false },
  traveller: { fullNames: ["Amina Rahman"] },
  passport: { documentNumber: "A80172615", fullName: "Amina Rahman" },
};
const JOURNEYS: readonly JudgeContext[] = [
  UNBOOKED,
  { ...UNBOOKED, arrivesOn: "2027-05-05", returnsOn: "2027-05-25", visaDue: true },
];
const YEARS_LATER = { ...UNBOOKED, today: "2030-01-20", lastHajjDay: "2030-04-17" };

function factsOf(texts: readonly string[]): DocumentFacts {
  return {
    file: { type: "application/pdf", width: 900, height: 640, pages: 1, pagesRead: 1, scripts: false },
    ...{ sharpness: 200, zone: null, textFrom: "file", portrait: null },
    text: texts.map((text) => ({ text, box: [], page: 1 })),
  };
}

const cases = PAPERS.flatMap(([chosenType, texts]) =>
  JOURNEYS.map((journey) => ({ chosenType, texts, journey, booked: journey.visaDue })),
);

it.each(cases)("judges a $chosenType as it was judged, years later (booked: $booked)", (one) => {
  const { chosenType, texts, journey } = one;
  const facts = factsOf(texts);
  const before = judgeDocument(facts, { ...journey, chosenType });
  const later = { ...YEARS_LATER, chosenType };

  expect(before.status).toBe("verified");
  expect(judgeDocument(facts, later).status).not.toBe("verified");
  expect(judgeDocument(facts, withOwnDates(later, before.checks))).toEqual(before);
});

it.each(PAPERS)("judges a %s by whose it is today", (chosenType, texts) => {
  const facts = factsOf(texts);
  const { checks } = judgeDocument(facts, { ...UNBOOKED, chosenType });
  const karls = { documentNumber: "E10000001", fullName: "Karl Eriksson" };
  const his = { ...YEARS_LATER, chosenType, traveller: { fullNames: ["Karl Eriksson"] }, passport: karls };

  const open = judgeDocument(facts, withOwnDates(his, checks)).checks.filter(
    ({ mandatory, outcome }) => mandatory && outcome !== "pass",
  );

  const name = { visa: "visa_name", health_certificate: "health_name", vaccination: "vaccine_name" };
  expect(open.map(({ ruleId }) => ruleId)).toContain(Object.entries(name).find(([type]) => type === chosenType)?.[1]);
});

it("leaves today's facts alone where a verdict names no dates", () => {
  expect(withOwnDates(YEARS_LATER, [{ ruleId: "content_reviewed", evidence: { chosen: "visa" } }])).toBe(YEARS_LATER);
});
