/** Whether the voice assistant's panel is open: its own button and the card's open the same one. */
let isOpen = false;
const listeners = new Set<() => void>();

export const panelStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): boolean => isOpen,
};

export function showPanel(shown: boolean): void {
  isOpen = shown;
  for (const listener of listeners) listener();
}
