/** Signing in with a passkey: the challenge, the device's answer, the session. */
import { useMutation } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { askPasskey, loginByPasskey } from "#contract/passkeys.ts";
import { call } from "#web/lib/calls/api.ts";
import { useSinglePress } from "#web/lib/calls/queries.ts";
import { askDevice } from "#web/lib/session/passkeys.ts";

interface Outcome {
  onSuccess: (user: User) => void;
  onError: (error: Error) => void;
}

export function useLoginByPasskey(outcome: Outcome) {
  return useSinglePress(
    useMutation<User, Error, void>({
      mutationFn: async () => {
        const passkey = await askDevice(await call(askPasskey));
        return call(loginByPasskey, { body: { passkey } });
      },
      ...outcome,
    }),
  );
}
