/** The budgets of a screen (design: a screen begins with its reader's moment), and those that do not yet keep them. */
import type { Measured } from "./measure.ts";

type Figure = keyof Measured;

/** The screens with a budget, by who sees them. */
export const BUDGETED = {
  visitor: ["/", "/auth", "/auth?mode=register", "/packages"],
  pilgrim_demo: [
    ...["/dashboard", "/documents", "/documents?tab=status", "/queue", "/payments", "/family", "/bookings"],
    ...["/journey", "/travellers", "/assistant"],
  ],
  operator_demo: [
    "/operator-dashboard",
    "/operator-dashboard?tab=bookings",
    "/operator-dashboard?tab=bookings&sort=waiting",
  ],
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

/** In an order that its reader chooses the first answer stands wherever its booking does; `sort=waiting` is measured for it. */
const ACT_ANYWHERE = new Set(["/operator-dashboard?tab=bookings"]);

/**
 * What goes over its budget today at 390 px, with room for what changes by the hour and for a busy machine. A figure here may
 * only fall; whoever brings it down writes the new one.
 */
const STANDING: Readonly<Record<string, Partial<Readonly<Record<Figure, number>>>>> = {
  "/auth?mode=register": { actBottom: 810 },
  // Twelve cards are drawn at once.
  "/packages": { actBottom: 760, height: 6400 },
  "/dashboard": { height: 4700 },
  "/queue": { height: 4100 },
  "/operator-dashboard": { height: 4100 },
  // A page of bookings; the act is the answer to the first that waits.
  "/operator-dashboard?tab=bookings": { height: 6800 },
  "/operator-dashboard?tab=bookings&sort=waiting": { actBottom: 870, height: 6800 },
};

/** The same in the other windows, by path and width. */
const STANDING_WIDE: Readonly<Record<string, Partial<Readonly<Record<Figure, number>>>>> = {
  "/auth?mode=register 1366": { actBottom: 870 },
  // Somebody signed in has a line of the order above the cards.
  "/packages 1366": { actBottom: 920 },
  "/journey 1366": { actBottom: 770 },
  // Its first filled button was one that could not be pressed yet.
  "/operator-dashboard?tab=bookings&sort=waiting 1366": { actBottom: 950 },
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
  if (act && !ACT_ANYWHERE.has(path)) limits.push(["actBottom", act]);
  if (width === 390) limits.push(["height", height], ["fixed", MOST_FIXED]);
  return limits;
}

/** A screen without a main act has nothing that could be out of sight. */
function figureOf(found: Measured, figure: Figure): number {
  const value = found[figure];
  if (value === null) return 0;
  return typeof value === "number" ? value : value.length;
}
