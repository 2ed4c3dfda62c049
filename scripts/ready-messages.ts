/** Parses the messages when the app is built, so that no browser carries the parser or waits for it. */
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const CATALOGUE = /\/src\/i18n\/messages\/\w+\/[\w-]+\.json$/;
const FORMATTER = "use-intl/format-message";

/** In development and in tests the library parses them itself; the static pages are drawn by the library as it is. */
export function readyMessages(): Plugin {
  return {
    name: "ready-messages",
    apply: "build",
    enforce: "pre",
    config: () => ({ resolve: { alias: [{ find: FORMATTER, replacement: `${FORMATTER}/format-only` }] } }),
    transform(code, id) {
      return CATALOGUE.test(id) ? { code: JSON.stringify(ready(JSON.parse(code))), map: null } : null;
    },
  };
}

function ready(messages: unknown): unknown {
  if (typeof messages === "string") return compile(messages);
  return Object.fromEntries(Object.entries(Object(messages)).map(([name, message]) => [name, ready(message)]));
}
