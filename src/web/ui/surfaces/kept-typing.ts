/**
 * What was typed in a dialog that is left is there again when the same thing opens it anew, for as long as this page is
 * loaded. What was sent is forgotten. Files, passwords, one-time codes and card data are never kept.
 */
import { type MutationCache, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By what a control is called; a tick or a choice is kept as whether it is on. */
type Texts = Map<string, string>;

interface Typing {
  readonly opener: Element;
  /** Where the opener is in the dialog that it was pressed in; nothing on the page itself. */
  readonly place: string;
  /** Null until it is drawn. */
  box: Element | null;
  /** Which dialog of this opener. */
  name: string;
  readonly texts: Texts;
  /** Left and not yet back in their controls, which may be drawn later. */
  waiting: Texts;
  /** The form was sent as it stands: a dialog that then closes by itself is done. */
  isSent: boolean;
}

/** The opener tells which of a list's rows the dialog is about. */
const kept = new WeakMap<Element, Map<string, Texts>>();
const open: Typing[] = [];
const watched = new WeakSet<MutationCache>();
const sentFrom = new WeakMap<object, Typing>();
let pressed: Element | null = null;

/** Begins to note what is pressed: some browsers do not focus it. */
export function watchPresses(): void {
  document.addEventListener("click", ({ target }) => (pressed = target instanceof Element ? target : null), true);
}

/** `content` for the dialog's element, `leave` for when somebody closes it over what was sent and may have been refused. */
export function useKeptTyping() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [typing] = useState(beginTyping);
  const mutations = useQueryClient().getMutationCache();
  useEffect(() => {
    if (!box) return;
    watchMutations(mutations);
    typing.box = box;
    open.push(typing);
    takeUp(typing, box);
    const stopNoting = note(typing, box);
    return () => {
      stopNoting();
      open.splice(open.indexOf(typing), 1);
      if (typing.isSent) forget(typing);
      else keep(typing);
    };
  }, [box, typing, mutations]);
  return { content: setBox, leave: () => leave(typing) };
}

function beginTyping(): Typing {
  const focused = document.activeElement;
  const opener = focused && focused !== document.body ? focused : (pressed?.closest("button, a") ?? document.body);
  const from = open.findLast(({ box }) => box?.contains(opener));
  return {
    // What a dialog was opened by goes with that dialog: the page's own opener is there again.
    opener: from?.opener ?? opener,
    place: from ? `${from.name} ${placeOf(opener, from.box)}` : "",
    ...{ box: null, name: "", texts: new Map(), waiting: new Map(), isSent: false },
  };
}

function placeOf(opener: Element, box: Element | null): number {
  return [...(box?.querySelectorAll("button, a") ?? [])].indexOf(opener);
}

/** Two dialogs of one opener differ in place or title. */
function nameOf(place: string, box: Element): string {
  const said = (attribute: string) => document.getElementById(box.getAttribute(attribute) ?? "")?.textContent ?? "";
  return [place, location.pathname, said("aria-labelledby"), said("aria-describedby")].join("\n");
}

/** What is sent from a dialog is known once its call has succeeded, also when the dialog is gone by then. */
function watchMutations(mutations: MutationCache): void {
  if (watched.has(mutations)) return;
  watched.add(mutations);
  mutations.subscribe((event) => {
    if (event.type !== "updated") return;
    const top = open.at(-1);
    if (event.action.type === "pending" && top) sentFrom.set(event.mutation, top);
    const typing = sentFrom.get(event.mutation);
    if (event.action.type === "success" && typing) forget(typing);
  });
}

function forget(typing: Typing): void {
  typing.texts.clear();
  typing.waiting.clear();
  kept.get(typing.opener)?.delete(typing.name);
}

function leave(typing: Typing): void {
  typing.isSent = false;
}

function keep(typing: Typing): void {
  const ofOpener = kept.get(typing.opener) ?? new Map<string, Texts>();
  kept.set(typing.opener, ofOpener.set(typing.name, new Map(typing.texts)));
}

