/** The six rights over one's own data, in the order of the privacy page. */

export const PRIVACY_RIGHTS = ["access", "rectify", "erase", "restrict", "object", "portability"] as const;
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number];

/** Decided by a person: what is wished for differs from case to case. */
export const ASKED_RIGHTS = ["rectify", "restrict", "object"] as const satisfies readonly PrivacyRight[];
export type AskedRight = (typeof ASKED_RIGHTS)[number];

/** With the pages of the documents to be read by a person; alone to be read by a program. */
export const EXPORT_FORMS = ["zip", "json"] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];
