/** What an operator tells of itself beside its name, which is the one of its licence. */

export const MAX_COMPANY_PHONES = 3;
export const LONGEST_COMPANY_ADDRESS = 500;
export const LONGEST_COMPANY_ABOUT = 2000;

/** As people write a number: digits with spaces, brackets and signs between, a plus before. */
export const PHONE_NUMBER = /^\+?(?:[ ()./-]*\d){5,20}[ ()./-]*$/;
