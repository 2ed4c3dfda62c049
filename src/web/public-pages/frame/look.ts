/** Class names that the static pages' links and buttons share; the app's own need its router. */

const BASE =
  "inline-flex items-center justify-center gap-2.5 rounded-md py-2 text-center font-semibold leading-tight transition-colors";

export const LOOK = {
  brass: `${BASE} min-h-13 bg-brass px-6 text-base text-on-brass hover:bg-brass-strong`,
  night: `${BASE} min-h-13 border border-on-night-muted px-6 text-base text-on-night hover:bg-white/10`,
  nightSmall: `${BASE} min-h-11 border border-on-night-muted px-4.5 text-sm text-on-night hover:bg-white/10`,
  nightQuiet: `${BASE} min-h-11 px-3 text-sm text-on-night hover:bg-white/10`,
  primary: `${BASE} min-h-13 bg-brand px-6 text-base text-on-brand hover:bg-brand-strong`,
  outline: `${BASE} min-h-12 border border-line-strong bg-surface px-5 text-sm text-ink hover:border-brand hover:bg-brand-soft`,
} as const;

/** The page's column: 1240 px with gutters. */
export const COLUMN = "mx-auto w-full max-w-[calc(1240px+3rem)] px-5 md:px-6";
