/** The colours of a drawing: five hours of the day for a light page, three nights for a dark one, one cloth for each stay. */
import type { AccommodationType } from "#domain/packages/package.ts";
import type { Ink } from "./scene.ts";

export type Palette = Readonly<Record<Exclude<Ink, "accent"> | "high" | "low", string>>;

const TEAL = { brand: "#1c746f", stone: "#16191c" } as const;

/** `high` and `low` are the two ends of the sky. */
export const DAYS: readonly Palette[] = [
  {
    ...TEAL,
    ...{
      high: "#cfe0e2",
      low: "#f8ddc4",
      orb: "#fff6e3",
      halo: "#e5a874",
      far: "#c3cfce",
      mid: "#9db6b4",
      near: "#6c9190",
    },
    ...{
      deep: "#274f52",
      floor: "#ecdfca",
      wall: "#f7ecdc",
      shade: "#e2cfb6",
      dusk: "#b99f83",
      lit: "#ffe3a6",
      pane: "#7f9ca0",
    },
    ...{ brass: "#c08a33", cloth: "#fffaf0", fold: "#e8dcc9" },
  },
  {
    ...TEAL,
    ...{
      high: "#a9d0d3",
      low: "#f4f1e4",
      orb: "#ffffff",
      halo: "#6fb0b0",
      far: "#c6dad6",
      mid: "#9cc0bb",
      near: "#5f9a96",
    },
    ...{
      deep: "#1d5456",
      floor: "#e7e3d6",
      wall: "#fdf8ee",
      shade: "#e6dccb",
      dusk: "#b3ac9b",
      lit: "#cfe6e4",
      pane: "#78a4a8",
    },
    ...{ brass: "#bb8a37", cloth: "#ffffff", fold: "#dfe3da" },
  },
  {
    ...TEAL,
    ...{
      high: "#efbf7c",
      low: "#fcecca",
      orb: "#fffaf0",
      halo: "#b9772f",
      far: "#dcc298",
      mid: "#bd9f74",
      near: "#8f7a5a",
    },
    ...{
      deep: "#3f4a42",
      floor: "#f0d9ae",
      wall: "#fdedcd",
      shade: "#e3c595",
      dusk: "#a98556",
      lit: "#fff2c4",
      pane: "#8c8466",
    },
    ...{ brass: "#a86f22", cloth: "#fff8e8", fold: "#ecd6ae" },
  },
  {
    ...TEAL,
    ...{
      high: "#31506a",
      low: "#e9ac82",
      orb: "#ffe6bb",
      halo: "#f3c490",
      far: "#8f8591",
      mid: "#636b7d",
      near: "#405667",
    },
    ...{
      deep: "#17323f",
      floor: "#7f7377",
      wall: "#d9b291",
      shade: "#a5867a",
      dusk: "#5f5b66",
      lit: "#ffd88a",
      pane: "#3c4d5c",
    },
    ...{ brass: "#e0ac55", cloth: "#f4dcc3", fold: "#b99c8c" },
  },
  {
    ...TEAL,
    ...{
      high: "#e3dccd",
      low: "#fbf8f1",
      orb: "#c9973f",
      halo: "#c9973f",
      far: "#d5d8d0",
      mid: "#aabcb7",
      near: "#6e9491",
    },
    ...{
      deep: "#1b4a4c",
      floor: "#e6dfd0",
      wall: "#fffdf8",
      shade: "#e2dac9",
      dusk: "#a79d8a",
      lit: "#f1d79b",
      pane: "#86a3a3",
    },
    ...{ brass: "#b98531", cloth: "#fffdf8", fold: "#e3dac8" },
  },
];

const NIGHT = { brand: "#43a096", stone: "#05090b", lit: "#f6ca72", brass: "#e0b25c" } as const;

export const NIGHTS: readonly Palette[] = [
  {
    ...NIGHT,
    ...{
      high: "#071c24",
      low: "#24585c",
      orb: "#f5ecd4",
      halo: "#6fb3ac",
      far: "#255156",
      mid: "#1b4248",
      near: "#15353b",
    },
    ...{
      deep: "#081b21",
      floor: "#20454a",
      wall: "#45696a",
      shade: "#31524f",
      dusk: "#1a393d",
      pane: "#12303a",
      cloth: "#c9d3cc",
      fold: "#88a09d",
    },
  },
  {
    ...NIGHT,
    ...{
      high: "#0a1830",
      low: "#35577b",
      orb: "#f1ecdd",
      halo: "#86a8cf",
      far: "#2b4767",
      mid: "#213a57",
      near: "#182d47",
    },
    ...{
      deep: "#0a1728",
      floor: "#283f5c",
      wall: "#4d6480",
      shade: "#374d69",
      dusk: "#203450",
      pane: "#142741",
      cloth: "#cdd4db",
      fold: "#8c9db2",
    },
  },
  {
    ...NIGHT,
    ...{
      high: "#161b2a",
      low: "#7a4f43",
      orb: "#ffe3b8",
      halo: "#e0a370",
      far: "#4f434b",
      mid: "#3b3742",
      near: "#2a2d39",
    },
    ...{
      deep: "#10171f",
      floor: "#45393d",
      wall: "#7a655c",
      shade: "#574a4a",
      dusk: "#33313a",
      pane: "#23262f",
      cloth: "#ddcab8",
      fold: "#a08a7e",
    },
  },
];

/** Blankets, umbrellas and the stripe of the coach, as the rings' ground tells the stays apart. */
export const ACCENTS: Readonly<Record<AccommodationType, readonly [day: string, night: string]>> = {
  Standard: ["#2d7f84", "#3f9a9a"],
  Deluxe: ["#3c689b", "#6893c9"],
  VIP: ["#2f7c58", "#4ba67c"],
  "Presidential Suite": ["#a8702c", "#d39b50"],
};

const SHAPES =
  "path,rect,circle,ellipse{fill:var(--c)}.line{fill:none;stroke:var(--c);stroke-linecap:round}stop{stop-color:var(--c)}.sky{fill:url(#s)}";

/** One style sheet with both: the reader's page decides, as its own style does. */
export function styleOf(day: Palette, night: Palette, stay: AccommodationType): string {
  const [light, dark] = ACCENTS[stay];
  const rules = (palette: Palette, accent: string) =>
    Object.entries({ ...palette, accent })
      .map(([ink, colour]) => `.${ink}{--c:${colour}}`)
      .join("");
  return `<style>${SHAPES}${rules(day, light)}@media(prefers-color-scheme:dark){${rules(night, dark)}}</style>`;
}
