/**
 * Refusals that whoever is refused puts right on the spot: the call waits meanwhile with what was typed and chosen, and is
 * then sent again.
 */
import type { Route } from "#contract/route.ts";
import type { ApiError } from "./api-error.ts";

/** Given by the shell. Asks the reader; whether it was put right, and not for what it does not mend. */
export const mending: {
  ask?: ((refusal: ApiError, method: Route["method"]) => Promise<boolean> | boolean) | undefined;
} = {};
