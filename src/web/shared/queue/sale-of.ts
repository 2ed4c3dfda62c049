/** Which words are said of the passports that seats of a turn are for: a demonstration's simulated sale asks for none. */
import type { QueueWindow } from "./use-joining.ts";

export function saleOf({ simulated }: Pick<QueueWindow, "simulated">): "simulated" | "real" {
  return simulated ? "simulated" : "real";
}
