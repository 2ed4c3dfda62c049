/** Draws a toast, most often the one that an earlier page of this tab has left, with SPEC's constants: 5 s, swipe right 50 px, F8. */
import { takeCarriedToast } from "../../ui/feedback/carried-toast.ts";
import type { ToastText } from "../../ui/feedback/toast-store.ts";

const DURATION_MS = 5000;
const SWIPE_PX = 50;

export function showCarriedToast(): void {
  const toast = takeCarriedToast();
  if (toast) drawToast(toast);
}

export function drawToast(toast: ToastText): void {
  const region = document.getElementById("toasts");
  const card = region?.querySelector<HTMLElement>("[data-toast]");
  if (!region || !card) return;
  fill(card, "[data-toast-title]", toast.title);
  fill(card, "[data-toast-text]", toast.description ?? "");
  card.dataset.tone = toast.tone ?? "plain";
  card.hidden = false;
  hideInTime(card);
  hideBySwipe(card);
  card.querySelector("button")?.addEventListener("click", () => hide(card));
  addEventListener("keydown", ({ key }) => {
    if (key === "F8") region.focus();
    if (key === "Escape") hide(card);
  });
}

function fill(card: HTMLElement, place: string, text: string): void {
  const element = card.querySelector(place);
  if (element) element.textContent = text;
}

function hide(card: HTMLElement): void {
  card.hidden = true;
}

/** Whoever points at it or is in it is still reading. */
function hideInTime(card: HTMLElement): void {
  const start = () => setTimeout(() => hide(card), DURATION_MS);
  let timer = start();
  for (const type of ["pointerenter", "focusin"]) card.addEventListener(type, () => clearTimeout(timer));
  for (const type of ["pointerleave", "focusout"])
    card.addEventListener(type, () => {
      clearTimeout(timer);
      timer = start();
    });
}

/** To the right in every language: the direction is SPEC's and physical. */
function hideBySwipe(card: HTMLElement): void {
  let from: number | null = null;
  card.addEventListener("pointerdown", ({ clientX }) => {
    from = clientX;
  });
  addEventListener("pointermove", ({ clientX }) => {
    if (from !== null) card.style.translate = `${Math.max(0, clientX - from)}px`;
  });
  addEventListener("pointerup", ({ clientX }) => {
    if (from !== null && clientX - from >= SWIPE_PX) hide(card);
    from = null;
    card.style.translate = "";
  });
}
