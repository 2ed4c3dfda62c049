/** The hero's film: only on wide screens, and for nobody who asked for less motion or less data. */

const WANTED = "(min-width: 48rem) and (prefers-reduced-motion: no-preference)";

export function startFilm(): void {
  const film = document.querySelector<HTMLVideoElement>("video[data-film]");
  const button = document.querySelector<HTMLButtonElement>("[data-film-switch]");
  if (!film || !button || !matchMedia(WANTED).matches || savesData()) return;
  film.muted = true;
  film.poster = film.dataset.poster ?? "";
  film.addEventListener("playing", () => {
    document.documentElement.dataset.film = "playing";
  });
  button.addEventListener("click", () => void (film.paused ? play(film) : film.pause()));
  for (const type of ["play", "pause"]) film.addEventListener(type, () => showState(button, film.paused));
  addEventListener("load", () => void play(film));
}

/** A browser that refuses to play leaves the drawn rings where they are. */
function play(film: HTMLVideoElement): Promise<void> {
  return film.play().catch(() => undefined);
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
