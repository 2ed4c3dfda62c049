/** Making a passkey of one's own: the server's challenge by the password, the device, and the name under which it is kept. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/accounts.ts";
import { addPasskey, beginPasskey, listPasskeys } from "#contract/passkeys.ts";
import { ApiError, NetworkError } from "../calls/api-error.ts";
import { useCallOnce, useSinglePress } from "../calls/queries.ts";
import { makePasskey } from "./passkeys.ts";

interface Asked {
  readonly name: string;
  readonly password: string;
  readonly code?: string | undefined;
}

export function useMakePasskey({ onSuccess, onError }: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  const callOnce = useCallOnce();
  return useSinglePress(
    useMutation<void, Error, Asked>({
      mutationFn: async ({ name, ...proof }) => {
        const passkey = await makePasskey(await callOnce(beginPasskey, { body: proof }));
        await callOnce(addPasskey, { body: { name, passkey } });
      },
      onSuccess: () => {
        for (const { path } of [listPasskeys, currentUser]) void client.invalidateQueries({ queryKey: [path] });
        onSuccess();
      },
      onError,
    }),
  );
}

/** Whether it was the device, or its owner there, that did not make it. */
export function isOfDevice(error: Error | null): boolean {
  return error !== null && !(error instanceof ApiError) && !(error instanceof NetworkError);
}
