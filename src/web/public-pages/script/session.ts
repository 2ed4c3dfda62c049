/** Whoever is signed in is greeted, and from the landing page taken to the dashboard of the role (SPEC §2). No cookie, no request. */

import { readCookie } from "../../lib/device/cookies.ts";
import { forgetVault } from "../../lib/session/device-vault.ts";
import { drawToast } from "./carried-toast.ts";
import { showNextPrayer } from "./next-prayer.ts";
import { showProfile } from "./profile.ts";

interface Visitor {
  firstName: string;
  role: string;
}

const root = document.documentElement;

export async function showWhoIsHere(): Promise<void> {
  if (!readCookie("signed_in")) return;
  root.dataset.session = "asking";
  const visitor = await ask();
  if (visitor) greet(visitor);
  else delete root.dataset.session;
}

/** Null for nobody, and when there is no answer: the page is for visitors then. */
async function ask(): Promise<Visitor | null> {
  try {
    const answer = await fetch("/api/user");
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function greet({ firstName, role }: Visitor): void {
  const dashboard = dashboardOf(role);
  for (const place of document.querySelectorAll<HTMLElement>("[data-greeting]"))
    place.textContent = place.dataset.greeting?.replace("{name}", firstName) ?? "";
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-dashboard]")) link.href = dashboard;
  for (const button of document.querySelectorAll<HTMLElement>("[data-logout]"))
    button.addEventListener("click", () => void signOut(button.dataset.logout));
  root.dataset.session = "known";
  root.dataset.role = role;
  if ("leadsOn" in document.body.dataset) location.replace(dashboard);
  void showProfile(role);
  void showNextPrayer();
}

/** The page carries the contract's table, so that this file need not. */
function dashboardOf(role: string): string {
  const table: Record<string, string> = JSON.parse(document.body.dataset.dashboards ?? "{}");
  return table[role] ?? "/";
}

/** SPEC §4: the shared header leads to `next` and tells a failure; other pages load anew and only log one. */
async function signOut(next = ""): Promise<void> {
  try {
    const answer = await fetch("/api/logout", { method: "POST" });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    await forgetVault();
    if (next) location.assign(next);
    else location.reload();
  } catch (error) {
    console.error("Logout failed", error);
    const description = error instanceof Error ? error.message : "";
    const title = document.getElementById("toasts")?.dataset.logoutFailed ?? "";
    if (next) drawToast({ title, description, tone: "bad" });
  }
}
