/** Which offices are open now, by the clock of each place; looked at again every minute. */
import { type Office, officeState } from "#domain/contact/office-hours.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { clockFormat } from "#i18n/formats.ts";
import { pageTag } from "./page-tag.ts";

interface Words {
  days: Record<string, string>;
  open: string;
  today: string;
  later: string;
  closed: string;
}

export function showOpenOffices(): void {
  const list = document.querySelector<HTMLElement>("[data-offices]");
  if (!list) return;
  const words: Words = JSON.parse(list.dataset.offices ?? "");
  const show = () => {
    for (const place of list.querySelectorAll<HTMLElement>("[data-office]")) {
      const office: Office = JSON.parse(place.dataset.office ?? "");
      place.textContent = sentence(office, words);
      place.classList.toggle("text-ok", officeState(office, new Date()).open);
    }
  };
  show();
  setInterval(show, MINUTE_MS);
}

function sentence(office: Office, words: Words): string {
  const state = officeState(office, new Date());
  const clock = clockFormat(pageTag());
  if (state.open) return words.open.replace("{until}", clock(state.until));
  if (!state.next) return words.closed;
  const { day, at } = state.next;
  return (day ? words.later : words.today).replace("{day}", words.days[day ?? ""] ?? "").replace("{at}", clock(at));
}
