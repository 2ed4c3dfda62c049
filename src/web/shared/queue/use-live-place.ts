/** Keeps the place on the screen up to date while live updates are wanted, and says when the last one came. */
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queueStatus } from "#contract/queue.ts";
import { windowPlaces } from "#contract/queue-places.ts";
import { callOpenly } from "../../lib/calls/api.ts";
import { routeQuery } from "../../lib/calls/queries.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { hearPlaces, sendLive } from "../../lib/socket.ts";
import { useLiveState } from "../../lib/use-live.ts";
import { JOURNEY_ANSWERS } from "../journey/journey-answers.ts";
import { type LiveQueueStatus, readPlaces, withPlaces } from "./live-place.ts";

/** What the figures rest on (range, pace, seats, sales without the reader) is fetched again after so long, said or unsaid. */
const WHOLE_EVERY_MS = 20_000;
/** Where all who look on have to ask at once, as after the draw, they do it within a millisecond for each who waits. */
const LONGEST_SPREAD_MS = 30_000;
/** What the answer has not changed is not asked for again at once. */
const ASK_AGAIN_MS = 3_000;
/** And what else is on the page, by the beginning of its call: the calls themselves come with their cards. */
const ALSO = ["/api/queue/outlook", "/api/family"] as const;

/** So often the file is read while there is no line. */
const FILE_EVERY_MS = 10_000;

export interface LivePlace {
  /** The line is open and listened to, or else the file is read. */
  readonly isLive: boolean;
  /** It was open, or is not wanted: nothing new is heard. */
  readonly isClosed: boolean;
  /** When something last came over it; null since the page was opened. */
  readonly lastAt: Date | null;
}

type Take = (data: unknown) => void;

export function useLivePlace(isWanted: boolean): LivePlace {
  const client = useQueryClient();
  const { id: userId } = useSignedIn();
  const state = useLiveState();
  const windowId = useOwnWindow();
  const [lastAt, setLastAt] = useState<Date | null>(null);
  const [wasLive, setWasLive] = useState(false);
  const [isFileRead, setFileRead] = useState(false);
  const isHeard = isWanted && state === "on";
  const isLost = isWanted && state === "lost";
  if (isHeard && !wasLive) setWasLive(true);
  const isLive = isHeard || (isLost && isFileRead);
  const isClosed = !isLive && (!isWanted || state === "lost" || wasLive);

  useEffect(() => {
    if (!(isHeard || isLost)) return;
    const place = openPlace(client);
    const take: Take = (data) => {
      if (place.take(data)) setLastAt(new Date());
    };
    const stop = isHeard ? listen(userId, windowId, take) : readFile(windowId, take, setFileRead);
    return () => {
      stop();
      place.close();
    };
  }, [client, userId, isHeard, isLost, windowId]);

  return { isLive, isClosed, lastAt };
}

function listen(userId: string, windowId: string | null, take: Take): () => void {
  const stop = hearPlaces(take);
  if (windowId !== null) sendLive("subscribe_places", { userId, windowId });
  return stop;
}

/** The same message as a file, now and then, for whom no line can be opened. */
function readFile(windowId: string | null, take: Take, tell: (isRead: boolean) => void): () => void {
  if (windowId === null) return () => undefined;
  let isLeft = false;
  const read = async () => {
    const places = await callOpenly(windowPlaces, { params: { id: windowId } }).catch(() => null);
    if (isLeft) return;
    tell(places !== null);
    take(places);
  };
  const timer = setInterval(() => document.hidden || void read(), FILE_EVERY_MS);
  return () => {
    isLeft = true;
    clearInterval(timer);
    tell(false);
  };
}

/** The window of the place that the page shows; null while it shows none. It asks for nothing itself. */
function useOwnWindow(): string | null {
  const { data } = useQuery({ ...routeQuery(queueStatus), enabled: false });
  return data?.ticket?.windowId ?? null;
}

/** The place in the page's memory: what is told of the line moves it, and what is not told is asked for. */
function openPlace(client: QueryClient) {
  const { queryKey } = routeQuery(queueStatus);
  let wholeAt = Date.now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askWhole = () => {
    wholeAt = Date.now();
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === queryKey[0] || isAlso(path) });
  };
  const inSilence = setInterval(() => document.hidden || askWhole(), WHOLE_EVERY_MS);

  function askWithin(ms: number): void {
    const rest = Math.max(0, askedAt + ASK_AGAIN_MS - Date.now());
    timer ??= setTimeout(
      () => {
        timer = undefined;
        askedAt = Date.now();
        for (const { path } of JOURNEY_ANSWERS) void client.invalidateQueries({ queryKey: [path] });
        void client.invalidateQueries({ queryKey });
      },
      rest + Math.random() * ms,
    );
  }

  return {
    /** False for what is no news of a line. */
    take(data: unknown): boolean {
      const places = readPlaces(data);
      if (!places) return false;
      const status = client.getQueryData<LiveQueueStatus>(queryKey);
      const heard = status ? withPlaces(status, places) : ({ kind: "turn" } as const);
      if (heard.kind === "turn") askWithin(0);
      if (heard.kind === "whole") askWithin(Math.min(LONGEST_SPREAD_MS, places.waiting));
      if (heard.kind === "known") {
        clearTimeout(timer);
        timer = undefined;
        if (Date.now() - wholeAt > WHOLE_EVERY_MS) askWhole();
        else client.setQueryData(queryKey, heard.status);
      }
      return heard.kind !== "other";
    },
    close(): void {
      clearInterval(inSilence);
      clearTimeout(timer);
    },
  };
}

function isAlso(path: unknown): boolean {
  return ALSO.some((start) => String(path).startsWith(start));
}
