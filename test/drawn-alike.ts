/** `npm test` draws the same cases every time, so that a change alone decides it; the long tier draws new ones and prints its seed. */
import fc from "fast-check";

if (process.env.TESTS !== "long") fc.configureGlobal({ seed: 1449 });
