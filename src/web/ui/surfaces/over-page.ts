/** What the page itself has to know before anything lies over it; begun after the first drawing. */
import { watchLayers } from "../../lib/layers.ts";
import { watchPresses } from "./kept-typing.ts";

export function watchPage(): void {
  watchLayers();
  watchPresses();
}
