/** What a browser does with passkeys; fetched by the screens that offer them. */
import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { askPasskey, beginPasskey, MadePasskey, UsedPasskey } from "#contract/passkeys.ts";
import type { RouteResult } from "#contract/route.ts";

/** Browsers bind a passkey to a name, so there is none at the bare number of a machine. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** The device asks its owner. Rejects where it is not done, for whatever reason. */
export async function askDevice(asked: RouteResult<typeof askPasskey>): Promise<UsedPasskey> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** The device asks its owner. Rejects where it is not done, for whatever reason. */
export async function makePasskey(asked: RouteResult<typeof beginPasskey>): Promise<MadePasskey> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: asked });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Whether the device refused to make a second one for the same account. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
}
