/** What an account lacks for a call, of those things that its owner puts right on the spot. */
import { NEEDS, type Need } from "#contract/route.ts";
import { ApiError } from "./api-error.ts";

export function needOf(error: unknown): Need | undefined {
  return error instanceof ApiError ? NEEDS.find((need) => need === error.code) : undefined;
}
