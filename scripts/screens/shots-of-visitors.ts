/** What somebody who has not signed in sees. */
import { askLiveChat } from "./opened/assistant.ts";
import { answerValid } from "./opened/bookings.ts";
import { countThree } from "./opened/hajj.ts";
import { openComparison, openMoreFilters } from "./opened/packages.ts";
import { openMatch } from "./opened/wishes.ts";
import { openLooks } from "./shell.ts";
import type { Shot } from "./shot.ts";

export const VISITORS: readonly Shot[] = [
  { name: "home", who: "visitor", path: "/", alsoDark: true },
  { name: "about", who: "visitor", path: "/about", alsoDark: true },
  { name: "platform-features", who: "visitor", path: "/platform-features", alsoDark: true },
  { name: "for-operators", who: "visitor", path: "/for-operators", alsoDark: true },
  { name: "for-pilgrims", who: "visitor", path: "/for-pilgrims", alsoDark: true },
  { name: "sign-in", who: "visitor", path: "/auth", alsoDark: true },
  { name: "contact", who: "visitor", path: "/contact" },
  { name: "contact-chat", who: "visitor", path: "/contact", act: askLiveChat, inSight: true },
  { name: "trust-security", who: "visitor", path: "/trust-security", alsoDark: true },
  { name: "privacy", who: "visitor", path: "/privacy" },
  { name: "terms", who: "visitor", path: "/terms" },
  { name: "register", who: "visitor", path: "/auth?mode=register" },
  { name: "packages-visitor", who: "visitor", path: "/packages", alsoDark: true },
  {
    name: "packages-filters",
    who: "visitor",
    path: "/packages?departureCity=London&shifting=false",
    act: openMoreFilters,
  },
  { name: "packages-empty", who: "visitor", path: "/packages?q=nothing-has-this-name&minSeats=4" },
  { name: "forgot", who: "visitor", path: "/auth?mode=forgot" },
  { name: "reset", who: "visitor", path: "/auth/reset#a-link-of-a-mail" },
  { name: "verify", who: "visitor", path: "/auth/verify#a-link-of-a-mail" },
  { name: "not-found", who: "visitor", path: "/no-such-page", alsoDark: true },
  { name: "packages-compare", who: "visitor", path: "/packages", act: openComparison },
  { name: "looks", who: "visitor", path: "/auth", act: openLooks, inSight: true, alsoDark: true },
  { name: "packages-match", who: "visitor", path: "/packages", act: openMatch },
  { name: "ticket-valid", who: "visitor", path: "/tickets/a-code", act: answerValid, alsoDark: true },
  { name: "ticket-forged", who: "visitor", path: "/tickets/somebody-made-this-up" },
  { name: "ticket-check", who: "visitor", path: "/tickets" },
  { name: "hajj-help", who: "visitor", path: "/hajj?part=help", alsoDark: true },
  { name: "hajj-rounds", who: "visitor", path: "/hajj?part=rounds", act: countThree, alsoDark: true },
  { name: "hajj-words", who: "visitor", path: "/hajj?part=words" },
  { name: "hajj-map", who: "visitor", path: "/hajj?part=map", alsoDark: true },
];
