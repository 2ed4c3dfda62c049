/** What notices of a booking are about: of one subject the newer, or what ends it, takes the place of the older. */

/** An answer that is waited for. */
export function answerSubject(bookingId: string): string {
  return `answer:${bookingId}`;
}

/** A number that has to be recorded or seen. */
export function numberSubject(bookingId: string): string {
  return `number:${bookingId}`;
}

/** The money that has to be in the wallet before the purchase that brings the number. */
export function walletSubject(bookingId: string): string {
  return `wallet:${bookingId}`;
}

/** A hold that runs out. */
export function holdSubject(bookingId: string): string {
  return `hold:${bookingId}`;
}

/** A day by which something of it is due. */
export function dueSubject(bookingId: string): string {
  return `due:${bookingId}`;
}
