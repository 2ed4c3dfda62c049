/** A film over its still: the script starts it on wide screens, for whoever asked for neither less motion nor less data. */
import { Pause, Play } from "lucide-react";
import type { PublicWords } from "../../words.ts";

interface FilmVideoProps {
  /** Of its files below `/film`. */
  name: "rings" | "reading" | "arrival";
  /** The still's own place. */
  className: string;
}

/** White dots on black: whatever holds it has to lay it as light over the night (`mix-blend-screen`). Not fetched before it is started. */
export function FilmVideo({ name, className }: FilmVideoProps) {
  return (
    <video
      data-film=""
      data-poster={`/film/${name}.avif`}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      className={`hidden playing:block ${className}`}
    >
      <source src={`/film/${name}.webm`} type='video/webm; codecs="av01.0.05M.10"' />
      <source src={`/film/${name}.mp4`} type="video/mp4" />
    </video>
  );
}

/** WCAG 2.2.2: what moves by itself can be stopped. Shown only in a section whose film was started. */
export function FilmSwitch({ words: { site }, className }: { words: PublicWords; className: string }) {
  return (
    <button
      type="button"
      data-film-switch=""
      data-play={site("film.play")}
      data-pause={site("film.pause")}
      aria-label={site("film.pause")}
      className={`group absolute end-6 hidden size-12 place-items-center rounded-full border border-on-night-muted bg-night-deep text-on-night hover:bg-night with-film:grid ${className}`}
    >
      <Pause aria-hidden="true" className="size-5 group-data-paused:hidden" />
      <Play aria-hidden="true" className="hidden size-5 group-data-paused:block rtl:-scale-x-100" />
    </button>
  );
}
