/** Whether the reader's seller still sells a package today; where they can buy from none, whether anybody does. */
import { dateOf } from "#domain/calendar.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import type { PackageView } from "../queries.ts";
import { useSeller } from "./use-seller.ts";

export function useIsOnSale(item: PackageView): boolean {
  const seller = useSeller(item);
  return isOnSale(item, dateOf(new Date()), seller === "nobody" ? null : seller);
}
