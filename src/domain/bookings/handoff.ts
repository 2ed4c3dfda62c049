/** What has to stand before a household books on the official platform: each check by name, with whom it still waits for. */
import { partyLimits } from "#domain/households/party.ts";
import type { IsoDate } from "../calendar.ts";

export const HANDOFF_CHECKS = [
  "names",
  "details",
  "passports",
  "photos",
  "same_country",
  "old_enough",
  "biometrics",
] as const;
export type HandoffCheck = (typeof HANDOFF_CHECKS)[number];

/** What the reader may know of one who travels; null where another account keeps it. */
export interface PreparedPerson {
  readonly id: string;
  readonly known: {
    readonly birthDate: IsoDate | null;
    readonly countryOfResidence: string | null;
    /** Facts of the application that are not told yet. */
    readonly openFacts: number;
    /** A verified passport, whether or not its lines were read. */
    readonly hasPassport: boolean;
    /** A verified photo in the size asked. */
    readonly hasPhoto: boolean;
    readonly biometricsDoneOn: IsoDate | null;
  } | null;
}

export interface CheckResult {
  readonly check: HandoffCheck;
  /** `unknown`: of those whom the reader may know nobody lacks it; the others see to it themselves. */
  readonly state: "ok" | "open" | "unknown";
  /** Whom it waits for. */
  readonly people: readonly string[];
}

type Known = NonNullable<PreparedPerson["known"]>;
type Personal = Exclude<HandoffCheck, "names" | "same_country" | "old_enough">;

const LACKS: Readonly<Record<Personal, (person: Known) => boolean>> = {
  details: ({ openFacts }) => openFacts > 0,
  passports: ({ hasPassport }) => !hasPassport,
  photos: ({ hasPhoto }) => !hasPhoto,
  biometrics: ({ biometricsDoneOn }) => biometricsDoneOn === null,
};

/** In the order in which they are done; `unnamed` seats have nobody yet. `today` decides which Hajj is meant. */
export function handoffChecks(people: readonly PreparedPerson[], unnamed: number, today: IsoDate): CheckResult[] {
  const known = people.flatMap(({ id, known: facts }) => (facts ? [{ id, ...facts }] : []));
  const hides = known.length < people.length;
  const { tooYoung, isMixed } = partyLimits(known, today);
  return HANDOFF_CHECKS.map((check) => {
    if (check === "names") return { check, state: unnamed > 0 ? "open" : "ok", people: [] };
    if (check === "same_country") return result(check, isMixed ? known.map(({ id }) => id) : [], hides);
    if (check === "old_enough") return result(check, tooYoung, hides);
    const lacking = known.filter((person) => LACKS[check](person)).map(({ id }) => id);
    return result(check, lacking, hides);
  });
}

function result(check: HandoffCheck, people: readonly string[], hides: boolean): CheckResult {
  return { check, state: people.length > 0 ? "open" : hides ? "unknown" : "ok", people };
}
