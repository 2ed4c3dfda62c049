/** Room for how the household stands: the sentence and its words come with the answer. */
import { Suspense } from "react";
import { queueStatus } from "#contract/queue.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { late } from "#web/lib/late.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { type LineStand, lineStand } from "./line-stand.ts";

const LineNote = late(async () => {
  const [file] = await Promise.all([import("./line-note.tsx"), wantWords(["line"])]);
  return file.LineNote;
});

interface LineSlotProps {
  /** Of this household; left out: of all of the reader's. */
  familyId?: string;
  /** Which of them are said here; left out: all. */
  kinds?: readonly LineStand["kind"][];
  onNight?: boolean;
}

export function LineSlot({ familyId, kinds, onNight = false }: LineSlotProps) {
  const { data } = useRouteQuery(queueStatus);
  const stand = data && lineStand(data, familyId);
  if (!stand || (kinds && !kinds.includes(stand.kind))) return null;
  return (
    <Suspense fallback={null}>
      <LineNote stand={stand} onNight={onNight} />
    </Suspense>
  );
}
