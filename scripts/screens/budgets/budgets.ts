/** The budgets of a screen (design: a screen begins with its reader's moment), and those that do not yet keep them. */
import type { Measured } from "./measure.ts";

type Figure = keyof Measured;

/** The screens with a budget, by who sees them. */
export const BUDGETED = {
  visitor: ["/", "/auth", "/auth?mode=register", "/packages"],
  pilgrim_demo: [
    ...["/dashboard", "/documents", "/documents?tab=status", "/queue", "/payments", "/family", "/bookings"],
    ...["/journey", "/travellers"],
  ],
  operator_demo: ["/operator-dashboard", "/operator-dashboard?tab=bookings"],
} as const;

/** By width of the window, in px. */
const ACT_BOTTOM: Readonly<Record<number, number>> = { 390: 680, 1366: 640 };
const MOST_SHIFT = 0.05;
const MOST_FIXED = 160;
const TASK = { height: 4 * 844, words: 250 } as const;

/** Longest at 390 px and most words at load, where they differ from those of a task screen: as long as its drawing. */
const OWN: Readonly<Record<string, { readonly height: number; readonly words: number }>> = {
  "/": { height: 8 * 844, words: 600 },
  "/dashboard": { ...TASK, height: 3883 },
  "/documents?tab=status": { ...TASK, height: 3919 },
  "/queue": { ...TASK, height: 3956 },
  "/payments": { ...TASK, height: 5043 },
};

/** What goes over its budget today at 390 px. A figure here may only fall; whoever brings it down writes the new one. */
const STANDING: Readonly<Record<string, Partial<Readonly<Record<Figure, number>>>>> = {
  "/": { height: 18_400, words: 1300 },
  "/auth?mode=register": { actBottom: 1040 },
  "/packages": { actBottom: 1780, height: 9700, words: 365, shift: 0.53 },
  "/dashboard": { actBottom: 1000, height: 7360, shift: 1.1, fixed: 182 },
  "/documents": { actBottom: 1440 },
  "/documents?tab=status": { height: 5860, words: 345 },
  "/queue": { actBottom: 1380, height: 4810, words: 390 },
  "/payments": { actBottom: 2000, height: 5560, words: 450 },
  "/bookings": { actBottom: 1180, shift: 0.29 },
  "/operator-dashboard": { actBottom: 1760, height: 4730, words: 275 },
  "/operator-dashboard?tab=bookings": { actBottom: 1020, height: 13_160, words: 820, shift: 0.56 },
};

/** The same in the other windows of the long tier, by path and width. */
const STANDING_WIDE: Readonly<Record<string, Partial<Readonly<Record<Figure, number>>>>> = {
  "/ 820": { words: 1300 },
  "/ 1366": { words: 1300 },
  "/auth 820": { shift: 0.09 },
  "/auth 1366": { shift: 0.13 },
  "/auth?mode=register 1366": { actBottom: 840 },
  "/packages 820": { words: 365, shift: 0.3 },
  "/packages 1366": { actBottom: 1330, words: 370, shift: 0.18 },
  "/dashboard 820": { shift: 0.82 },
  "/dashboard 1366": { actBottom: 910 },
  "/documents 1366": { actBottom: 990 },
  "/documents?tab=status 820": { words: 290 },
  "/documents?tab=status 1366": { words: 290 },
  "/queue 820": { words: 385 },
  "/queue 1366": { actBottom: 890, words: 415 },
  "/payments 820": { words: 460 },
  "/payments 1366": { actBottom: 1880, words: 460 },
  "/bookings 820": { shift: 0.18 },
  "/bookings 1366": { actBottom: 1030, shift: 0.14 },
  "/journey 1366": { actBottom: 760 },
  "/operator-dashboard 1366": { actBottom: 880 },
  "/operator-dashboard?tab=bookings 820": { words: 670, shift: 0.22, sideways: 140 },
  "/operator-dashboard?tab=bookings 1366": { actBottom: 690, words: 670, shift: 0.25 },
};

/** The figures over budget of one screen, each in a few words; none when it keeps them all. */
export function overBudget(path: string, width: number, found: Measured): string[] {
  const standing = (width === 390 ? STANDING[path] : STANDING_WIDE[`${path} ${width}`]) ?? {};
  const over = limitsOf(path, width).filter(
    ([figure, limit]) => figureOf(found, figure) > Math.max(limit, standing[figure] ?? 0),
  );
  return over.map(([figure, limit]) => {
    const detail = figure === "twice" ? ` (${found.twice.join("; ")})` : "";
    return `${figure} is ${figureOf(found, figure)} of ${standing[figure] ?? limit}${detail}`;
  });
}

function limitsOf(path: string, width: number): readonly (readonly [Figure, number])[] {
  const { height, words } = OWN[path] ?? TASK;
  const limits: (readonly [Figure, number])[] = [
    ["shift", MOST_SHIFT],
    ["twice", 0],
    ["sideways", 0],
    ["words", words],
  ];
  const act = ACT_BOTTOM[width];
  if (act) limits.push(["actBottom", act]);
  if (width === 390) limits.push(["height", height], ["fixed", MOST_FIXED]);
  return limits;
}

/** A screen without a main act has nothing that could be out of sight. */
function figureOf(found: Measured, figure: Figure): number {
  const value = found[figure];
  if (value === null) return 0;
  return typeof value === "number" ? value : value.length;
}
