/** Which bookings in sight wait for an answer, which of them are chosen, and approving those in one go. */
import { useState } from "react";
import { MAX_BATCH } from "#domain/bookings/desk/answer.ts";
import { useApproveMany } from "#web/shared/answers/use-answers.ts";
import { type Row, useTable } from "./queries.ts";
import type { TableRequest } from "./table-address.ts";
import { isAwaitingAnswer } from "./waiting-rows.ts";

export type Batch = ReturnType<typeof useBatch>;

export function useBatch(asked: TableRequest) {
  const table = useTable(asked);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What was answered may leave the table with the next look at it.
  const [sent, setSent] = useState<readonly Row[]>([]);
  const approve = useApproveMany(() => setChosen(new Set()));
  const now = new Date();
  const rows = asked.by === "booking" ? (table.data?.pages.flatMap((page) => page.rows) ?? []) : [];
  const waiting = rows.filter((row) => isAwaitingAnswer(row, now));
  // Only what is in sight and still waits can be chosen, whatever was ticked before.
  const ids = waiting.flatMap(({ id }) => (chosen.has(id) ? id : []));
  return {
    /** All that one tick chooses. */
    all: waiting.slice(0, MAX_BATCH).map(({ id }) => id),
    chosen: ids,
    choose: (next: readonly string[]) => setChosen(new Set(next)),
    toggle: (id: string) => setChosen(chosen.has(id) ? without(chosen, id) : new Set([...chosen, id])),
    send: () => {
      setSent(waiting.filter(({ id }) => chosen.has(id)));
      approve.mutate({ body: { bookingIds: ids } });
    },
    sent,
    approve,
  };
}

function without(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...chosen].filter((one) => one !== id));
}
