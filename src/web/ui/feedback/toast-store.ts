/** The one toast in sight: showing another replaces it (SPEC §9), and a dismissed one leaves the list much later. */

/** SPEC §9. */
const TOAST_LIMIT = 1;
const REMOVAL_DELAY_MS = 1_000_000;

export interface ToastText {
  title: string;
  description?: string | undefined;
  /** `bad` is SPEC's destructive style. */
  tone?: "plain" | "good" | "bad" | undefined;
}

export interface ShownToast extends ToastText {
  id: number;
  open: boolean;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function scheduleRemoval(id: number): void {
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      publish(toasts.filter((toast) => toast.id !== id));
    }, REMOVAL_DELAY_MS),
  );
}

/** Shows a toast in place of the one before. */
export function showToast(text: ToastText): void {
  lastId += 1;
  publish([{ ...text, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  scheduleRemoval(id);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly ShownToast[] => toasts,
};
