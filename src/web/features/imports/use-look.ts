/** The dry run of a file: asked again with every answer, the last one stays in sight meanwhile. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#web/lib/calls/api-error.ts";

export function useDryRun<Order, Look>(read: (order: Order) => Promise<Look>) {
  const [look, setLook] = useState<Look | null>(null);
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: read, onSuccess: setLook });
  return {
    look,
    reading: isPending,
    error,
    ask: (order: Order) => mutate(order),
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
