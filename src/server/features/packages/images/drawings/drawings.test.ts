/** Drawings say what their package says, are small, and no two of a page are alike. */
import { describe, expect, it } from "vitest";
import { SCENE_NAMES, scenesOf } from "#domain/packages/drawings.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES, ROOM_OCCUPANTS, ROOM_TYPES } from "#domain/packages/package.ts";
import { drawScene } from "./draw-scene.ts";
import { DAYS } from "./palettes.ts";
import type { SceneFacts } from "./scene.ts";

/** What a file of a drawing may weigh, in bytes. */
const HEAVIEST = 15_000;

const offers = Array.from({ length: 210 }, (_, at): SceneFacts => {
  const type = ROOM_TYPES[at % ROOM_TYPES.length] ?? "quad";
  return {
    id: `package-${at}`,
    duration: 7 + (at % 30),
    distanceFromHaram: (at * 137) % 9000,
    accommodationType: ACCOMMODATION_TYPES[at % ACCOMMODATION_TYPES.length] ?? "Standard",
    campClass: CAMP_CLASSES[at % (CAMP_CLASSES.length + 1)] ?? null,
    flights: at % 2 === 0,
    capacity: 20 + (at % 60),
    roomTypes: at % 7 === 0 ? [] : [{ occupants: ROOM_OCCUPANTS[type] }],
  };
});
const covers = offers.map((offer) => {
  const [first = "street"] = scenesOf({ ...offer, madinahHotel: "A hotel" });
  return drawScene(offer, first);
});

describe("drawScene", () => {
  it.each(SCENE_NAMES)("draws %s within its bytes, with nothing but numbers in it", (scene) => {
    for (const offer of offers) {
      const drawn = drawScene(offer, scene);

      expect(Buffer.byteLength(drawn)).toBeLessThanOrEqual(HEAVIEST);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity|<script|href="(?!#)/);
      expect(drawn).toBe(drawScene(offer, scene));
    }
  });

  it("draws no two packages alike", () => {
    expect(new Set(covers).size).toBe(offers.length);
  });

  it("has colours for a light and for a dark page", () => {
    const [first = ""] = covers;

    expect(first).toContain("@media(prefers-color-scheme:dark)");
    expect(DAYS.some(({ high }) => first.includes(high))).toBe(true);
  });

  it("puts as many beds into a room as share it", () => {
    const [offer] = offers;
    const beds = (occupants: number) =>
      drawScene({ ...(offer as SceneFacts), roomTypes: [{ occupants }] }, "room").split('class="cloth"').length;

    expect(beds(4)).toBeGreaterThan(beds(3));
    expect(beds(3)).toBeGreaterThan(beds(2));
  });
});

describe("scenesOf", () => {
  it("shows no flight and no Madinah where the package states none", () => {
    expect(scenesOf({ id: "a", flights: null, madinahHotel: null }).toSorted()).toEqual(
      SCENE_NAMES.filter((name) => name !== "flight" && name !== "madinah").toSorted(),
    );
  });

  it("lets the packages of a page begin with different scenes", () => {
    const firsts = Array.from(
      { length: 12 },
      (_, at) => scenesOf({ id: `p${at}`, flights: true, madinahHotel: "x" })[0],
    );

    expect(new Set(firsts).size).toBeGreaterThanOrEqual(4);
  });
});
