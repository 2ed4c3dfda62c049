/** The dialog that adds or changes a traveller: asked for by any screen, drawn by the shell. */
import { useSyncExternalStore } from "react";
import type { Traveller } from "#contract/travellers.ts";

export interface AskedTraveller {
  /** Null: somebody new. */
  readonly traveller: Traveller | null;
  /** Somebody new is the account's owner. */
  readonly asSelf: boolean;
  readonly onSaved: (saved: Traveller) => void;
}

let asked: AskedTraveller | null = null;
const listeners = new Set<() => void>();

function publish(next: AskedTraveller | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export function askForTraveller({
  traveller = null,
  asSelf = false,
  onSaved = () => undefined,
}: Partial<AskedTraveller>) {
  publish({ traveller, asSelf, onSaved });
}

export function closeTravellerDialog(): void {
  publish(null);
}

/** What the shell is to draw; null for nothing. */
export function useAskedTraveller(): AskedTraveller | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}
