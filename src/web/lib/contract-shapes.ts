/** Stands in for zod in the browser's build: there a contract object only says method, path and kind of answer. */

/** What would look at data; the server has done it already, on the way in and on the way out. */
const CHECKS = new Set(["parse", "safeParse", "parseAsync", "safeParseAsync", "check", "encode", "decode"]);

/** Any chain of calls gives the same inert shape; checking data with it is a mistake and throws. */
const shape: object = new Proxy(() => shape, {
  get(_, name) {
    if (typeof name === "string" && CHECKS.has(name)) {
      throw new Error(
        `the browser has no zod: ${name} needs zod/mini, see docs/decisions/0007-no-zod-in-the-browser.md`,
      );
    }
    return shape;
  },
  apply: () => shape,
});

export const z = shape;
