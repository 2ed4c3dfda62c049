/** 'Try … Demo': signs in with the demonstration's account on the way to its dashboard. */
import { carryToast } from "../../ui/feedback/carried-toast.ts";
import { isPlainClick } from "./plain-click.ts";

interface DemoAccount {
  role: string;
  username: string;
  password: string;
}

export function listenToDemos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-demo]"))
    link.addEventListener("click", (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (link.ariaBusy !== "true") void enter(link);
    });
}

/** Without a demonstration the visitor signs in first and comes out at the same place. */
async function enter(link: HTMLAnchorElement): Promise<void> {
  showBusy(link);
  const { pathname } = link;
  const isIn = await signIn(link.dataset.demo ?? "").catch(() => false);
  location.assign(isIn ? pathname : `/auth?next=${encodeURIComponent(pathname)}`);
}

function showBusy(link: HTMLAnchorElement): void {
  link.ariaBusy = "true";
  const label = link.querySelector("span");
  const before = label?.textContent ?? "";
  if (label) label.textContent = link.dataset.entering ?? before;
  // The browser may bring this very page back, as it was left.
  addEventListener("pageshow", () => {
    link.ariaBusy = null;
    if (label) label.textContent = before;
  });
}

async function signIn(role: string): Promise<boolean> {
  const accounts: DemoAccount[] = await (await fetch("/api/demo-accounts")).json();
  const account = accounts.find((one) => one.role === role);
  if (!account) return false;
  const { username, password } = account;
  const { ok } = await fetch("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (ok) carryWelcome();
  return ok;
}

function carryWelcome(): void {
  const { loginTitle = "", loginText } = document.getElementById("toasts")?.dataset ?? {};
  carryToast({ title: loginTitle, description: loginText });
}
