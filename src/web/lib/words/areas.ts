/** The areas of words that the shell says itself; the build keeps them together. */
import type { Messages } from "#i18n/messages/en.ts";

export type Area = keyof Messages;

/** Said by the shell round every screen, and by its menus. */
export const SHELL_AREAS = ["common", "notifications", "prayer", "toasts"] as const satisfies readonly Area[];
