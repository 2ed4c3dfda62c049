/** The calls about what a household plans; every change makes the plans outdated. */
import { listFamily } from "#contract/family.ts";
import {
  addTodo,
  changeTodo,
  type HouseholdPlans,
  type HouseholdTodo,
  householdPlans,
  remindMembers,
  removeTodo,
  setPreferences,
  setRooms,
  setShares,
  takeDefaultTodos,
} from "#contract/household-plans.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type { HouseholdPlans, HouseholdTodo };

const OUTDATED = [householdPlans] as const;

export function useHouseholdPlans(groupId: string) {
  return useRouteQuery(householdPlans, { params: { id: groupId } });
}

export function useSetPreferences(onSuccess: () => void) {
  return useRouteMutation(setPreferences, { invalidates: OUTDATED, onSuccess });
}

export function useSetShares(onSuccess: () => void) {
  return useRouteMutation(setShares, { invalidates: OUTDATED, alsoOnceChanged: true, onSuccess });
}

export function useSetRoomWishes(onSuccess: () => void) {
  return useRouteMutation(setRooms, { invalidates: [householdPlans, listFamily], alsoOnceChanged: true, onSuccess });
}

export function useAddTodo(onSuccess: () => void) {
  return useRouteMutation(addTodo, { invalidates: OUTDATED, onSuccess });
}

export function useTakeDefaultTodos() {
  return useRouteMutation(takeDefaultTodos, { invalidates: OUTDATED });
}

export function useChangeTodo(onSuccess?: () => void) {
  return useRouteMutation(changeTodo, { invalidates: OUTDATED, ...(onSuccess && { onSuccess }) });
}

export function useRemoveTodo(onSuccess: () => void) {
  return useRouteMutation(removeTodo, { invalidates: OUTDATED, onSuccess });
}

export function useRemind() {
  return useRouteMutation(remindMembers, { invalidates: OUTDATED });
}