function takeUp(typing: Typing, box: Element): void {
  typing.name = nameOf(typing.place, box);
  typing.waiting = new Map(kept.get(typing.opener)?.get(typing.name));
  for (const [name, text] of typing.waiting) typing.texts.set(name, text);
}

/** Notes what is typed, and puts back what waits as its controls come. Gives what ends it. */
function note(typing: Typing, box: Element): () => void {
  const onInput = ({ target }: Event) => {
    for (const [name, control] of controlsOf(box)) {
      if (control !== target && !isOtherOf(control, target)) continue;
      typing.texts.set(name, textOf(control));
      typing.waiting.delete(name);
    }
    typing.isSent = false;
  };
  const onSubmit = () => {
    typing.isSent = true;
  };
  // A button may take back what was typed.
  const onClick = () => setTimeout(() => readAgain(typing, box), 0);
  const comers = new MutationObserver(() => void putBack(typing, box, comers));
  const heard = { input: onInput, change: onInput, submit: onSubmit, click: onClick };
  for (const [event, listener] of Object.entries(heard)) box.addEventListener(event, listener);
  if (typing.waiting.size > 0) {
    comers.observe(box, { childList: true, subtree: true });
    void putBack(typing, box, comers);
  }
  return () => {
    comers.disconnect();
    for (const [event, listener] of Object.entries(heard)) box.removeEventListener(event, listener);
  };
}

function readAgain({ texts, waiting }: Typing, box: Element): void {
  for (const [name, control] of controlsOf(box)) {
    if (texts.has(name) && !waiting.has(name)) texts.set(name, textOf(control));
  }
}

/** Another choice of the one that was chosen: it is off now. */
function isOtherOf(control: Control, target: EventTarget | null): boolean {
  return isChoice(control) && isChoice(target) && control.name !== "" && control.name === target.name;
}

function isChoice(control: EventTarget | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
}

/** One by one: a form answers to each before the next. */
async function putBack({ waiting }: Typing, box: Element, comers: MutationObserver): Promise<void> {
  for (const [name, control] of controlsOf(box)) {
    const text = waiting.get(name);
    if (text === undefined || !canTake(control, text)) continue;
    waiting.delete(name);
    if (textOf(control) !== text) type(control, text);
    await Promise.resolve();
  }
  if (waiting.size === 0) comers.disconnect();
}

/** A list may still lack what was chosen in it; a choice that was off is off by the other's being on. */
function canTake(control: Control, text: string): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some(({ value }) => value === text);
  return !control.disabled && !(isChoice(control) && text === "");
}

/** As if a person had typed it, so that a form that holds its own state knows. */
function type(control: Control, text: string): void {
  if (isTick(control)) {
    control.click();
    return;
  }
  // React puts a setter of its own on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function textOf(control: Control): string {
  if (isTick(control)) return control.checked ? "on" : "";
  return control.value;
}

/** Each under a name that is the same when the dialog is drawn anew; made-up ones (`_r_1_`) are not. */
function controlsOf(box: Element): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of box.querySelectorAll<Control>("input, textarea, select")) {
    if (!mayBeKept(control)) continue;
    const name = control.name.startsWith("_r_") ? "" : control.name;
    const label = control.labels?.[0]?.textContent ?? control.ariaLabel ?? "";
    const first = [control.type, name, label].join(" ");
    let whole = first;
    for (let same = 2; found.has(whole); same += 1) whole = `${first} ${same}`;
    found.set(whole, control);
  }
  return found;
}

const NEVER_TYPES = ["password", "file", "hidden"];
const NEVER_FILLED = /^(one-time-code|cc-.*|.*-password)$/;

/** `data-not-kept` marks what else is too private to stay, or a part that is. */
function mayBeKept(control: Control): boolean {
  if (NEVER_TYPES.includes(control.type) || NEVER_FILLED.test(control.autocomplete)) return false;
  return control.closest("[data-not-kept]") === null;
}
