/** What an import takes: said by the screen, held by the server. */

export const MAX_SHEET_BYTES = 10 * 1024 * 1024;
