/** Of whom something is asked: who can come along and has a place in what is booked. */

interface Household<Member> {
  readonly members: readonly Member[];
  readonly limits: { readonly tooYoung: readonly string[] };
}

/** Whether all of whom something could be asked are on the way, or home with nothing ahead: nobody is ready or lacks a paper then. */
export function areAllAway(asked: readonly { readonly isAway?: boolean | undefined }[]): boolean {
  return asked.length > 0 && asked.every(({ isAway }) => isAway);
}

/** Of a household as its members see it. */
export function whoIsAsked<M extends { readonly id: string; readonly hasNoPlace?: boolean | undefined }>({
  members,
  limits,
}: Household<M>): M[] {
  return members.filter(({ id, hasNoPlace }) => !hasNoPlace && !limits.tooYoung.includes(id));
}
