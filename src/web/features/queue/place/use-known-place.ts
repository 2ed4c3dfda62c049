/** The place as it is last known, kept while the page stays open. */
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useMinute } from "#web/lib/use-minute.ts";
import type { LivePlace } from "#web/shared/queue/use-live-place.ts";
import type { QueueOverview } from "../queries.ts";
import { type LastKnownPlace, oldSince, withKnownWait } from "./known-place.ts";

export interface KnownPlace {
  readonly status: QueueOverview;
  /** Since when the shown wait is not current any more; null while it is, and while none is shown. */
  readonly oldSince: Date | null;
}

export function useKnownPlace(
  { data, dataUpdatedAt }: UseQueryResult<QueueOverview>,
  live: LivePlace,
): KnownPlace | null {
  const now = useMinute().getTime();
  const [kept, setKept] = useState<{
    readonly data: QueueOverview;
    readonly at: number;
    readonly known: LastKnownPlace;
  } | null>(null);
  if (!data) return null;
  // An answer that says the same is the same object, and yet it is news that it still holds.
  const isKept = kept?.data === data && kept.at === dataUpdatedAt;
  const known = isKept ? kept.known : withKnownWait(kept?.known ?? null, data, dataUpdatedAt);
  if (!isKept) setKept({ data, at: dataUpdatedAt, known });
  const since = oldSince(known, { isLive: !live.isClosed, heardAt: dataUpdatedAt, now });
  return { status: known.status, oldSince: since === null ? null : new Date(since) };
}
