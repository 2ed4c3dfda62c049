/** The replacement of zod in everything that is built for a browser: the app and its component tests. */
import { fileURLToPath } from "node:url";

/** The contract's objects are descriptions there; without this every page would carry a validator. */
export const contractShapes = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL("../../src/web/lib/contract-shapes.ts", import.meta.url)),
};
