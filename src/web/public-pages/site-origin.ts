/** Stands in the built pages where the site's own origin belongs: only the server that sends them knows it. */
export const SITE_ORIGIN = "https://site-origin.invalid";
