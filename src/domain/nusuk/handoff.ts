/** What has to stand before a household books on the official platform: each check by name, with whom it still waits for. */
import type { IsoDate } from "../calendar.ts";
import { isBiometricsOpen } from "../obligations/papers/biometrics.ts";
import { isTooYoung } from "../travellers/traveller.ts";
import { partyLimits, whoCanCome } from "./party.ts";

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

/** What the reader may know of one who travels; what is not told to this reader is left out. */
export interface PreparedPerson {
  readonly id: string;
  readonly birthDate?: IsoDate | null;
  readonly countryOfResidence?: string | null;
  /** Facts of the application that are not told yet. */
  readonly openFacts?: number;
  readonly biometricsDoneOn?: IsoDate | null;
  /** A verified passport, whether or not its lines were read. */
  readonly hasPassport?: boolean;
  /** A verified visa. */
  readonly hasVisa?: boolean;
  /** A verified photo; of one's own people in the size asked. */
  readonly hasPhoto?: boolean;
}

export interface HandoffParty {
  readonly people: readonly PreparedPerson[];
  /** Seats that have nobody yet. */
  readonly unnamed: number;
  /** Their household is told to live in one country, also where the reader may not know in which. */
  readonly isOfOneCountry: boolean;
}

export interface CheckResult {
  readonly check: HandoffCheck;
  /** `unknown`: of those whom the reader may know nobody lacks it; the others see to it themselves. */
  readonly state: "ok" | "open" | "unknown";
  /** Whom it waits for. */
  readonly people: readonly string[];
  /** Of somebody the reader may not know it: it stays with the account that keeps their papers. */
  readonly hidesSome: boolean;
}

type PersonCheck = Exclude<HandoffCheck, "names">;

/** What has to be known of somebody before their check can be called done. */
const RESTS_ON: Readonly<Record<PersonCheck, Exclude<keyof PreparedPerson, "id">>> = {
  details: "openFacts",
  passports: "hasPassport",
  photos: "hasPhoto",
  same_country: "countryOfResidence",
  old_enough: "birthDate",
  biometrics: "biometricsDoneOn",
};

/** In the order in which they are done. `today` decides which Hajj is meant. */
export function handoffChecks(party: HandoffParty, today: IsoDate): CheckResult[] {
  const { people, unnamed, isOfOneCountry } = party;
  return HANDOFF_CHECKS.map((check) => {
    if (check === "names") return { check, state: unnamed > 0 ? "open" : "ok", people: [], hidesSome: false };
    const lacking = lackingOf(check, people, today);
    const isKnownTogether = check === "same_country" && isOfOneCountry;
    const hidesSome = !isKnownTogether && people.some((person) => person[RESTS_ON[check]] === undefined);
    // Of nobody nothing is ready: they have to be named first.
    const waits = people.length === 0 || lacking.length > 0;
    const state = waits ? "open" : hidesSome ? "unknown" : "ok";
    return { check, state, people: lacking, hidesSome };
  });
}

function lackingOf(check: PersonCheck, people: readonly PreparedPerson[], today: IsoDate): string[] {
  if (check === "same_country") return notOfOneCountry(people, today);
  const lacks: Record<Exclude<PersonCheck, "same_country">, (person: PreparedPerson) => boolean> = {
    details: ({ openFacts = 0 }) => openFacts > 0,
    passports: ({ hasPassport }) => hasPassport === false,
    photos: ({ hasPhoto }) => hasPhoto === false,
    old_enough: ({ birthDate = null }) => isTooYoung(birthDate, today),
    biometrics: ({ biometricsDoneOn: doneOn, hasVisa = false }) =>
      doneOn !== undefined && isBiometricsOpen({ doneOn, hasVisa }),
  };
  return people.filter(lacks[check]).map(({ id }) => id);
}

/** Who has not told a country; where those told are several, everybody who may be told of. */
function notOfOneCountry(people: readonly PreparedPerson[], today: IsoDate): string[] {
  const told = people.flatMap(({ id, birthDate = null, countryOfResidence }) =>
    countryOfResidence === undefined ? [] : [{ id, birthDate, countryOfResidence }],
  );
  if (partyLimits(told, today).isMixed) return told.map(({ id }) => id);
  const coming = whoCanCome(told, today);
  return coming.filter(({ countryOfResidence }) => countryOfResidence === null).map(({ id }) => id);
}
