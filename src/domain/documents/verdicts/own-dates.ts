/** The journey that a paper for one journey was judged for, as its verdict tells it. */
import { type IsoDate, nextHajj } from "../../calendar.ts";
import type { JudgeContext } from "./context.ts";
import type { RuleId } from "./finding.ts";

/** A finding as it was made, and as it is kept. */
interface Told {
  readonly ruleId: RuleId;
  readonly evidence: Readonly<Record<string, unknown>>;
}

const DATED: readonly RuleId[] = ["visa_dates", "health_date", "vaccine_window"];

/** Today's facts with the dates of a verdict from before; as they are where that one named none. */
export function withOwnDates(context: JudgeContext, checks: readonly Told[]): JudgeContext {
  const evidence = checks.find(({ ruleId }) => DATED.includes(ruleId))?.evidence;
  const arrivesOn = day(evidence?.arrival ?? evidence?.travelOn);
  if (!evidence || !arrivesOn) return context;
  return {
    ...context,
    arrivesOn,
    lastHajjDay: nextHajj(arrivesOn).lastDay,
    returnsOn: day(evidence.needed),
    visaDue: checks.every(({ ruleId }) => ruleId !== "visa_due"),
    today: day(evidence.today) ?? (context.today < arrivesOn ? context.today : arrivesOn),
  };
}

function day(told: unknown): IsoDate | null {
  return typeof told === "string" ? told : null;
}
