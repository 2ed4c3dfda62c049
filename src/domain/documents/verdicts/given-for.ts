/** What a person's approval holds for: whose paper they had before them, beside which passport and for which Hajj. */
import { type IsoDate, nextHajj } from "../../calendar.ts";
import type { Sex } from "../../travellers/traveller.ts";
import { foldPrinted } from "../certificates/fold.ts";
import type { Ended, JudgeContext } from "./context.ts";

/** Null is what nobody knew then. */
export interface GivenFor {
  /** Of their record: an account's own name need not be a passport's. */
  readonly name: string | null;
  readonly nationality: string | null;
  readonly birthDate: IsoDate | null;
  readonly sex: Sex | null;
  /** Number of the traveller's passport, beside papers on which it may stand. */
  readonly passport: string | null;
  /** Last day of the rites. */
  readonly hajj: IsoDate;
}

type Facts = Pick<JudgeContext, "chosenType" | "traveller" | "passport" | "arrivesOn" | "lastHajjDay">;

/** Of an approval on `day`: for the Hajj that is booked, else for the one that was next then. */
export function givenFor({ traveller, passport, arrivesOn, lastHajjDay }: Facts, day: IsoDate): GivenFor {
  return {
    name: traveller?.birthDate === undefined ? null : (traveller.fullNames[0] ?? null),
    nationality: traveller?.nationality ?? null,
    birthDate: traveller?.birthDate ?? null,
    sex: traveller?.sex ?? null,
    passport: passport?.documentNumber ?? null,
    hajj: arrivesOn ? lastHajjDay : nextHajj(day).lastDay,
  };
}

/**
 * What has become another since; null for nothing. What was not known and is told later ends nothing, but for a visa: it
 * belongs to one passport, and whoever approved it before there was one has compared it with none. Another Hajj ends it once
 * that one is booked; a portrait is for every Hajj.
 */
export function endedBy(then: GivenFor, facts: Facts): Ended | null {
  const { chosenType, arrivesOn, lastHajjDay } = facts;
  const now = givenFor(facts, lastHajjDay);
  if (differs(then.name && foldPrinted(then.name), now.name && foldPrinted(now.name))) return "person";
  if (PERSONAL.some((fact) => differs(then[fact], now[fact]))) return "person";
  const uncompared = chosenType === "visa" && then.passport === null && now.passport !== null;
  if (uncompared || differs(then.passport, now.passport)) return "passport";
  return chosenType !== "photo" && arrivesOn && then.hajj !== lastHajjDay ? "hajj" : null;
}

/** With what has become known since, which the approval holds for from then on. */
export function withKnown(then: GivenFor, facts: Facts): GivenFor {
  const now = givenFor(facts, facts.lastHajjDay);
  const known = (["name", ...PERSONAL, "passport"] as const).map((fact) => [fact, then[fact] ?? now[fact]]);
  return { ...then, ...Object.fromEntries(known) };
}

const PERSONAL = ["nationality", "birthDate", "sex"] as const;

function differs(then: string | null, now: string | null): boolean {
  return then !== null && now !== null && then !== now;
}
