/** What leaves the server about a package. */
import { type Package, Package as PackageShape } from "#contract/packages.ts";
import { toDecimal, toMajor } from "#domain/money.ts";
import { ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import type { PackageRow } from "./repository.ts";

/** Parsed with the contract's object, so that no further column leaves with it. */
export function toPackage(row: PackageRow): Package {
  return PackageShape.parse({
    ...row,
    name: row.title,
    operatorName: row.companyName,
    licenceVerified: row.licenceVerifiedAt !== null,
    price: toMajor(row.priceMinor),
    duration: row.nights,
    distanceFromHaram: row.distanceMetres,
    roomTypes: row.roomTypes.map(({ type, supplementMinor }) => ({
      type,
      occupants: ROOM_OCCUPANTS[type],
      supplement: { amount: toDecimal(supplementMinor), currency: row.currency },
    })),
  });
}
