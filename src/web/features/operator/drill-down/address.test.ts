/** The address of a look behind a figure. */
import { expect, it } from "vitest";
import { figureAsked, lookingBehind, withoutFigure } from "./address.ts";

const at = (text: string) => new URLSearchParams(text);

it("carries a figure and its filter there and back, and leaves the rest of the address", () => {
  const asked = { figure: "revenue", from: "2026-10-01", to: "2026-11-01", series: "s-1" } as const;
  const address = lookingBehind(at("tab=analytics&behind=active&source=phone"), asked);
  const read = at(address.split("?")[1] ?? "");

  expect(figureAsked(read)).toEqual(asked);
  expect(read.get("tab")).toBe("analytics");
  expect(withoutFigure(read).toString()).toBe("tab=analytics");
});

it("carries the rule for which bookings need somebody", () => {
  const asked = { figure: "attention", rule: "passport_missing" } as const;

  expect(figureAsked(at(lookingBehind(at(""), asked).split("?")[1] ?? ""))).toEqual(asked);
});

it.each(["tab=overview", "behind=", "behind=profit"])("asks for nothing at ?%s", (text) => {
  expect(figureAsked(at(text))).toBeNull();
});

it("passes over filters that make no sense", () => {
  const text = "behind=ended&from=yesterday&to=2026-13-01&series=a%20b&source=moon&country=uk&reason=why&rule=late";

  expect(figureAsked(at(text))).toEqual({ figure: "ended" });
});
