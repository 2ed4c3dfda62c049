/** Whether the voice assistant's panel is open: its own button and the card's open the same one, and get the focus back. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

export const panelStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): boolean => opener !== null,
};

export function openPanel(button: HTMLElement): void {
  setOpener(button);
}

export function closePanel(): void {
  opener?.focus();
  setOpener(null);
}

function setOpener(button: HTMLElement | null): void {
  opener = button;
  for (const listener of listeners) listener();
}
