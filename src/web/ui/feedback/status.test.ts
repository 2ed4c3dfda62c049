/** SPEC §4: completed is green, pending yellow, what failed red; money that came back is none of them. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EnglishWords } from "../../testing/words.tsx";
import { Status, type StatusState } from "./status.tsx";

const LOOKS: readonly [state: StatusState, look: string, word: string][] = [
  ["completed", "text-ok", "Completed"],
  ["pending", "text-wait", "Pending"],
  ["failed", "text-bad", "Failed"],
  ["refunded", "text-muted", "Refunded"],
];

it.each(LOOKS)("%s is %s, with an icon and its word", (state, look, word) => {
  const drawn = renderToStaticMarkup(createElement(EnglishWords, null, createElement(Status, { state })));

  expect(drawn).toMatch(new RegExp(`^<span class="[^"]* ${look}"><svg.*</svg>${word}</span>$`));
});
