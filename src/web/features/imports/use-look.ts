/** The dry run of a file: asked again with every answer, the last one stays in sight meanwhile; only the newest question counts. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#web/lib/calls/api-error.ts";

export function useDryRun<Order, Look>(read: (order: Order) => Promise<Look>) {
  const [look, setLook] = useState<Look | null>(null);
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: read });
  return {
    look,
    reading: isPending,
    error,
    // Given here and not above: of an older question, or one that was forgotten, it is not called.
    ask: (order: Order) => mutate(order, { onSuccess: setLook }),
    forget: () => {
      setLook(null);
      reset();
    },
  };
}

/** Saving has met rows that the look in sight did not name: the file is looked at anew. */
export function hasRowsToMend(error: Error): boolean {
  return error instanceof ApiError && error.code === "rows_to_mend";
}
