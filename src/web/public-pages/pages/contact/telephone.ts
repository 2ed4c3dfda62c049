/** A telephone number as a link that telephones understand. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
