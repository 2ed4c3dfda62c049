/** Films: only on wide screens, for nobody who asked for less motion or less data, and only while they are in sight. */

import { lookOf } from "../../lib/device/looks.ts";

const WANTED = "(min-width: 48rem) and (prefers-reduced-motion: no-preference)";

export function startFilms(): void {
  if (!matchMedia(WANTED).matches || savesData() || lookOf("plain") === "on") return;
  // Whatever the page is read by comes first.
  addEventListener("load", () => {
    for (const film of document.querySelectorAll<HTMLVideoElement>("video[data-film]")) start(film);
  });
}

function start(film: HTMLVideoElement): void {
  const place = film.closest("section");
  const button = place?.querySelector<HTMLButtonElement>("[data-film-switch]");
  if (!place || !button) return;
  let isStopped = false;
  film.muted = true;
  film.poster = film.dataset.poster ?? "";
  film.addEventListener("playing", () => {
    place.dataset.filmState = "playing";
  });
  button.addEventListener("click", () => {
    isStopped = !film.paused;
    setPlaying(film, !isStopped);
  });
  for (const type of ["play", "pause"]) film.addEventListener(type, () => showState(button, film.paused));
  // Observed is the section: until it plays, the film itself takes no room.
  new IntersectionObserver(([entry]) => setPlaying(film, entry?.isIntersecting === true && !isStopped)).observe(place);
}

/** A browser that refuses to play leaves the still where it is. */
function setPlaying(film: HTMLVideoElement, isPlaying: boolean): void {
  if (isPlaying) void film.play().catch(() => undefined);
  else film.pause();
}

function showState(button: HTMLButtonElement, paused: boolean): void {
  button.toggleAttribute("data-paused", paused);
  button.ariaLabel = (paused ? button.dataset.play : button.dataset.pause) ?? "";
}

/** Not every browser has it, and the DOM's types have it not. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
