/** The calls of an operator's sale windows as hooks. */
import { myPackages } from "#contract/packages.ts";
import { announceWindow, closeWindow, pauseWindow, resumeWindow, saleWindows } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type SaleWindow = RouteResult<typeof saleWindows>[number];

const OUTDATED = [saleWindows, myPackages] as const;

export function useSaleWindows() {
  return useRouteQuery(saleWindows);
}

export function useAnnounce(onSuccess: () => void) {
  return useRouteMutation(announceWindow, { invalidates: OUTDATED, onSuccess });
}

/** Pausing, resuming and ending, each with its own state. */
export function useSteer(onClosed: () => void) {
  return {
    pause: useRouteMutation(pauseWindow, { invalidates: OUTDATED }),
    resume: useRouteMutation(resumeWindow, { invalidates: OUTDATED }),
    close: useRouteMutation(closeWindow, { invalidates: OUTDATED, onSuccess: onClosed }),
  };
}
