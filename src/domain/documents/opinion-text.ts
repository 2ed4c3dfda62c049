/** By which words an uploader lets a page be sent to another model (`opinion.text` of the catalogues). */

/** New words get a new version. */
export const OPINION_TEXT_VERSION = "2026-12";
