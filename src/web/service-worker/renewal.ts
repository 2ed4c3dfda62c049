/** A push service that ends an address gives the browser another: it is told to the server, or the notices would stop unseen. */

/** What is needed of the browser's own `PushSubscription`. */
interface Subscribed {
  toJSON(): { readonly endpoint?: string; readonly keys?: Record<string, string> };
  unsubscribe(): Promise<boolean>;
}

interface Manager {
  subscribe(options: { readonly userVisibleOnly: boolean; readonly applicationServerKey: string }): Promise<Subscribed>;
}

const CALL = "/api/push-subscriptions";

/**
 * `made`: the new subscription where the browser has one already; else it is made with the installation's key. Where
 * nobody is signed in any more, this browser shows nothing and keeps no address. Rejects without a network.
 */
export async function renewSubscription(manager: Manager, made: Subscribed | null): Promise<void> {
  const known = await fetch(CALL);
  if (known.status === 401) return void (await made?.unsubscribe());
  const { publicKey } = await known.json();
  const renewed = made ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = renewed.toJSON();
  const headers = { "content-type": "application/json" };
  const taken = await fetch(CALL, { method: "POST", headers, body: JSON.stringify({ endpoint, keys }) });
  // Not taken, it would show nothing for ever.
  if (taken.status >= 400 && taken.status < 500) await renewed.unsubscribe();
}
