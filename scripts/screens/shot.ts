/** One picture: whose screen, at which address, and how it looks. */
import type { Page } from "playwright-core";
import type { Screen } from "../../e2e/support/people.ts";

/** The operator before those who book with them, so that what waits for an answer is the demonstration's own. */
export const PEOPLE = [
  "visitor",
  "operator_demo",
  "pilgrim_demo",
  "pilgrim_demo_id",
  "pilgrim_demo_home",
  "staff_demo",
  "newcomer",
] as const;
type Who = (typeof PEOPLE)[number];

/** The main screens are drawn dark as well, on fewer sizes. */
export interface Look extends Screen {
  readonly isDark: boolean;
}

export interface Shot {
  readonly name: string;
  readonly who: Who;
  readonly path: string;
  /** Only what is in sight: a dialog lies over the window, not over the whole page. */
  readonly inSight?: boolean;
  /** A main screen. */
  readonly alsoDark?: boolean;
  /** What only a phone has. */
  readonly onlyPhone?: boolean;
  /** What is done on the page before it is drawn. */
  readonly act?: (page: Page) => Promise<void>;
}
