/** The arithmetic of a party's seats. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { demandByPackage, type PackageSeats, partySize, shortages } from "./seats.ts";

const line = fc.record({ packageId: fc.constantFrom("a", "b", "c", "d"), seats: fc.integer({ min: 1, max: 10 }) });
const lines = fc.array(line, { minLength: 1, maxLength: 10 });

it("demand keeps every seat, names each package once, and stands in id order", () => {
  fc.assert(
    fc.property(lines, (party) => {
      const demand = demandByPackage(party);
      const ids = demand.map(({ packageId }) => packageId);

      expect(partySize(demand)).toBe(partySize(party));
      expect(ids).toEqual([...new Set(party.map(({ packageId }) => packageId))].sort());
    }),
  );
});

it("demand does not depend on the order of the parts", () => {
  fc.assert(
    fc.property(lines, (party) => {
      expect(demandByPackage([...party].reverse())).toEqual(demandByPackage(party));
    }),
  );
});

it("nothing is short exactly when every package has what is asked of it", () => {
  const stock = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(lines, stock, (party, left) => {
      const available = new Map(Object.entries(left));
      const demand = demandByPackage(party);
      const fits = ({ packageId, seats }: PackageSeats) => (available.get(packageId) ?? 0) >= seats;

      expect(shortages(demand, available).map(({ packageId }) => packageId)).toEqual(
        demand.filter((wanted) => !fits(wanted)).map(({ packageId }) => packageId),
      );
    }),
  );
});
