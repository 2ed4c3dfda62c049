/** The browsers that show a person's notices, and their wishes. */
import { chooseHours, chooseTopics, getNoticeSettings, type NoticeSettings } from "#contract/notice-settings.ts";
import { addPushSubscription, listPushSubscriptions, removePushSubscription } from "#contract/push.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type TopicChoice = NoticeSettings["topics"][number];

export function isWished({ push, mail }: TopicChoice): boolean {
  return push || mail !== "off";
}

export function useNoticeSettings() {
  return useRouteQuery(getNoticeSettings);
}

export function useChooseTopics() {
  return useRouteMutation(chooseTopics, { invalidates: [getNoticeSettings] });
}

export function useChooseHours(onSuccess: () => void) {
  return useRouteMutation(chooseHours, { invalidates: [getNoticeSettings], onSuccess });
}

export function useBrowsers() {
  return useRouteQuery(listPushSubscriptions);
}

export function useAddBrowser() {
  return useRouteMutation(addPushSubscription, { invalidates: [listPushSubscriptions] });
}

export function useRemoveBrowser() {
  return useRouteMutation(removePushSubscription, { invalidates: [listPushSubscriptions] });
}
