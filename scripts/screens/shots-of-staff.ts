/** What staff sees. */
import { openReview } from "./opened/papers.ts";
import { openMenu } from "./shell.ts";
import type { Shot } from "./shot.ts";

export const STAFF: readonly Shot[] = [
  { name: "staff-reviews", who: "staff_demo", path: "/staff?tab=reviews" },
  { name: "staff-problems", who: "staff_demo", path: "/staff?tab=problems" },
  { name: "documents-review", who: "staff_demo", path: "/staff", act: openReview },
  { name: "menu-staff", who: "staff_demo", path: "/staff", act: openMenu, inSight: true, onlyPhone: true },
  { name: "staff-licences", who: "staff_demo", path: "/staff?tab=licences", alsoDark: true },
  { name: "staff-documents", who: "staff_demo", path: "/staff?tab=documents" },
  { name: "staff-messages", who: "staff_demo", path: "/staff?tab=messages" },
  { name: "staff-record", who: "staff_demo", path: "/staff?tab=record" },
];
