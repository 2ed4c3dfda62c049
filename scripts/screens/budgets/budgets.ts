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

interface Own {
  /** At 390 px. */
  readonly height?: number;
  readonly rows?: number;
  readonly words: number;
}

const TASK: Own = { height: 4 * 844, words: 250 };

/** A list is as long as a page of its rows. */
const LIST: Own = { rows: 20, words: 250 };

/** Where they differ from those of a task screen; as long as its drawing. */
const OWN: Readonly<Record<string, Own>> = {
  "/": { height: 8 * 844, words: 600 },
  "/dashboard": { ...TASK, height: 3883 },
  "/documents?tab=status": { ...TASK, height: 3919 },
  "/queue": { ...TASK, height: 3956 },
  "/payments": { ...TASK, height: 5043 },
  "/packages": LIST,
  "/operator-dashboard": { ...TASK, height: 2552 + 64 },
  "/operator-dashboard?tab=bookings": LIST,
  "/operator-dashboard?tab=bookings&sort=waiting": LIST,
};

/** In an order that its reader chooses the first answer stands wherever its booking does; `sort=waiting` is measured for it. */
const ACT_ANYWHERE = new Set(["/operator-dashboard?tab=bookings"]);

/** The figures over budget of one screen, each in a few words; none when it keeps them all. */
export function overBudget(path: string, width: number, found: Measured): string[] {
  const over = limitsOf(path, width).filter(([figure, limit]) => figureOf(found, figure) > limit);
  return over.map(([figure, limit]) => {
    const detail = figure === "twice" ? ` (${found.twice.join("; ")})` : "";
    return `${figure} is ${figureOf(found, figure)} of ${limit}${detail}`;
  });
}

function limitsOf(path: string, width: number): readonly (readonly [Figure, number])[] {
  const { height, rows, words } = OWN[path] ?? TASK;
  const limits: (readonly [Figure, number])[] = [
    ["shift", MOST_SHIFT],
    ["twice", 0],
    ["sideways", 0],
    ["words", words],
  ];
  const act = ACT_BOTTOM[width];
  if (act && !ACT_ANYWHERE.has(path)) limits.push(["actBottom", act]);
  if (width !== 390) return limits;
  limits.push(["fixed", MOST_FIXED]);
  if (height) limits.push(["height", height]);
  if (rows) limits.push(["rows", rows]);
  return limits;
}

/** A screen without a main act has nothing that could be out of sight. */
function figureOf(found: Measured, figure: Figure): number {
  const value = found[figure];
  if (value === null) return 0;
  return typeof value === "number" ? value : value.length;
}
