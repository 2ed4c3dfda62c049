/** Wakes the chat in the contact page's help panel: the markup is the page's, this file fills it. */
import type { Answer } from "#assistant/answer/answer.ts";
import { LONGEST_LETTER } from "#domain/contact/contact.ts";
import { showMeasuredTime } from "./measured-time.ts";
import { visitorEngine } from "./visitor-engine.ts";

interface Line {
  readonly who: string;
  readonly text: string;
}

/** Called once, when the panel is first opened; the elements it fills carry `data-chat-…`. */
export function startVisitorChat(panel: HTMLElement): void {
  const chat = part(panel, "[data-chat]");
  const form = part(panel, "[data-chat-form]");
  const log = part(panel, "[data-chat-log]");
  const { weights = "", spellings = "{}" } = chat.dataset;
  const answerVisitor = visitorEngine({ weights, spellings: JSON.parse(spellings) }, document.documentElement.lang);
  const told: Line[] = [];
  let isBusy = false;

  chat.hidden = false;
  part(panel, "[data-chat-none]").hidden = true;
  const field = form.querySelector("input");
  field?.focus();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field?.value.trim() ?? "";
    if (text === "" || isBusy) return;
    void ask(text, null);
    if (field) field.value = "";
  });
  part(panel, "[data-chat-hand-over]").addEventListener("click", () => handOver(panel, told));
  void showMeasuredTime(part(panel, "[data-chat-measured]"));

  async function ask(text: string, intent: string | null): Promise<void> {
    isBusy = true;
    chat.ariaBusy = "true";
    told.push({ who: chat.dataset.you ?? "", text });
    show(copyOf(panel, "[data-chat-asked]"), text);
    const given = await answerVisitor(text, intent).catch(() => null);
    isBusy = false;
    chat.ariaBusy = null;
    if (given) showAnswer(given);
    else show(copyOf(panel, "[data-chat-answered]"), chat.dataset.failed ?? "");
  }

  function showAnswer(given: Answer): void {
    told.push({ who: chat.dataset.assistant ?? "", text: given.content });
    const bubble = copyOf(panel, "[data-chat-answered]");
    bubble.lang = given.locale;
    for (const { label, target } of given.actions) bubble.append(...actionOf(label, target));
    for (const { source, url } of given.citations) bubble.append(...linkOf("[data-chat-source]", source, url));
    show(bubble, given.content);
  }

  /** Each line finds its own direction. */
  function show(bubble: HTMLElement, text: string): void {
    const lines = text.split("\n").map((line) => {
      const paragraph = document.createElement("p");
      paragraph.dir = "auto";
      paragraph.textContent = line;
      return paragraph;
    });
    part(bubble, "[data-chat-text]").append(...lines);
    log.append(bubble);
    // To its beginning: a long answer is read from there, and the field stays in sight beneath.
    log.scrollTop = bubble.offsetTop - log.offsetTop;
  }

  /** A number to call, a place of ours, or a question to ask; a person is offered beneath the chat at all times. */
  function actionOf(label: string, target: string): HTMLElement[] {
    const at = target.indexOf(":");
    const [kind, rest] = [target.slice(0, at), target.slice(at + 1)];
    if (kind === "open" && /^\/(?!\/)/.test(rest)) return linkOf("[data-chat-place]", label, rest);
    if (kind === "call") return linkOf("[data-chat-place]", label, `tel:${rest}`);
    if (kind !== "ask") return [];
    const button = copyOf(panel, "[data-chat-choice]");
    button.textContent = label;
    button.addEventListener("click", () => {
      if (!isBusy) void ask(label, rest);
    });
    return [button];
  }

  function linkOf(template: string, label: string, address: string): HTMLElement[] {
    const link = copyOf(panel, template);
    if (!(link instanceof HTMLAnchorElement)) return [];
    link.href = address;
    link.textContent = label;
    return [link];
  }
}

/** Only fills the message form: nothing is sent before the visitor has read it and pressed its button. */
function handOver(panel: HTMLElement, told: readonly Line[]): void {
  const chat = part(panel, "[data-chat]");
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  const [subject, message] = ["subject", "message"].map((name) => form?.elements.namedItem(name));
  if (subject instanceof HTMLInputElement && subject.value === "") subject.value = chat.dataset.subject ?? "";
  const conversation = told.map(({ who, text }) => `${who}: ${text}`).join("\n\n");
  if (message instanceof HTMLTextAreaElement && told.length > 0)
    message.value = [message.value, conversation].filter(Boolean).join("\n\n").slice(-LONGEST_LETTER);
  panel.hidePopover();
  const first = form?.elements.namedItem("firstName");
  if (first instanceof HTMLElement) first.focus();
}

/** Of the page's own markup; without it nothing here makes sense. */
function part(within: ParentNode, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function copyOf(panel: HTMLElement, selector: string): HTMLElement {
  const template = part(panel, selector);
  const copy = template instanceof HTMLTemplateElement ? template.content.firstElementChild?.cloneNode(true) : null;
  if (!(copy instanceof HTMLElement)) throw new Error(`${selector} is no template.`);
  return copy;
}
