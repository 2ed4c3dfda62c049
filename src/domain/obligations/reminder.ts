/** Reminding people of what they still owe the household: whom, and how often. */
import type { ReadyState } from "./readiness.ts";

export interface Remindable {
  readonly id: string;
  /** The account that keeps this person's papers: their own, or that of who entered them. */
  readonly keeperId: string | null;
  readonly state: ReadyState;
}

/** Only who can do something is reminded: not who waits for a verdict, and not the administrator who presses. */
export function lateMembers<Member extends Remindable>(members: readonly Member[], askerId: string): Member[] {
  return members.filter(({ state, keeperId }) => state === "incomplete" && keeperId !== null && keeperId !== askerId);
}

/** One a day and account at most, however many households or people it answers for. */
export function toRemind<Member extends Remindable>(late: readonly Member[], reminded: ReadonlySet<string>): Member[] {
  const done = new Set(reminded);
  return late.filter(({ keeperId }) => {
    if (keeperId === null || done.has(keeperId)) return false;
    done.add(keeperId);
    return true;
  });
}
