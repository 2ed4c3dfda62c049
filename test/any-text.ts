/** Texts of every sign there is, for properties. */
import fc from "fast-check";

/** Up to `maxLength` code points, none of them half of a pair; fast-check's own "binary" takes a second to be made. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const point = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
  return fc.string({ unit: point.map((code) => String.fromCodePoint(code)), maxLength });
}
