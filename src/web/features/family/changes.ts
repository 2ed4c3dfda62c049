/** What can be done about family groups; every change makes the groups and what is judged by them outdated. */
import {
  addFamilyMember,
  changeFamily,
  changeFamilyMember,
  createFamily,
  dissolveFamily,
  type FamilyGroup,
  inviteToFamily,
  listFamily,
  removeFamilyMember,
  withdrawInvitation,
} from "#contract/family.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";

export type Invited = RouteResult<typeof inviteToFamily>;

const OUTDATED = [listFamily, ...JOURNEY_ANSWERS] as const;

export function useCreateFamily(outcome: { onSuccess: (group: FamilyGroup) => void; onError: () => void }) {
  return useRouteMutation(createFamily, { invalidates: OUTDATED, ...outcome });
}

export function useChangeFamily() {
  return useRouteMutation(changeFamily, { invalidates: OUTDATED });
}

export function useDissolveFamily(onSuccess: () => void) {
  return useRouteMutation(dissolveFamily, { invalidates: OUTDATED, onSuccess });
}

export function useAddMember(onError: (error: Error) => void = () => undefined) {
  return useRouteMutation(addFamilyMember, { invalidates: OUTDATED, onError });
}

export function useChangeMember() {
  return useRouteMutation(changeFamilyMember, { invalidates: OUTDATED });
}

export function useRemoveMember(onSuccess: () => void) {
  return useRouteMutation(removeFamilyMember, { invalidates: OUTDATED, onSuccess });
}

export function useInviteMember() {
  return useRouteMutation(inviteToFamily, { invalidates: OUTDATED });
}

export function useWithdrawInvitation() {
  return useRouteMutation(withdrawInvitation, { invalidates: OUTDATED });
}
