/** How an account is named to people. Travellers have their legal names instead: travellers/legal-name.ts. */
export function accountName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${firstName} ${lastName}`.trim();
}
