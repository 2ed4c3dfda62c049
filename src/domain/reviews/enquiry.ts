/** Questions to an operator before booking: their bounds. */

/** Characters. */
export const SHORTEST_QUESTION = 10;
export const LONGEST_ENQUIRY = 1000;
export const LONGEST_ANSWER = 2000;

/** One asker may have so many questions open with one package; the next waits for an answer. */
export const MAX_OPEN_QUESTIONS = 3;

/** Public questions that a package's page shows, the newest first. */
export const SHOWN_QUESTIONS = 50;

export const ENQUIRY_STATES = ["waiting", "answered"] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
