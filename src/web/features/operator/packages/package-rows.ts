/** Own packages as rows: seats taken, and the order in which they are shown. */
import type { IsoDate } from "#domain/calendar.ts";
import { latinDigits } from "#domain/latin-digits.ts";
import {
  afterPackageAction,
  PACKAGE_ACTIONS,
  type PackageAction,
  type PackageStatus,
} from "#domain/packages/package.ts";
import { type Offered, packageStage } from "#domain/packages/sale.ts";

interface Seated extends Offered {
  readonly title: string;
  readonly capacity: number;
  readonly availableSlots: number;
  /** Free, but not for sale. */
  readonly keptSeats: number;
}

/** Listed packages with the seats taken, by the share that is taken. */
export function fullestFirst<T extends Seated>(packages: readonly T[], today: IsoDate): { item: T; taken: number }[] {
  return packages
    .filter((item) => packageStage(item, today) === "listed")
    .map((item) => ({ item, taken: item.capacity - item.availableSlots - item.keptSeats }))
    .sort((a, b) => b.taken / b.item.capacity - a.taken / a.item.capacity || a.item.title.localeCompare(b.item.title));
}

/** The actions open to a package; publishing only where the business may. */
export function openActions(status: PackageStatus, mayPublish: boolean): PackageAction[] {
  return PACKAGE_ACTIONS.filter(
    (action) => afterPackageAction(status, action) !== null && (action !== "publish" || mayPublish),
  );
}

/** Packages whose title or own reference holds the text, ignoring case and the script of its digits. */
export function searchOwn<T extends { readonly title: string; readonly operatorReference: string | null }>(
  packages: readonly T[],
  text: string,
): T[] {
  const plain = (one: string) => latinDigits(one).toLowerCase();
  const wanted = plain(text.trim());
  return packages.filter(
    ({ title, operatorReference }) => plain(title).includes(wanted) || plain(operatorReference ?? "").includes(wanted),
  );
}
