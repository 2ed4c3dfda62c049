/** The queue's calls as hooks. */
import {
  chooseQueueAlerts,
  leaveWindow,
  queueAlerts,
  queueCalibration,
  queueOutlook,
  queueStatus,
  windowRecords,
} from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { LINE_ANSWERS } from "#web/shared/journey/journey-answers.ts";

export type QueueOverview = RouteResult<typeof queueStatus>;
export type Ticket = QueueOverview["tickets"][number];
export type Window = QueueOverview["windows"][number];
export type Outlook = RouteResult<typeof queueOutlook>;
export type PastWindow = RouteResult<typeof windowRecords>[number];

export function useQueueStatus() {
  return useRouteQuery(queueStatus);
}

export function useOutlook() {
  return useRouteQuery(queueOutlook);
}

export function useQueueAlerts() {
  return useRouteQuery(queueAlerts);
}

export function useChooseAlerts() {
  return useRouteMutation(chooseQueueAlerts, { invalidates: [queueAlerts] });
}

export function useLeaveLine(onLeft: () => void) {
  return useRouteMutation(leaveWindow, { invalidates: LINE_ANSWERS, onSuccess: onLeft });
}

export type Calibration = RouteResult<typeof queueCalibration>;

export function useCalibration() {
  return useRouteQuery(queueCalibration);
}

export function useRecords() {
  return useRouteQuery(windowRecords);
}
