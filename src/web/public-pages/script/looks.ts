/** The looks: the server has set them before the first paint, from the same cookies. */
import type { LookName } from "#domain/looks.ts";
import { changeLook, lookOf } from "../../lib/device/looks.ts";

export function listenToLooks(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-looks] input")) {
    const name = input.name as LookName;
    input.checked = input.value === lookOf(name);
    input.addEventListener("change", () => changeLook(name, input.checked ? input.value : "off"));
  }
}
