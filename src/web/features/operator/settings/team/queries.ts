/** The calls about the team. */
import { useQueryClient } from "@tanstack/react-query";
import type { RouteResult } from "#contract/route.ts";
import {
  changeTeamRights,
  inviteToTeam,
  joinTeam,
  leaveTeam,
  operatorTeam,
  removeFromTeam,
  viewTeamInvitation,
  withdrawTeamInvitation,
} from "#contract/team.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { currentUserQuery } from "#web/lib/session/session.ts";

export type OwnTeam = RouteResult<typeof operatorTeam>;
export type TeamColleague = OwnTeam["members"][number];
export type PendingInvitation = OwnTeam["invitations"][number];
export type TeamInvitationView = RouteResult<typeof viewTeamInvitation>;

const invalidates = [operatorTeam];

export function useTeam() {
  return useRouteQuery(operatorTeam);
}

export function useInviteEmployee() {
  return useRouteMutation(inviteToTeam, { invalidates });
}

export function useWithdrawTeamInvitation() {
  return useRouteMutation(withdrawTeamInvitation, { invalidates });
}

export function useChangeRights(onSaved: () => void) {
  return useRouteMutation(changeTeamRights, { invalidates, onSuccess: onSaved });
}

export function useRemove(onRemoved: () => void) {
  return useRouteMutation(removeFromTeam, { invalidates, onSuccess: onRemoved });
}

export function useTeamInvitation(token: string) {
  return useRouteQuery(viewTeamInvitation, { body: { token } });
}

/** Whoever joins or leaves acts for another business: nothing that was fetched before holds. */
function useFetchAnew() {
  const client = useQueryClient();
  return async (then: () => void) => {
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await client.invalidateQueries();
    then();
  };
}

export function useJoinTeam(onJoined: () => void) {
  const fetchAnew = useFetchAnew();
  return useRouteMutation(joinTeam, { onSuccess: () => void fetchAnew(onJoined) });
}

export function useLeaveTeam(onLeft: () => void) {
  const fetchAnew = useFetchAnew();
  return useRouteMutation(leaveTeam, { onSuccess: () => void fetchAnew(onLeft) });
}
