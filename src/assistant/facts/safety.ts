import type { Fact } from "./fact.ts";

export const SAFETY_FACTS: readonly Fact[] = [
  {
    id: "emergencyNumbers",
    subject: "safety",
    intents: ["safety.emergency"],
    source: "hajjreporters.com, call 911 or 937",
    url: "https://hajjreporters.com",
    checkedOn: "2026-07-01",
  },
];
