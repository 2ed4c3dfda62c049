/**
 * Learns to tell what is before a face from half of the faces that the package of the face nets ships, and writes
 * `src/verification/faces/looks.bin`. The other half is for measuring. Usage: npm run train:looks
 */
import { writeFileSync } from "node:fs";
import { LOOK_NAMES, seenIn } from "#verification/faces/looks.ts";
import { fitLook } from "./looks/fit.ts";
import { countsFor, isSo, type Sample, samples } from "./looks/samples.ts";

const known: Sample[] = [];
for await (const sample of samples()) known.push(sample);

const fitted = LOOK_NAMES.map((look) => {
  const counted = known.filter(({ label }) => countsFor(label, look));
  return fitLook(
    counted.map(({ mesh }) => seenIn(mesh, look)),
    counted.map(({ label }) => isSo(label, look)),
  );
});
writeFileSync(new URL("../../src/verification/faces/looks.bin", import.meta.url), Buffer.concat(fitted.map(bytesOf)));
console.log(`${known.length} pictures learned from`);

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
