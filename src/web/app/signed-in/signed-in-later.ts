/** The same for whoever is signed in. */
export { NextPrayerButton } from "../../features/prayer/next-prayer-button.tsx";
export { AccountPanel } from "../account/account-panel.tsx";
export { AskAbout } from "./ask-about.tsx";
export { SignedInParts } from "./signed-in-parts.tsx";
