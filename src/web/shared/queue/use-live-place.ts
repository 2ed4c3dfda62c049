/** Keeps the place on the screen up to date while live updates are wanted, and says when the last one came. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queueStatus } from "#contract/queue.ts";
import { routeQuery } from "../../lib/calls/queries.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { hearQueue, sendLive } from "../../lib/socket.ts";
import { useLiveState } from "../../lib/use-live.ts";
import { JOURNEY_ANSWERS } from "../journey/journey-answers.ts";
import { isTurningPoint, type QueuePlace, readUpdate, withUpdate } from "./live-place.ts";

/** What the figures rest on (range, pace, seats, sales without the reader) is fetched again after so long, said or unsaid. */
const WHOLE_EVERY_MS = 20_000;
/** And what else is on the page, by the beginning of its call: the calls themselves come with their cards. */
const ALSO = ["/api/queue/outlook", "/api/family"] as const;

export interface LivePlace {
  /** The line is open and listened to. */
  readonly isLive: boolean;
  /** It was open, or is not wanted: nothing new is heard. */
  readonly isClosed: boolean;
  /** When something last came over it; null since the page was opened. */
  readonly lastAt: Date | null;
}

export function useLivePlace(isWanted: boolean): LivePlace {
  const client = useQueryClient();
  const { id: userId } = useSignedIn();
  const state = useLiveState();
  const [lastAt, setLastAt] = useState<Date | null>(null);
  const [wasLive, setWasLive] = useState(false);
  const isLive = isWanted && state === "on";
  if (isLive && !wasLive) setWasLive(true);
  const isClosed = !isWanted || state === "lost" || (wasLive && state !== "on");

  useEffect(() => {
    if (!isLive) return;
    let wholeAt = Date.now();
    const { queryKey } = routeQuery(queueStatus);
    const askWhole = () => {
      wholeAt = Date.now();
      void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === queryKey[0] || isAlso(path) });
    };
    const inSilence = setInterval(() => document.hidden || askWhole(), WHOLE_EVERY_MS);
    const stop = hearQueue((data) => {
      const update = readUpdate(data);
      if (!update) return;
      setLastAt(new Date());
      const known = client.getQueryData<QueuePlace>(queryKey);
      const isOld = Date.now() - wholeAt > WHOLE_EVERY_MS;
      const isTurned = !known || isTurningPoint(known, update);
      if (isTurned) for (const { path } of JOURNEY_ANSWERS) void client.invalidateQueries({ queryKey: [path] });
      if (isOld) askWhole();
      else if (isTurned) void client.invalidateQueries({ queryKey });
      else client.setQueryData(queryKey, withUpdate(known, update));
    });
    sendLive("subscribe_queue", { userId });
    return () => {
      clearInterval(inSilence);
      stop();
    };
  }, [client, userId, isLive]);

  return { isLive, isClosed, lastAt };
}

function isAlso(path: unknown): boolean {
  return ALSO.some((start) => String(path).startsWith(start));
}
