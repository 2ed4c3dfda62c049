/** The ground of a night whose still turns into a film; the square in the middle never moves. */
import type { ReactNode } from "react";
import type { PublicWords } from "../../words.ts";
import { FilmSwitch, FilmVideo } from "./film.tsx";
import { GROUND_PLACE, GROUND_VIEW, GroundSquare } from "./ring-ground.tsx";

interface FilmGroundProps {
  name: "reading" | "arrival";
  /** SVG of the film's first moment. */
  still: ReactNode;
  words: PublicWords;
}

export function FilmGround({ name, still, words }: FilmGroundProps) {
  return (
    <>
      <div data-ornament="" aria-hidden="true" className={`mix-blend-screen ${GROUND_PLACE}`}>
        <svg viewBox={GROUND_VIEW} aria-hidden="true" className="absolute inset-0 size-full playing:hidden">
          {still}
        </svg>
        <FilmVideo name={name} className="absolute inset-0 size-full" />
      </div>
      <svg data-ornament="" viewBox={GROUND_VIEW} aria-hidden="true" className={GROUND_PLACE}>
        <GroundSquare />
      </svg>
      <FilmSwitch words={words} className="bottom-6" />
    </>
  );
}
