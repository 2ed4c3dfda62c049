/** How the market lies, for the screen and for what stands in its place before a script has run (app/frames/market-frame.tsx). */

export const HEAD =
  "mb-2 grid grid-cols-[1fr_auto] items-center gap-x-3 md:mb-3 short:md:mb-1 md:flex md:flex-wrap md:items-baseline md:gap-x-5";

/** As tall as the bar of filters, before the counts beside the choices have come. */
export const FILTER_BAR_SPACE = "h-36 md:h-52 xl:h-36";

export const CARDS = "grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3";

export const CARD =
  "relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised";

export const CARD_PICTURE = "aspect-[3/1] md:aspect-[5/2] short:xl:aspect-[7/2]";

export const CARD_BODY = "flex flex-1 flex-col gap-2 p-4 md:px-5 short:xl:gap-1.5 short:xl:pt-2.5";
