/** Facts of the official platform that a booking has to fit. */

/** People in one family application, the administrator included; a larger party makes two. Source: docs/sources.md#household. */
export const MAX_ONE_APPLICATION = 8;
