/** The calls of customer groups; a change is made on the version in sight. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  arrangeGroupRooms,
  createCustomerGroup,
  deleteCustomerGroup,
  getCustomerGroup,
  groupableBookings,
  groupListSheet,
  listCustomerGroups,
  restoreCustomerGroup,
  setGroupBookings,
  setGroupRooms,
  setGroupWishes,
  updateCustomerGroup,
} from "#contract/customer-groups.ts";
import type { RouteArgs, RouteResult } from "#contract/route.ts";
import type { GroupList } from "#domain/groups/lists.ts";
import { isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { routeKey, routeQuery, useCallOnce, useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type ListedGroup = RouteResult<typeof listCustomerGroups>[number];
export type GroupDetail = RouteResult<typeof getCustomerGroup>;
export type GroupPerson = GroupDetail["people"][number];
export type GroupRoom = GroupDetail["roomList"][number];
export type GroupBooking = GroupDetail["bookings"][number];
export type Arranged = RouteResult<typeof arrangeGroupRooms>;

const OUTDATED = [listCustomerGroups, groupableBookings, getCustomerGroup] as const;

export function useGroups() {
  return useRouteQuery(listCustomerGroups);
}

export function useGroup(id: string) {
  return useRouteQuery(getCustomerGroup, { params: { id } });
}

/** Nothing is asked while no package is chosen. */
export function useGroupBookings(packageId: string) {
  return useQuery({ ...routeQuery(groupableBookings, { query: { packageId } }), enabled: packageId !== "" });
}

/** Fetched anew each time, because each time is recorded. */
export function useSheet(id: string, list: GroupList) {
  return useQuery({ ...routeQuery(groupListSheet, { params: { id, list } }), gcTime: 0 });
}

export function useCreateGroup(onDone: (group: GroupDetail) => void) {
  return useRouteMutation(createCustomerGroup, { invalidates: OUTDATED, onSuccess: onDone });
}

export function useDeleteGroup(onDone: () => void) {
  return useRouteMutation(deleteCustomerGroup, { invalidates: OUTDATED, onSuccess: onDone });
}

export function useRestoreGroup(onDone: (group: GroupDetail) => void) {
  return useRouteMutation(restoreCustomerGroup, { invalidates: OUTDATED, onSuccess: onDone });
}

interface Change<Body, Result> {
  readonly send: (
    callOnce: ReturnType<typeof useCallOnce>,
    args: { params: { id: string }; headers: { "if-match": string }; body: Body },
  ) => Promise<Result>;
  readonly groupOf: (result: Result) => GroupDetail;
  readonly onDone: ((result: Result) => void) | undefined;
}

/** What somebody else has changed in between comes into sight instead. */
function useChange<Body, Result>({ id, version }: ListedGroup, { send, groupOf, onDone }: Change<Body, Result>) {
  const client = useQueryClient();
  const callOnce = useCallOnce();
  return useMutation<Result, Error, Body>({
    mutationFn: (body) => send(callOnce, { params: { id }, headers: { "if-match": `"${version}"` }, body }),
    onSuccess: (result) => {
      client.setQueryData(routeKey(getCustomerGroup, { params: { id } }), groupOf(result));
      for (const { path } of [listCustomerGroups, groupableBookings])
        void client.invalidateQueries({ queryKey: [path] });
      onDone?.(result);
    },
    onError: (error) => {
      if (!isChangedMeanwhile(error)) return;
      void client.invalidateQueries({ queryKey: [getCustomerGroup.path] });
    },
  });
}

const same = (group: GroupDetail) => group;

export function useUpdateGroup(group: ListedGroup, onDone?: () => void) {
  return useChange<NonNullable<RouteArgs<typeof updateCustomerGroup>["body"]>, GroupDetail>(group, {
    send: (callOnce, args) => callOnce(updateCustomerGroup, args),
    groupOf: same,
    onDone,
  });
}

export function useSetBookings(group: ListedGroup, onDone?: () => void) {
  return useChange<RouteArgs<typeof setGroupBookings>["body"], GroupDetail>(group, {
    send: (callOnce, args) => callOnce(setGroupBookings, args),
    groupOf: same,
    onDone,
  });
}

export function useSetGroupRooms(group: ListedGroup, onDone?: () => void) {
  return useChange<RouteArgs<typeof setGroupRooms>["body"], GroupDetail>(group, {
    send: (callOnce, args) => callOnce(setGroupRooms, args),
    groupOf: same,
    onDone,
  });
}

export function useSetWishes(group: ListedGroup, onDone?: () => void) {
  return useChange<RouteArgs<typeof setGroupWishes>["body"], GroupDetail>(group, {
    send: (callOnce, args) => callOnce(setGroupWishes, args),
    groupOf: same,
    onDone,
  });
}

export function useArrange(group: ListedGroup, onDone: (arranged: Arranged) => void) {
  return useChange<NonNullable<RouteArgs<typeof arrangeGroupRooms>["body"]>, Arranged>(group, {
    send: (callOnce, args) => callOnce(arrangeGroupRooms, args),
    groupOf: (result) => result.group,
    onDone,
  });
}
