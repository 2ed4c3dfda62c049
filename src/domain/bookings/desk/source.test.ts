import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../../test/any-text.ts";
import { ARRIVAL_SOURCES, firstSource, LONGEST_SOURCE_TAG } from "./source.ts";

const bare = { campaign: null, referrer: null, linkedFrom: null, beganHere: true };

it("tells a campaign before a referrer, a referrer before a link, a link before nothing", () => {
  const all = { ...bare, campaign: "ramadan-1448", referrer: "aunt-fatima", linkedFrom: "mosque.example" };

  expect(firstSource(all)).toEqual({ source: "campaign", tag: "ramadan-1448" });
  expect(firstSource({ ...all, campaign: null })).toEqual({ source: "referral", tag: "aunt-fatima" });
  expect(firstSource({ ...all, campaign: " ", referrer: "" })).toEqual({ source: "referral", tag: "mosque.example" });
  expect(firstSource(bare)).toEqual({ source: "direct_link", tag: null });
});

it("is the marketplace for who came by our own pages, wherever they came to those from", () => {
  expect(firstSource({ ...bare, beganHere: false, linkedFrom: "search.example" })).toEqual({
    source: "marketplace",
    tag: null,
  });
});

it("keeps one line of bounded length, whatever an address holds", () => {
  fc.assert(
    fc.property(anyText(300), fc.boolean(), (text, beganHere) => {
      const { source, tag } = firstSource({ ...bare, campaign: text, beganHere });

      expect(ARRIVAL_SOURCES).toContain(source);
      expect(tag?.length ?? 1).toBeGreaterThan(0);
      expect(tag?.length ?? 0).toBeLessThanOrEqual(LONGEST_SOURCE_TAG);
      expect(tag ?? "").not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }),
  );
});
