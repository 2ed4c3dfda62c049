/** Sends the message form without leaving the page; without this file the browser sends it as it is. */
import { momentFormat } from "#i18n/formats.ts";
import { pageTag } from "./page-tag.ts";

interface Answer {
  reference?: string;
  dueAt?: string;
  detail?: string;
  errors?: Record<string, string>;
}

interface VisitorChat {
  startVisitorChat(panel: HTMLElement): void;
}

export function listenToContact(): void {
  fetchChatWhenOpened();
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  if (!form) return;
  const asked = new URLSearchParams(location.search).get("kind");
  if (asked === "privacy") askAboutPrivacy(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.ariaBusy !== "true") void send(form);
  });
  for (const link of document.querySelectorAll<HTMLElement>("[data-closes]"))
    link.addEventListener("click", () => document.getElementById(link.dataset.closes ?? "")?.hidePopover());
  // With a new token: one form is one message.
  document.querySelector("[data-another]")?.addEventListener("click", () => location.reload());
}

/** Where it cannot be fetched the panel goes on leading to the form, and the next opening tries again. */
function fetchChatWhenOpened(): void {
  const panel = document.querySelector<HTMLElement>("[data-chat-script]");
  if (!panel) return;
  panel.addEventListener("toggle", async function wake(event) {
    if (!(event instanceof ToggleEvent) || event.newState !== "open") return;
    const chat: VisitorChat | null = await import(/* @vite-ignore */ panel.dataset.chatScript ?? "").catch(() => null);
    if (!chat) return;
    panel.removeEventListener("toggle", wake);
    chat.startVisitorChat(panel);
  });
}

/** Such a letter has a promise of its own. */
function askAboutPrivacy(form: HTMLFormElement): void {
  const field = form.elements.namedItem("kind");
  if (field instanceof HTMLInputElement) field.value = "privacy";
  form.querySelector("[data-privacy-lead]")?.removeAttribute("hidden");
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  const label = button?.textContent ?? "";
  form.ariaBusy = "true";
  if (button) button.textContent = form.dataset.sending ?? label;
  showProblems(form, {});
  const answer = await post(form).catch((): Answer => ({ detail: form.dataset.failed ?? "" }));
  form.ariaBusy = null;
  if (button) button.textContent = label;
  if (answer.reference) showReceipt(form, answer);
  else showProblems(form, answer);
}

/** The page's language, because a visitor has told no other; an empty phone is none. */
async function post(form: HTMLFormElement): Promise<Answer> {
  const answer = await fetch("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  return answer.json();
}

function showReceipt(form: HTMLFormElement, { reference = "", dueAt = "" }: Answer): void {
  const receipt = document.querySelector<HTMLElement>("[data-receipt]");
  const sent = receipt?.querySelector<HTMLElement>("[data-sent]");
  if (!receipt || !sent) return;
  const moment = momentFormat(pageTag())(dueAt);
  sent.textContent = sent.dataset.sent?.replace("{reference}", reference).replace("{moment}", moment) ?? "";
  form.hidden = true;
  receipt.hidden = false;
  receipt.querySelector("h3")?.focus();
}

/** At their fields; the sentence for all of them above the button. */
function showProblems(form: HTMLFormElement, { detail = "", errors = {} }: Answer): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("[aria-describedby]")) {
    const problem = errors[field.name] ?? "";
    const place = document.getElementById(`${field.id}-problem`);
    if (place) place.textContent = problem;
    field.ariaInvalid = problem === "" ? null : "true";
  }
  const place = form.querySelector<HTMLElement>("[data-problem]");
  if (!place) return;
  place.textContent = detail;
  place.hidden = detail === "";
}
