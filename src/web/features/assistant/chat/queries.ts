/** The account's conversation: its newest messages, older ones by page, and what is done with the whole. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { AGENTS } from "#assistant/intents/agents.ts";
import { deleteConversation, handOffConversation, readConversation, thumbAnswer } from "#contract/conversations.ts";
import type { RouteResult } from "#contract/route.ts";
import { call } from "#web/lib/calls/api.ts";
import { routeKey, useRouteMutation } from "#web/lib/calls/queries.ts";

export type AssistantMessage = RouteResult<typeof readConversation>["conversationData"][number];

/** The id of the message that older ones are asked for; null: the newest. */
const NEWEST: number | null = null;

/** Whichever agent's path is called, it is the same conversation. */
export const CONVERSATION = { params: { agentId: AGENTS[0] } } as const;

export const CONVERSATION_KEY = routeKey(readConversation, CONVERSATION);

/** SPEC §9: the last ten are shown; each further page is ten more. */
export function useConversation() {
  return useInfiniteQuery({
    queryKey: CONVERSATION_KEY,
    queryFn: ({ pageParam }: { pageParam: number | null }) =>
      call(readConversation, {
        ...CONVERSATION,
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ conversationData: [first], hasOlder }) => (hasOlder && first ? Number(first.id) : null),
    select: ({ pages }) => pages.toReversed().flatMap(({ conversationData }) => conversationData),
    // Staff answer at any time, also while the live channel is lost.
    refetchOnMount: "always",
  });
}

export function useDeleteConversation(onSuccess: () => void) {
  return useRouteMutation(deleteConversation, { invalidates: [readConversation], onSuccess });
}

export function useHandOff(onSuccess: () => void) {
  return useRouteMutation(handOffConversation, { invalidates: [readConversation], onSuccess });
}

export function useThumb(onError: () => void) {
  return useRouteMutation(thumbAnswer, { invalidates: [readConversation], onError });
}
