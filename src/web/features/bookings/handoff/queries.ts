/** The calls of the hand-off. */
import { type Handoff, readHandoff, showPassportNumber } from "#contract/handoff.ts";
import { wholeReference } from "#domain/nusuk/applications.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type { Handoff };
export type HandoffPerson = Handoff["travellers"][number];
export type PersonSheet = NonNullable<HandoffPerson["sheet"]>;

/** Each application has its number: what is bought on Nusuk is bought. */
export function isRecorded({ references }: Pick<Handoff, "references">): boolean {
  return wholeReference(references) !== null;
}

export function useHandoff(id: string) {
  return useRouteQuery(readHandoff, { params: { id } });
}

/** Answers once, and is kept nowhere but on the screen. */
export function useShowNumber() {
  return useRouteMutation(showPassportNumber);
}
