/** How a reader wants every page to look. Each is an attribute of the page's root and a cookie of the same name; the first choice is the usual one, which needs neither (docs/decisions/0076). */
export const LOOKS = {
  /** `system` follows the device. */
  theme: ["system", "light", "dark"],
  /** Size of text and of what goes with it, in percent. */
  text: ["100", "125", "150"],
  /** Plain: nothing that decorates or moves, one column, strong contrast, larger targets. */
  plain: ["off", "on"],
} as const;

export type LookName = keyof typeof LOOKS;

/** The choices that a page has to be marked with, by name. */
export const MARKED_LOOKS: readonly (readonly [name: string, choices: readonly string[]])[] = Object.entries(LOOKS).map(
  ([name, [, ...marked]]) => [name, marked],
);
