/** The appearance: the server has set it before the first paint, from the same cookie. */
import { readCookie, writeCookie } from "./cookies.ts";

export function listenToThemes(): void {
  const chosen = readCookie("theme") ?? "system";
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-themes] input")) {
    input.checked = input.value === chosen;
    input.addEventListener("change", () => choose(input.value));
  }
}

function choose(theme: string): void {
  writeCookie("theme", theme);
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}
