import type { Fact } from "./fact.ts";

export const DOCUMENT_FACTS: readonly Fact[] = [
  {
    id: "passportSixMonths",
    subject: "documents",
    intents: ["doc.passport_validity", "doc.needed"],
    source: "nusuk.co.za, complete guide",
    url: "https://nusuk.co.za",
    checkedOn: "2026-07-01",
  },
];
