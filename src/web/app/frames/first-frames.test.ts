/** What the build draws for the server to fill in: every slot where the server looks for it. */
import { expect, it } from "vitest";
import { TRANSLATED } from "#i18n/locales.ts";
import { firstFrames } from "./first-frames.tsx";

const frames = firstFrames();

it.each(TRANSLATED)("has the market's picture and title in its one card alone: %s", (language) => {
  const market = frames[language]?.["/packages"] ?? "";
  const slotsIn = (html = "") => [...html.matchAll(/%slot:([a-z-]+)%/g)].map(([, name]) => name);
  const [before, card, after] = market.split(/(<li\b.*<\/li>)/s);

  expect(slotsIn(card)).toEqual(["picture", "title"]);
  expect(new Set([...slotsIn(before), ...slotsIn(after)])).toEqual(new Set(["year", "days"]));
});

it("asks for nothing by itself", () => {
  expect(
    Object.values(frames)
      .flatMap(Object.values)
      .filter((frame) => frame.includes("<link")),
  ).toEqual([]);
});
