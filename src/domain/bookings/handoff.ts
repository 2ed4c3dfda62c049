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

/** What the reader may know of one who travels. */
export interface PreparedPerson {
  readonly id: string;
  /** Null where another account keeps it. */
  readonly known: {
    readonly birthDate: IsoDate | null;
    readonly countryOfResidence: string | null;
    /** Facts of the application that are not told yet. */
    readonly openFacts: number;
    readonly biometricsDoneOn: IsoDate | null;
  } | null;
  /** How their papers stand is told to whoever booked, too; null: not to this reader. */
  readonly papers: {
    /** A verified passport, whether or not its lines were read. */
    readonly hasPassport: boolean;
    /** A verified photo; of one's own people in the size asked. */
    readonly hasPhoto: boolean;
  } | null;
}

export interface CheckResult {
  readonly check: HandoffCheck;
  /** `unknown`: of those whom the reader may know nobody lacks it; the others see to it themselves. */
  readonly state: "ok" | "open" | "unknown";
  /** Whom it waits for. */
  readonly people: readonly string[];
}

type Personal = Exclude<HandoffCheck, "names" | "same_country" | "old_enough">;

/** Null: not the reader's to know. */
const LACKS: Readonly<Record<Personal, (person: PreparedPerson) => boolean | null>> = {
  details: ({ known }) => known && known.openFacts > 0,
  passports: ({ papers }) => papers && !papers.hasPassport,
  photos: ({ papers }) => papers && !papers.hasPhoto,
  biometrics: ({ known }) => known && known.biometricsDoneOn === null,
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
    const lacks = people.map((person) => ({ id: person.id, lacks: LACKS[check](person) }));
    const lacking = lacks.flatMap((one) => (one.lacks ? [one.id] : []));
    return result(
      check,
      lacking,
      lacks.some((one) => one.lacks === null),
    );
  });
}

function result(check: HandoffCheck, people: readonly string[], hides: boolean): CheckResult {
  return { check, state: people.length > 0 ? "open" : hides ? "unknown" : "ok", people };
}
