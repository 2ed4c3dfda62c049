/** Everything that moves on a static page: who is here, the carried toast, the demo, language, appearance, menu and films. */
import { showCarriedToast } from "./carried-toast.ts";
import { listenToContact } from "./contact.ts";
import { listenToDemos } from "./demo.ts";
import { startFilms } from "./film.ts";
import { listenToLanguages } from "./language.ts";
import { listenToLooks } from "./looks.ts";
import { closeMenuOnChoice } from "./menu.ts";
import { showOpenOffices } from "./offices.ts";
import { showWhoIsHere } from "./session.ts";

showCarriedToast();
listenToDemos();
listenToContact();
showOpenOffices();
listenToLanguages();
listenToLooks();
closeMenuOnChoice();
startFilms();
void showWhoIsHere();
