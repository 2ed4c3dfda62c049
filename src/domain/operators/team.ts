/** An operator's team: its bounds, and what becomes of an invitation into it. */
import { DAY_MS } from "#domain/durations.ts";
import { OPERATOR_RIGHTS, type OperatorRight } from "./rights.ts";

/** Long enough for somebody on leave, short enough that a forgotten mail opens nothing. */
export const TEAM_INVITATION_DAYS = 7;
/** Employees and open invitations together: the largest offices, and no mailing list. */
export const MAX_TEAM = 50;

export function teamInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS);
}

/** In the order of the list and each once, however they were ticked. */
export function rightsInOrder(rights: readonly OperatorRight[]): OperatorRight[] {
  return OPERATOR_RIGHTS.filter((right) => rights.includes(right));
}

/** Whether both lists allow the same. */
export function sameRights(one: readonly OperatorRight[], other: readonly OperatorRight[]): boolean {
  return rightsInOrder(one).join() === rightsInOrder(other).join();
}

/** What an account has that cannot become somebody else's employee's: it would stay without anybody to act for it. */
export interface OwnBusiness {
  readonly packages: number;
  readonly licences: number;
  readonly bookings: number;
  readonly employees: number;
}

export function hasBusiness({ packages, licences, bookings, employees }: OwnBusiness): boolean {
  return packages + licences + bookings + employees > 0;
}
