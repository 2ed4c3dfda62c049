/** What is worked out from travellers, papers, places and money is outdated with each of them: nobody copies an old name. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getBooking } from "#contract/bookings.ts";
import { readHandoff } from "#contract/handoff.ts";
import { journey, journeyGuide } from "#contract/journey.ts";
import type { LiveType } from "#contract/realtime.ts";
import { useConfirmBooking } from "../features/bookings/queries.ts";
import { useConfirmName } from "../features/documents/queries.ts";
import { useDissolveFamily, useWithdrawInvitation } from "../features/family/changes.ts";
import { useAccept } from "../features/family/joining/joining-queries.ts";
import { useRemovePlan } from "../features/payments/queries.ts";
import { useLeaveLine } from "../features/queue/queries.ts";
import { useDeleteTraveller } from "../features/travellers/queries.ts";
import { routeKey } from "../lib/calls/queries.ts";
import { createQueryClient } from "../lib/calls/query-client.ts";
import { useJoinLine } from "../shared/queue/use-joining.ts";
import { answerCalls, json } from "../testing/answers.ts";
import { fakeSockets } from "../testing/fake-socket.ts";
import { EnglishWords } from "../testing/words.tsx";
import { LiveUpdates } from "./live-updates.tsx";

const params = { id: "b1" };
const WORKED_OUT = [routeKey(journey), routeKey(journeyGuide), routeKey(readHandoff, { params })];
const BOOKING = routeKey(getBooking, { params });
const nothing = () => undefined;

/** A page that has been told all of it before. */
function knowing(): QueryClient {
  const client = createQueryClient({ onSessionEnded: nothing });
  for (const key of [...WORKED_OUT, BOOKING]) client.setQueryData(key, {});
  return client;
}

const isOutdated = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

/** One row each: the call's answer is the same for all, as the lists do not hang on it. */
const ACTS: Record<string, () => () => void> = {
  "a traveller is deleted": () => {
    const { mutate } = useDeleteTraveller(nothing);
    return () => mutate({ params });
  },
  "a name is confirmed": () => {
    const { mutate } = useConfirmName();
    return () => mutate({ params });
  },
  "a booking is confirmed": () => {
    const { mutate } = useConfirmBooking();
    return () => mutate({ params });
  },
  "a household is dissolved": () => {
    const { mutate } = useDissolveFamily(nothing);
    return () => mutate({ params });
  },
  "an invitation is withdrawn": () => {
    const { mutate } = useWithdrawInvitation();
    return () => mutate({ params: { id: "f1", invitationId: "i1" } });
  },
  "an invitation is taken": () => {
    const { mutate } = useAccept(nothing);
    return () => mutate({ body: { token: "t1" } });
  },
  "a line is joined": () => {
    const { mutate } = useJoinLine();
    return () => mutate({ params, body: { stepFree: false } });
  },
  "a line is left": () => {
    const { mutate } = useLeaveLine(nothing);
    return () => mutate({ params });
  },
  "a plan is removed": () => {
    const { mutate } = useRemovePlan();
    return () => mutate({ params });
  },
};

function Act({ use }: { use: () => () => void }) {
  const act = use();
  return (
    <button type="button" onClick={act}>
      Act
    </button>
  );
}

it.each(Object.entries(ACTS))("after %s", async (_, use) => {
  vi.stubGlobal("fetch", async () => json({}));
  const client = knowing();
  await render(
    <QueryClientProvider client={client}>
      <Act use={use} />
    </QueryClientProvider>,
  );

  await page.getByRole("button").click();

  for (const key of WORKED_OUT) await expect.poll(() => isOutdated(client, key)).toBe(true);
  if (use === ACTS["a plan is removed"]) expect(isOutdated(client, BOOKING)).toBe(true);
});

it.each<LiveType>(["notification", "booking_update", "document_update", "waitlist_update"])(
  "when the live channel says %s",
  async (type) => {
    const sockets = fakeSockets();
    answerCalls({ "GET /api/notifications": () => json({ notifications: [], unread: 0 }) });
    const client = knowing();
    await render(
      <EnglishWords>
        <QueryClientProvider client={client}>
          <LiveUpdates />
        </QueryClientProvider>
      </EnglishWords>,
    );
    await expect.poll(() => sockets).toHaveLength(1);

    sockets[0]?.say(JSON.stringify({ type }));

    for (const key of WORKED_OUT) await expect.poll(() => isOutdated(client, key)).toBe(true);
  },
);
