/** What the shell has round every screen and does without until the page stands, in one file of the build. */
export { watchPage } from "../ui/surfaces/over-page.ts";
export { BottomBar } from "./navigation/bottom-bar.tsx";
export { SlideOutMenu } from "./navigation/slide-out-menu.tsx";
