/** Draws the public pages' films; `node scripts/films/film.ts rings` makes only one. Their files are committed, so nobody else needs ffmpeg. */
import { ARRIVAL_FILM } from "./arrival.ts";
import { drawFilm } from "./drawn.ts";
import { READING_FILM } from "./reading.ts";
import { RINGS_FILM } from "./rings.ts";

const wanted = process.argv[2];

for (const film of [RINGS_FILM, READING_FILM, ARRIVAL_FILM]) if (!wanted || film.name === wanted) await drawFilm(film);
