/**
 * Of visitors no account is known: their script has this in place of the assistant's `answer/acts/account-acts.ts`, whose words
 * in eleven languages nobody there would need.
 */
export const accountAct = () => null;
export const saysNotYet = () => false;
