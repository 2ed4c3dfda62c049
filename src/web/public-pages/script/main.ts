/** Everything that moves on a static page: who is here, the carried toast, the demo, language, appearance, menu and films. */
import { showCarriedToast } from "./carried-toast.ts";
import { listenToDemos } from "./demo.ts";
import { startFilms } from "./film.ts";
import { listenToLanguages } from "./language.ts";
import { closeMenuOnChoice } from "./menu.ts";
import { showWhoIsHere } from "./session.ts";
import { listenToThemes } from "./theme.ts";

showCarriedToast();
listenToDemos();
listenToLanguages();
listenToThemes();
closeMenuOnChoice();
startFilms();
void showWhoIsHere();
